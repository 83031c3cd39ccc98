/**
 * Returns the paths of the pages in a sitemap.
 *
 * @param sitemap its XML
 * @returns the paths, without the origin
 */
export const pathsOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
