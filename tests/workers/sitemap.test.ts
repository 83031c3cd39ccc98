import { expect, it } from "vitest";
import { sitemapEntries } from "~/layout/sitemap-entries";
import { sitemapOf } from "~/layout/sitemap.server";
import { pathsOf } from "../sitemap-paths";

it("has an index above the limit of pages, whose parts have each address once", () => {
  const origin = "https://homes.ae";
  const entry = sitemapEntries().find(({ path }) => path === "/property/ontario-tower");
  if (!entry) throw new Error("Ontario Tower is not in the sitemap.");
  const homes = Array.from({ length: 7 }, (_, index) => ({
    ...entry,
    path: `/property/home-${index}` as const,
  }));
  const whole = pathsOf(sitemapOf(origin, homes, undefined, 7));
  expect(whole).toHaveLength(21);
  const index = sitemapOf(origin, homes, undefined, 3);
  expect(index).toContain("<sitemapindex");
  expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual(
    [1, 2, 3].map((part) => `${origin}/sitemap.xml?part=${part}`),
  );
  expect([1, 2, 3].flatMap((part) => pathsOf(sitemapOf(origin, homes, part, 3)))).toEqual(whole);
});
