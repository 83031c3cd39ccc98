import { expect, it } from "vitest";
import { guideOf, pagesOf, type ShownContent } from "../../scripts/content/shown-on";

const home = (id: string, data: object = {}) => ({
  id,
  name: `properties/${id}/property.yaml`,
  data: { status: "listed", district: "jumeirah", ...data },
});

/** One more than the home page shows. */
const homes = Array.from({ length: 13 }, (_, index) => home(`home-${index + 10}`));

const content = {
  properties: homes,
  areas: [{ id: "marina-bay", data: { lat: 25.08, lon: 55.14 } }],
  articles: [
    { id: "two-homes", data: { properties: ["home-09"] } },
    { id: "another", data: { properties: [] } },
    { id: "a-draft", data: { status: "draft", properties: ["home-09"] } },
  ],
  places: [{ data: { districts: [{ id: "jumeirah", area: "marina-bay" }] } }],
} as unknown as ShownContent;

const inAll = ["/catalogs", "/feed.xml", "/llms.txt"];

it.each([
  [
    "a home",
    "properties",
    home("home-09"),
    ["/", "/buy", "/areas/marina-bay", "/journal/two-homes", ...inAll, "pages of similar homes"],
  ],
  [
    "a home with a permit, behind those on the home page",
    "properties",
    home("home-22", { permit: { number: "1" } }),
    [
      "/buy",
      "/areas/marina-bay",
      ...inAll,
      "/feeds/kyero.xml",
      "/feeds/meta.csv",
      "pages of similar homes",
    ],
  ],
  ["a draft", "properties", home("home-10", { status: "draft" }), []],
  ["a withdrawn home", "properties", home("home-10", { status: "withdrawn" }), []],
  ["a home that is sold", "properties", home("home-10", { availability: { state: "sold" } }), []],
  [
    "a project",
    "projects",
    { id: "velos", name: "", data: { status: "listed", theme: "prelaunch" } },
    ["/off-plan", "/invest/prelaunch", ...inAll],
  ],
  ["a draft of an article", "articles", { id: "a-draft", name: "", data: { status: "draft" } }, []],
  ["an article", "articles", { id: "two-homes", name: "", data: {} }, ["/journal", "/feed.xml"]],
])("names the other pages that show %s", (_, kind, file, pages) => {
  expect(pagesOf(kind, file, content)).toEqual(pages);
});

const guides = [
  { id: "marina-bay", lat: 25.08, lon: 55.14 },
  { id: "business-district", lat: 25.185, lon: 55.27 },
];
const districts = [
  { id: "media-city", lat: 25.0953, lon: 55.1549 },
  { id: "jumeirah", area: "business-district" },
  { id: "al-barari" },
];

it.each([
  ["its own", { district: "jumeirah", area: "marina-bay" }, "marina-bay"],
  ["that of its district", { district: "jumeirah" }, "business-district"],
  ["the nearest to its district", { district: "media-city" }, "marina-bay"],
  [
    "the nearest to its own position",
    { district: "media-city", lat: 25.19, lon: 55.26 },
    "business-district",
  ],
  ["none without a position", { district: "al-barari" }, undefined],
])("the area guide of a property is %s", (_, property, guide) => {
  expect(guideOf(property, districts, guides)).toBe(guide);
});
