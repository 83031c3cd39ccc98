import { describe, expect, it } from "vitest";
import { guideOf } from "../../scripts/content/guide-of";

const guides = [
  { id: "marina-bay", lat: 25.08, lon: 55.14 },
  { id: "business-district", lat: 25.185, lon: 55.27 },
];
const districts = [
  { id: "media-city", lat: 25.0953, lon: 55.1549 },
  { id: "jumeirah", area: "business-district" },
  { id: "al-barari" },
];

describe("the area guide of a property", () => {
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
  ])("is %s", (_, property, guide) => {
    expect(guideOf(property, districts, guides)).toBe(guide);
  });
});
