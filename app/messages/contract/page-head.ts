/** What a page says of itself in search results; the firm's name is added to its title. */
export interface PageHeadMessages {
  title: string;
  description: string;
}
