import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { area } from "~/content/schema/area";
import { company } from "~/content/schema/company";
import { places } from "~/content/schema/places";
import { project, projectSchemaOn } from "~/content/schema/project";
import { property } from "~/content/schema/property";
import areaFile from "../../app/content/areas/marina-bay/area.yaml?raw";
import companyFile from "../../app/content/company.yaml?raw";
import placesFile from "../../app/content/places.yaml?raw";
import projectFile from "../../app/content/projects/al-marjan-island/project.yaml?raw";
import propertyFile from "../../app/content/properties/ontario-tower/property.yaml?raw";
import { problemsOf } from "../../scripts/content/explain";
import { propertyFacts } from "./property-facts";

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

/** A property with every fact that it may have. */
const everyFactOfProperty = {
  ...propertyFacts,
  yearBuilt: 2019,
  plans: [
    {
      drawing: "plan.svg",
      storey: { name: "Ground floor", it: "Piano terra", ar: "الطابق الأرضي" },
      rooms: [
        { number: 1, name: "Living room", it: "Soggiorno", ar: "غرفة المعيشة", squareMetres: 25.5 },
      ],
    },
  ],
};

const instalments = [
  { name: "On booking", share: 20, milestone: "booking" },
  { name: "During construction", share: 50, milestone: "construction", date: "2027-06-30" },
  { name: "At handover", it: "Alla consegna", ar: "عند التسليم", share: 30, milestone: "handover" },
];

const source = {
  name: "Dubai Land Department",
  it: "Dubai Land Department",
  address: "https://dubailand.gov.ae",
};

const verified = { fact: "developer", status: "verified", checked: "2026-11-01", source };

/** A project with every fact that it may have. */
const everyFactOfProject = {
  factSources: [verified, { fact: "handover", status: "stated", checked: "2026-11-01" }],
  handoverHistory: [{ handover: "2027-03", date: "2025-02-10" }],
  brand: "The brand",
  feePaidBy: "developer",
  expressionOfInterest: 37_000,
  interestReturned: "yes",
  interestInPrice: "no",
  developer: "The developer",
  projectNumber: "2468",
  escrow: { account: "AE070331234567890123456", bank: "The bank" },
  district: "al-marjan-island",
  stage: "on-sale",
  progress: { percent: 35, date: "2026-11-01" },
  handover: "2027-12",
  paymentPlan: { beforeHandover: 70, atHandover: 30, instalments },
  serviceCharge: { stated: 15, estimated: 18.5 },
  units: [{ id: "three-bedroom", squareFeet: 1_600, priceFrom: 3_000_000 }],
};

const everyFactOfArea = {
  pricePerSquareFoot: { aed: 2_400, date: "2026-11-01", source },
  foreignOwnership: { right: "freehold", source },
};

const people = [
  {
    name: "Giulia Rossi",
    photograph: "giulia-rossi.jpg",
    brn: "54321",
    id: "giulia-rossi",
    email: "giulia@firm.example",
    phone: "+971 4 000 0001",
    whatsapp: "+971 50 000 0001",
    desks: ["sales", "off-plan"],
    absent: { from: "2026-12-20", to: "2027-01-06" },
    shown: "no",
    languages: ["it", "en"],
    role: "Partner",
    text: "A text.",
    it: { role: "Consulente", text: "Un testo." },
    ar: { role: "شريكة" },
  },
];

