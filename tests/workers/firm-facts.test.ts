import { expect, it } from "vitest";
import { company } from "~/content/company";
import { localePath, type Locale, localeCodes, type SitePath } from "~/locale";
import { advertisedAt } from "~/site/advertised";
import { renderBuiltPage } from "./built-pages";

const { registered, people } = company;

/** What pages and structured data have for each optional fact of the firm. */
const optional: [fact: unknown, trace: RegExp][] = [
  [registered.orn, /\bORN\b/],
  [company.trn, /\bTRN\b|"taxID"/],
  [registered.brn.sales ?? registered.brn.leasing ?? people.find(({ brn }) => brn), /\bBRN\b/],
  [company.arabicName, /"alternateName"/],
  [company.ceo, /"founder"/],
  [company.address, /"streetAddress"/],
  [people.length, /"employee"/],
  [company.signature ?? people.find(({ photograph }) => photograph), /\/pictures\/people\//],
];

/** The HTML of a page without its scripts, except structured data. */
async function visit(locale: Locale, path: SitePath): Promise<string> {
  const response = await renderBuiltPage(
    localePath(locale, path),
    advertisedAt(new Date(), undefined, locale),
  );
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll(
    /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<style.*?<\/style>/gs,
    "",
  );
}

it.each(localeCodes)("no page has a row for a fact that is missing, in %s", async (locale) => {
  const absent = optional.filter(([fact]) => fact === undefined || fact === 0);
  for (const path of ["/", "/contact", "/team", "/ceo-message"] as const) {
    const html = await visit(locale, path);
    for (const [, trace] of absent) expect(html).not.toMatch(trace);
    expect(html).not.toMatch(/>undefined<|<d[dt][^>]*>\s*<\/d[dt]>/);
  }
});
