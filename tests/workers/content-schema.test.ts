import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { area, company, places, project, property } from "~/content/schema";
import areaFile from "../../app/content/areas/marina-bay/area.yaml?raw";
import companyFile from "../../app/content/company.yaml?raw";
import placesFile from "../../app/content/places.yaml?raw";
import projectFile from "../../app/content/projects/al-marjan-island/project.yaml?raw";
import propertyFile from "../../app/content/properties/ontario-tower/property.yaml?raw";
import { problemsOf } from "../../scripts/content/explain";

const kinds = {
  property: { schema: property, file: propertyFile },
  project: { schema: project, file: projectFile },
  area: { schema: area, file: areaFile },
  places: { schema: places, file: placesFile },
  company: { schema: company, file: companyFile },
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
  it("names a latitude and a longitude that are swapped", () => {
    const data = parse(areaFile) as Record<string, unknown>;
    expect(problemsOf(area, { ...data, lat: data["lon"], lon: data["lat"] })).toEqual([
      "the latitude and the longitude are swapped: the latitude is 25.0805",
    ]);
  });

  it.each(Object.entries(kinds))("of a %s is right as it is", (_, { schema, file }) => {
    expect(problemsOf(schema, parse(file))).toEqual([]);
  });

  it.each<[keyof typeof kinds, string, unknown, string]>([
    ["property", "title", undefined, "the title is missing"],
    ["property", "it.summary", undefined, "the Italian summary is missing"],
    ["property", "ar.summary", "", "the Arabic summary is missing"],
    ["property", "ar.pictures.1.caption", undefined, "the Arabic caption of picture 2 is missing"],
    ["property", "pictures.2.alt", " ", "the description of the picture of picture 3 is missing"],
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
    ["property", "lat", 25.2, "the longitude is missing: a position has both"],
    ["area", "lat", undefined, "the latitude is missing"],
    ["area", "lat", "north", "the latitude is “north”: it should be a number"],
    ["area", "lat", 48.2, "the position, 48.2, 55.1403, is outside the United Arab Emirates"],
    [
      "places",
      "places.0.lon",
      12.5,
      "the position of business-bay, 25.18544, 12.5, is outside the United Arab Emirates",
    ],
    ["property", "prise", 1, "the file has a field that is not known: prise"],
    [
      "property",
      "permit",
      { ...permit, number: "12a" },
      "the permit number is “12a”. From the permit that Trakheesi issues for this advertisement. Digits only.",
    ],
    [
      "property",
      "permit",
      { ...permit, validUntil: "31.12.2027" },
      "the last day of the permit is “31.12.2027”. The end date on the permit. It is still valid on this day, in Dubai.",
    ],
    [
      "property",
      "permit",
      { ...permit, card: "javascript:alert(1)" },
      "the link of the permit card is “javascript:alert(1)”. The address that the permit’s QR code opens: point a phone’s camera at it and copy the link.",
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
    ["company", "legalName", undefined, "the legal name is missing"],
    [
      "company",
      "phone",
      "04 000 0000",
      "the phone number is “04 000 0000”. In international form, for example +971 4 000 0000.",
    ],
    [
      "company",
      "email",
      "hello@firm",
      "the email address is “hello@firm”. For example hello@firm.ae.",
    ],
    ["company", "licence", "CN-1", "the licence number is “CN-1”"],
    [
      "company",
      "desks",
      { sales: { brn: "none" } },
      "the broker number (BRN) is “none”. The desk’s broker in the Land Department’s register.",
    ],
    [
      "company",
      "hours.1.from",
      "10 am",
      "the opening time of line of the working hours 2 is “10 am”. For example 09:00.",
    ],
    [
      "company",
      "hours.1.to",
      undefined,
      "the working hours of a day need an opening and a closing time, or neither",
    ],
    ["company", "hours.1.to", "09:00", "the opening time should be before the closing time"],
    [
      "company",
      "hours.2.days",
      ["saturday"],
      "the working hours should name each day of the week once",
    ],
    [
      "company",
      "profiles.0.address",
      "instagram.com/firm",
      "the address of profile 1 is “instagram.com/firm”. The footer links to it. For example https://…",
    ],
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