describe("a file of the content", () => {
  it("names a latitude and a longitude that are swapped", () => {
    const data = parse(areaFile) as Record<string, unknown>;
    expect(problemsOf(area, { ...data, lat: data["lon"], lon: data["lat"] })).toEqual([
      "the latitude and the longitude are swapped: the latitude is 25.0805",
    ]);
  });

  it.each(Object.entries(kinds))("of a %s is valid", (_, { schema, file }) => {
    expect(problemsOf(schema, parse(file))).toEqual([]);
  });

  it.each<[keyof typeof kinds, string, unknown, string]>([
    ["property", "title", undefined, "the title is missing"],
    ["property", "ar.pictures.1.caption", undefined, "the Arabic caption of picture 2 is missing"],
    ["property", "aed", -5, "the price in AED is -5: it should be at least 1"],
    [
      "property",
      "occupancy",
      { state: "vacant", until: "2027-03-31" },
      "a property that is vacant has no tenancy: take away its last day and its rent",
    ],
    [
      "property",
      "rent",
      { cheques: 4 },
      "the terms of the rent belong to a property to rent: this one is for sale",
    ],
    [
      "property",
      "plans",
      [{ drawing: "plan.docx", rooms: [{ number: 1, name: "Kitchen" }] }],
      "the plan of floor plan 1 is “plan.docx”. The name of a file in this folder, an SVG, a picture or a PDF, for example plan.svg.",
    ],
    [
      "property",
      "it.video",
      { title: "Una visita", description: "Dall’ingresso al balcone." },
      "the Italian texts of the video have no video: add it in English",
    ],
    ["property", "lat", 25.2, "the longitude is missing: a position has both"],
    [
      "property",
      "amenities",
      ["Swimming pool • Gym"],
      "“Swimming pool • Gym” has several amenities: give each its own line",
    ],
    ["area", "lat", 48.2, "the position, 48.2, 55.1403, is outside the United Arab Emirates"],
    [
      "places",
      "districts.0.lon",
      12.5,
      "the position of business-bay, 25.18544, 12.5, is outside the United Arab Emirates",
    ],
    [
      "places",
      "districts.0.id",
      "Business Bay",
      "the short name of district 1 is “Business Bay”. Lower case letters, digits and hyphens, for example business-bay.",
    ],
    [
      "places",
      "districts.1.area",
      undefined,
      "the district Jumeirah needs an area guide or a position: its homes are shown there",
    ],
    ["property", "prise", 1, "the file has a field that is not known: prise"],
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
    [
      "project",
      "paymentPlan.instalments",
      instalments.slice(1),
      "the shares of the instalments should add up to 100",
    ],
    [
      "project",
      "paymentPlan.instalments",
      [
        { name: "On booking", share: 33.33, milestone: "booking" },
        { name: "At handover", share: 66.67, milestone: "handover" },
      ],
      "the instalments up to handover should add up to the share before handover of the payment plan",
    ],
    [
      "project",
      "escrow",
      { account: "1234567" },
      "the escrow account needs the project number: the Land Department approves an account for one project",
    ],
    [
      "project",
      "factSources",
      [{ fact: "handover", status: "verified", checked: "2026-11-01", source: { name: "A call" } }],
      "a verified fact needs its source with an address",
    ],
    [
      "project",
      "factSources",
      [{ fact: "handover", status: "verified", source }],
      "the day of the check of source 1 is missing",
    ],
    ["project", "factSources", [verified], "the sources name the developer, which is missing"],
    [
      "project",
      "handoverHistory",
      [
        { handover: "2027-06", date: "2026-02-10" },
        { handover: "2027-03", date: "2025-02-10" },
      ],
      "the earlier promises should be in the order of their days",
    ],
    [
      "area",
      "price.from",
      9_000_000,
      "the lower end of the asking prices should not be above the upper end",
    ],
    [
      "area",
      "pricePerSquareFoot",
      { aed: 2_400, date: "2026-11-01" },
      "the price per sq ft needs a day and a source, or neither: it is then called indicative",
    ],
    [
      "company",
      "trn",
      "1234",
      'the tax number (TRN) is “1234”. Fifteen digits, in quotation marks, for example "100123456700003".',
    ],
    [
      "company",
      "people",
      [{ ...people[0], it: { role: "" } }],
      "the Italian role of person 1 is missing",
    ],
    [
      "company",
      "people",
      [{ ...people[0], id: "Giulia Rossi" }],
      "the short name of person 1 is “Giulia Rossi”. Lower case letters, digits and hyphens, for example giulia-rossi.",
    ],
    [
      "company",
      "people",
      [{ ...people[0], email: undefined }],
      "a person with desks needs a short name and an email address",
    ],
    [
      "company",
      "people",
      [{ ...people[0], absent: { from: "2027-01-06", to: "2026-12-20" } }],
      "the first day of an absence should not be after the last one",
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
      "javascript:alert(1)",
      "the address of profile 1 is “javascript:alert(1)”. The footer links to it. For example https://…",
    ],
  ])("of a %s with %s = %j is explained", (kind, path, value, message) => {
    const data: unknown = parse(kinds[kind].file);
    change(data, path, value);
    expect(problemsOf(kinds[kind].schema, data)).toEqual([message]);
  });

  it.each<[keyof typeof kinds, object]>([
    ["property", everyFactOfProperty],
    ["project", everyFactOfProject],
    ["area", everyFactOfArea],
  ])("of a %s may have every fact that there is", (kind, facts) => {
    const { schema, file } = kinds[kind];
    const data = parse(file) as Record<string, unknown>;
    expect(problemsOf(schema, { ...data, ...facts })).toEqual([]);
  });

  it("names facts of a property that exclude each other", () => {
    const data = parse(propertyFile) as Record<string, unknown>;
    const problems = (facts: object) => problemsOf(property, { ...data, ...facts });
    expect(problems({ floor: 35, floors: 34 })).toEqual([
      "the floor is 35, but the building has 34 floors",
    ]);
    expect(problems({ aed: 2_450_000, range: { from: 1_000_000, to: 2_000_000 } })).toEqual([
      "the price of AED 2,450,000 is not in the price range: change the range too",
    ]);
    expect(problems({ range: undefined, aed: 15_400_000, usd: 4_200_000 })).toEqual([]);
    expect(problems({ range: undefined, aed: 14_900_000, usd: 4_200_000 })).toEqual([
      "the price of $ 4,200,000 is not that of AED 14,900,000: change one of them",
    ]);
    expect(problems({ purpose: "rent", range: undefined, aed: 100_000, usd: 27_200 })).toEqual([
      "the price in US dollars belongs to a property for sale: this one is to rent",
    ]);
    expect(problems({ purpose: "rent", estimatedRent: 95_000 })).toEqual([
      "the estimated rent belongs to a property for sale: this one is to rent",
    ]);
    expect(problems({ occupancy: { state: "let" }, estimatedRent: 95_000 })).toEqual([
      "the property is let: give the rent that the tenant pays, no estimate",
    ]);
  });

  it("does not put a project on sale whose handover is past, on the day it is edited", () => {
    const data = { ...(parse(projectFile) as object), handover: "2026-10" };
    const problems = (stage: string, today: string) =>
      problemsOf(projectSchemaOn(today), { ...data, stage });
    expect(problems("on-sale", "2026-11-01")).toEqual([
      "the expected handover is October 2026, which is past: a project on sale is handed over later. Change the month or the stage",
    ]);
    expect(problems("on-sale", "2026-10-31")).toEqual([]);
    expect(problems("completed", "2026-11-01")).toEqual([]);
    expect(problemsOf(project, { ...data, stage: "on-sale" })).toEqual([]);
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
