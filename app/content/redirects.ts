import { redirects as compiled } from "#content";

/** The former addresses of listings, areas and articles, each with the present one. Both are without a language. */
export const redirects: Readonly<Record<string, string>> = compiled;
