/** The endpoint that shares changes with all search engines of IndexNow: https://www.indexnow.org/documentation */
const endpoint = "https://api.indexnow.org/indexnow";

/** Maximum addresses of one request. */
const maxAddresses = 10_000;

const timeoutMs = 15_000;

/** A key: 8 to 128 letters, digits and hyphens. The Worker serves it as a file, which proves who owns the site. */
export const isIndexNowKey = (key: string): boolean => /^[\da-z-]{8,128}$/iu.test(key);

/** Reads a sitemap, or all parts of an index. */
async function readSitemap(address: string, signal: AbortSignal): Promise<string> {
  const sitemap = await (await fetch(address, { signal })).text();
  if (!sitemap.includes("<sitemapindex")) return sitemap;
  const parts = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, part = ""]) => part);
  return (await Promise.all(parts.map(async (part) => readSitemap(part, signal)))).join("\n");
}

/**
 * The addresses of a sitemap whose content has changed.
 *
 * @param since the time of the last deployment, whose whole day counts; undefined for all addresses
 */
function changedAddresses(sitemap: string, since: string | undefined): string[] {
  const day = since?.slice(0, 10) ?? "";
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>.*?<lastmod>([^<]+)<\/lastmod>/gsu)]
    .filter(([, , changed = ""]) => changed >= day)
    .map(([, address = ""]) => address);
}

/**
 * Tells search engines which addresses of a deployed site have changed. It does not throw: the deployment is done.
 *
 * @param since the time of the last deployment; undefined for all addresses
 * @returns a line for the terminal
 */
export async function announceChanges(
  site: string,
  key: string,
  since: string | undefined,
): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const sitemap = await readSitemap(`${site}/sitemap.xml`, signal);
    const urlList = changedAddresses(sitemap, since).slice(0, maxAddresses);
    if (urlList.length === 0) return "IndexNow: no address has changed.";
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(site).host,
        key,
        keyLocation: `${site}/${key}.txt`,
        urlList,
      }),
      signal,
    });
    return response.ok
      ? `IndexNow: ${urlList.length} changed addresses were announced.`
      : `IndexNow answered ${response.status}: search engines will read the changes in the sitemap.`;
  } catch (error) {
    return `IndexNow was not reached (${error instanceof Error ? error.message : String(error)}): search engines will read the changes in the sitemap.`;
  }
}
