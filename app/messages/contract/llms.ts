/** The words of /llms.txt that no page says; it is there once, in English. */
export interface LlmsMessages {
  summary: string;
  homes: string;
  areas: string;
  articles: string;
  pages: string;
  contact: string;
  /** Where the site has more than one language. */
  languages: string;
}
