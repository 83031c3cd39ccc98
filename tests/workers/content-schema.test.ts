import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { area, places, project, property } from "~/content/schema";
import areaFile from "../../app/content/areas/marina-bay/area.yaml?raw";
import placesFile from "../../app/content/places.yaml?raw";
import projectFile from "../../app/content/projects/al-marjan-island/project.yaml?raw";
import propertyFile from "../../app/content/properties/ontario-tower/property.yaml?raw";
import { problemsOf } from "../../scripts/content/explain";

const kinds = {
  property: { schema: property, file: propertyFile },
  project: { schema: project, file: projectFile },
  area: { schema: area, file: areaFile },
  places: { schema: places, file: placesFile },
};

/** Sets a value at a path such as "it.pictures.2.alt". */
function change(data: unknown, path: string, value: unknown) {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let owner = data as Record<string, unknown>;
  for (const key of keys) owner = owner[key] as Record<string, unknown>;
  owner[last] = value;
}

const permit = {
  number: "7123456789",
  validUntil: "2027-03-31",
  card: "https://permits.example/7123456789",
};

describe("a file of the content", () => {
  it.each(Object.entries(kinds))("of a %s is right as it is", (_, { schema, file }) => {
    expect(problemsOf(schema, parse(file))).toEqual([]);
  });

  it.each<[keyof typeof kinds, string, unknown, string]>([
    ["property", "title", undefined, "the title is missing"],
    ["property", "it.summary", undefined, "the Italian summary is missing"],
    ["property", "ar.summary", "", "the Arabic summary is missing"],
    ["property", "ar.pictures.1.caption", undefined, "the Arabic caption of picture 2 is missing"],
    ["property", "pictures.2.alt", " ", "the description of the picture of picture 3 is missing"],
    ["property", "cover", undefined, "the picture in lists is missing"],
    ["property", "aed", -5, "the price in AED is -5: it should be at least 1"],
    ["property", "aed", "1.5m", "the price in AED is “1.5m”: it should be a number"],
    [
      "property",
      "type",
      "flat",
      "the type is “flat”: it should be apartment, villa, penthouse or townhouse",
    ],
    [
      "property",
      "status",
      "sold",
      "the status is “sold”: it should be draft, listed, exclusive or withdrawn",
    ],
    ["property", "bedrooms", 40, "the number of bedrooms is 40: it should be at most 20"],
    [
      "property",
      "summary",
      "x".repeat(201),
      "the summary has 201 characters: it should have at most 200",
    ],
    ["property", "amenities", [], "the amenities: there should be at least 1, there are 0"],
    ["property", "prise", 1, "the file has a field that is not known: prise"],
    [
      "property",
      "permit",
      { ...permit, number: "12a" },
      "the permit number is “12a”. As Trakheesi prints it, digits only.",
    ],
    [
      "property",
      "permit",
      { ...permit, validUntil: "31.12.2027" },
      "the last day of the permit is “31.12.2027”. The last day on which it is valid, in Dubai.",
    ],
    [
      "property",
      "permit",
      { ...permit, card: "javascript:alert(1)" },
      "the link of the permit card is “javascript:alert(1)”. The address that the QR code opens.",
    ],
    [
      "property",
      "pictures.0.picture",
      "../secret.jpg",
      "the picture of picture 1 is “../secret.jpg”. The name of a file in this folder, for example 01.jpg.",
    ],
    [
      "project",
      "paymentPlan.atHandover",
      40,
      "the shares of the payment plan should add up to 100",
    ],
    ["project", "handover", "soon", "the expected handover is “soon”. For example 2027-12."],
    [
      "project",
      "theme",
      "holiday",
      "the investment page is “holiday”: it should be capital-appreciation, cash-flow, trophy-asset or prelaunch",
    ],
    [
      "area",
      "price.from",
      9_000_000,
      "the lower end of the asking prices should not be above the upper end",
    ],
    ["area", "it.morning", undefined, "the Italian morning is missing"],
    ["places", "places.0.ar", undefined, "the Arabic name of place 1 is missing"],
  ])("of a %s with %s = %j is explained", (kind, path, value, message) => {
    const data: unknown = parse(kinds[kind].file);
    change(data, path, value);
    expect(problemsOf(kinds[kind].schema, data)).toEqual([message]);
  });

  it("reports all its problems at once", () => {
    const data = parse(propertyFile) as Record<string, unknown>;
    delete data["title"];
    change(data, "it.summary", "");
    change(data, "bathrooms", 0);
    expect(problemsOf(property, data)).toEqual([
      "the number of bathrooms is 0: it should be at least 1",
      "the title is missing",
      "the Italian summary is missing",
    ]);
  });

  it("may leave out a translation", () => {
    const data = parse(propertyFile) as Record<string, unknown>;
    delete data["ar"];
    expect(problemsOf(property, data)).toEqual([]);
  });
});
