import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { brochureFiles } from "~workers/http/files";
import { articles } from "~/content/articles";
import { investmentPages, planExample } from "~/content/investment-pages";
import { placeName } from "~/content/places";
import { planProject, prelaunchProject } from "~/content/projects";
import { textsIn } from "~/content/texts";
import { brochures } from "~/features/brochures/brochure-files";
import { moneyFormat } from "~/format/money";
import { percentFormat } from "~/format/number";
import { localePath, type Locale, localeCodes, locales, type SitePath } from "~/locale";
import routes from "~/routes";
import { advertisedAt, type ListingsAndAreas, listingsAndAreas } from "~/site/advertised";
import { renderBuiltPage } from "./built-pages";
import { useFakeTimers } from "./clock";
import { expired, lastMoment, listingsWithPermit } from "./listings";

interface Ids {
  properties: readonly string[];
  projects: readonly string[];
  areas: readonly string[];
}

const everyListing: Ids = {
  properties: listingsAndAreas.properties.map(({ id }) => id),
  projects: listingsAndAreas.projects.map(({ id }) => id),
  areas: listingsAndAreas.areas.map(({ id }) => id),
};

/** Every third listing of each kind expires, one third after the other. */
const combinations = [0, 1, 2].map((turn): Ids => {
  const third = (ids: readonly string[]) => ids.filter((_, index) => index % 3 === turn);
  const { properties, projects, areas } = everyListing;
  return { properties: third(properties), projects: third(projects), areas: third(areas) };
});

/** The addresses of the routes with parameters, and of the states of a page that are in the query. */
const addresses: Record<string, readonly SitePath[]> = {
  buy: ["/buy", "/buy?type=villa", "/buy?location=dubai&bedrooms=2"],
  contact: ["/contact", "/contact?interest=viewing"],
  shortlist: ["/shortlist", `/shortlist?homes=${everyListing.properties.join()}`],
  "property/:id": everyListing.properties.map((id) => `/property/${id}` as const),
  "off-plan/:id": everyListing.projects.map((id) => `/off-plan/${id}` as const),
  "journal/:slug": articles.map(({ id }) => `/journal/${id}` as const),
  "areas/:id": everyListing.areas.map((id) => `/areas/${id}` as const),
  "*": ["/no-such-page"],
  "brochures/:version/:file": ["/brochures/00000000/no-such-home.pdf"],
};

/** Every address, and whether it has a language. */
const visited = routes.flatMap(({ path = "" }) => {
  const [, prefix, name = ""] = /^(:locale\?\/?)?(.*)/.exec(path) ?? [];
  const own = addresses[name] ?? [`/${name}`];
  return own.map((address) => ({ address, isTranslated: prefix !== undefined }));
});

/** Normalises a text for comparison: plain spaces, no bidirectional controls. */
const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]|&nbsp;/g, " ").replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");

/** Whether a text has another in it, and not as a part of a longer figure. */
const has = (text: string, part: string) => {
  const exactly = part.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const before = /^\d/.test(part) ? "(?<!\\d[.,]?)" : "";
  const after = /\d$/.test(part) ? "(?![.,]?\\d)" : "";
  return new RegExp(before + exactly + after).test(text);
};

interface Traces {
  /** The pages that answer 410 and may name it. */
  gone: readonly string[];
  texts: readonly string[];
}

const tracesOfProperties = (locale: Locale, { properties }: Ids): Traces[] =>
  listingsAndAreas.properties
    .filter(({ id }) => properties.includes(id))
    .map((property) => ({
      gone: [`/property/${property.id}`],
      texts: [
        textsIn(property, locale).title,
        moneyFormat(locale).money(property.aed, "AED"),
        `/property/${property.id}`,
        `/property-${property.id}.`,
        `/pictures/properties/${property.id}/`,
        `/orizzonte-${property.id}-`,
      ],
    }));

const tracesOfProjects = (locale: Locale, { projects }: Ids): Traces[] =>
  projects.map((id) => ({
    gone: [
      `/off-plan/${id}`,
      ...(id === "palazzo-tissoli" ? [investmentPages.prelaunch.path] : []),
    ],
    texts: [
      listingsAndAreas.projects.find((project) => project.id === id)?.title ?? id,
      ...projectFigures(locale, id),
      `/off-plan/${id}`,
      `/off-plan-${id}.`,
      `/pictures/projects/${id}/`,
      `/orizzonte-${id}-`,
    ],
  }));

/** What a project costs, and the address of a page of its own, where it has them. */
function projectFigures(locale: Locale, id: string): string[] {
  if (id === planProject.id) return [percentFormat(locale).shares(planProject.paymentPlan)];
  if (id !== prelaunchProject.id) return [];
  return [
    investmentPages.prelaunch.path,
    moneyFormat(locale).money(prelaunchProject.expressionOfInterest, "AED"),
    ...prelaunchProject.units.flatMap(({ priceFrom }) =>
      priceFrom ? [moneyFormat(locale).compactMoney(priceFrom, "AED")] : [],
    ),
  ];
}

