/**
 * The pages that a sitemap names.
 *
 * @param sitemap its XML
 * @returns their paths, without the host that the site is published under
 */
export const pathsOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