const tracesOfAreas = (locale: Locale, { areas }: Ids): Traces[] =>
  listingsAndAreas.areas
    .filter(({ id }) => areas.includes(id))
    .map((area) => {
      const { name } = textsIn(area, locale);
      return {
        gone: [`/areas/${area.id}`],
        texts: [
          // As a heading or a link: a sentence may still say what lies beside a district. Some
          // districts are also part of the address of a property.
          ...(listingsAndAreas.properties.some(({ place }) => placeName(locale, place) === name)
            ? []
            : [`>${name}<`]),
          moneyFormat(locale).compactMoneyRange(area.price, "AED"),
          `/areas/${area.id}`,
          `/areas-${area.id}.`,
          `/pictures/areas/${area.id}.`,
        ],
      };
    });

const render = async (path: string, all: ListingsAndAreas, now: Date) =>
  renderBuiltPage(path, advertisedAt(now, all));

/** A price that is an example on these pages too. */
const isExample = (text: string, locale: Locale, path: SitePath) =>
  /^\/(invest\/(cash-flow|capital-appreciation|purchase-plan)|journal|llms|feed)/.test(path) &&
  text === moneyFormat(locale).money(planExample.price, "AED");

/** What all routes say of the listings with the permit, and which addresses answer 410. */
async function visit(ids: Ids, locale: Locale, now = expired) {
  const all = listingsWithPermit(Object.values(ids).flat());
  const listed = [
    ...tracesOfProperties(locale, ids),
    ...tracesOfProjects(locale, ids),
    ...tracesOfAreas(locale, ids),
  ];
  const found: { path: string; trace: string }[] = [];
  const statuses: Record<string, number> = {};
  for (const { address: path, isTranslated } of visited) {
    if (!isTranslated && locale !== "en") continue;
    const response = await render(isTranslated ? localePath(locale, path) : path, all, now);
    const text = plain(await response.text());
    statuses[path] = response.status;
    const traces = listed
      .filter(({ gone }) => response.status !== 410 || !gone.includes(path))
      .flatMap(({ texts }) => texts);
    for (const trace of traces.map(plain))
      if (has(text, trace) && !isExample(trace, locale, path)) found.push({ path, trace });
  }
  return { found, statuses, listed };
}

const others = (statuses: Record<string, number>) =>
  Object.fromEntries(Object.entries(statuses).filter(([, status]) => status !== 200));

const missing = (locale: Locale) => ({
  "/no-such-page": 404,
  ...(locale === "en" && { "/brochures/00000000/no-such-home.pdf": 404 }),
});

/** The Worker's answer to a request for a brochure, with the pages behind it. */
const requestBrochure = async (path: string, all: ListingsAndAreas) =>
  new Hono<{ Bindings: Env }>()
    .use(brochureFiles(all))
    .all("*", async ({ req }) => render(req.path, all, expired))
    .request(path, {}, env);

describe("a property, a project and an area whose permits have expired", () => {
  it("are shown until their last day in Dubai is over", async () => {
    const { found, statuses, listed } = await visit(everyListing, "en", lastMoment);
    const unseen = new Set(listed.flatMap(({ texts }) => texts).map(plain));
    for (const { trace } of found) unseen.delete(trace);
    expect([...unseen]).toEqual([]);
    expect(others(statuses)).toEqual(missing("en"));
  });

  it.each(
    combinations.flatMap((ids, index) =>
      localeCodes
        .filter((_, position) => env.ALL_PAGES || position === index % localeCodes.length)
        .map((locale) => [locale, Object.values(ids).flat().join(", "), ids] as const),
    ),
  )("are on no page but those that answer 410: %s: %s", async (locale, _, ids) => {
    const { found, statuses, listed } = await visit(ids, locale);
    const gone = listed.flatMap((one) => one.gone);
    expect(found).toEqual([]);
    expect(others(statuses)).toEqual({
      ...missing(locale),
      ...Object.fromEntries(gone.map((path) => [path, 410])),
    });
  });

  it.each(localeCodes)("have no brochure any more, and others have: %s", async (locale) => {
    useFakeTimers();
    vi.setSystemTime(expired);
    for (const ids of combinations) {
      const all = listingsWithPermit(Object.values(ids).flat());
      for (const [id, editions] of Object.entries(brochures)) {
        const { address = "" } = editions[locale] ?? editions.en ?? {};
        const moved = address.replace(/[0-9a-f]{8}/, "00000000");
        const ended = [...ids.properties, ...ids.projects].some((one) => one === id);
        const file = await requestBrochure(address, all);
        const text = file.status === 410 ? plain(await file.text()) : "";
        const former = await requestBrochure(moved, all);
        expect([id, file.status, former.status, former.headers.get("location")]).toEqual(
          ended ? [id, 410, 410, null] : [id, 200, 302, address],
        );
        expect(text.includes(`<html lang="${locales[locale].lang}"`)).toBe(ended);
        for (const other of localeCodes.filter((one) => one !== locale))
          expect(text.includes(`href="${address.replace(`-${locale}.`, `-${other}.`)}"`)).toBe(
            ended,
          );
      }
    }
  });

  it("leave no browser with a brochure for longer than the permit lasts", async () => {
    useFakeTimers();
    vi.setSystemTime(expired.getTime() - 90_000);
    const [ids] = combinations;
    if (!ids) throw new Error("No listings");
    const cacheControlOf = async (id: string) =>
      (
        await requestBrochure(
          brochures[id]?.en?.address ?? "",
          listingsWithPermit(Object.values(ids).flat()),
        )
      ).headers.get("cache-control");
    expect(await cacheControlOf(ids.properties[0] ?? "")).toBe("public, max-age=90, immutable");
    expect(await cacheControlOf("continental-tower")).toBe("public, max-age=31536000, immutable");
  });
});
