/**
 * The schema of everything that the firm edits. It is the only definition: the types, the checks and the
 * studio's forms derive from it. The Worker contains neither this module nor the schema library; it reads
 * the data that `npm run content` compiles.
 *
 * Each field has a label, which error messages and the studio show, and may have a hint. A `formHint` takes its
 * place in the studio.
 */
import { z } from "zod";
import { isHandoverPast } from "./handover.ts";

/** Languages of a file besides English, which is at its root. */
export const translations = ["it", "ar"] as const;

const maxParagraph = 1_200;

const text = (label: string, max: number, hint?: string) =>
  z.string().trim().min(1).max(max).meta({ label, hint });
const line = (label: string, hint?: string) => text(label, 200, hint);
const lines = (label: string, hint?: string) => z.array(line(label)).min(1).meta({ label, hint });
const paragraphs = (label: string, hint?: string) =>
  z.array(text(label, maxParagraph)).min(1).meta({ label, hint });
const integer = (label: string, hint?: string) => z.int().meta({ label, hint });
const positiveInteger = (label: string, hint?: string) => z.int().min(1).meta({ label, hint });
const positiveNumber = (label: string, hint?: string) =>
  z.number().positive().meta({ label, hint });
const percentage = (label: string, hint?: string) =>
  z.number().min(0).max(100).meta({ label, hint });
const choice = <const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  hint?: string,
  form?: {
    /** The initial value in a new entry. */
    initial?: Values[number];
    /** The label of a value in a form. */
    names?: Partial<Record<Values[number], string>>;
  },
) => z.enum(values).meta({ label, hint, ...form });
const reference = (label: string, collection: string, hint?: string) =>
  line(label, hint).meta({ label, hint, collection });
const isoDate = (label: string, formHint = "") =>
  z.iso.date().meta({ label, hint: "For example 2027-03-31.", formHint });
const isoMonth = (label: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .meta({ label, hint: "For example 2027-12." });

const digitsOnly = /^\d+$/;

/** A number, or a text with a number, as forms submit it. */
const digits = (label: string, hint?: string) =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(digitsOnly))
    .meta({ label, hint, pattern: digitsOnly.source });

/** A number with leading zeros or letters, as text. */
const code = (label: string, pattern: RegExp, hint: string) =>
  z.string().trim().regex(pattern).meta({ label, hint });

/** A short text in each language, for entries without translations. */
const localizedName = (label: string, hint?: string) => ({
  name: line(label, hint),
  it: line(`${label} in Italian`).optional(),
  ar: line(`${label} in Arabic`).optional(),
});

/** Whether shares in percent add up to 100, including fractions. */
const addsUpTo100 = (shares: readonly number[]) =>
  Math.round(shares.reduce((sum, one) => sum + one, 0) * 100) === 100 * 100;

/** The publication of a figure or a rule. */
const source = z
  .strictObject({
    ...localizedName("source", "Who publishes it, for example Dubai Land Department."),
    address: z
      .url({ protocol: /^https$/ })
      .optional()
      .meta({ label: "address of the source", hint: "For example https://…" }),
  })
  .meta({ label: "source" });

/** The file of a picture beside the YAML file. */
const pictureFile = (label = "picture") =>
  z
    .string()
    .regex(/^[^/\\]+\.[a-z0-9]+$/i)
    .meta({
      label,
      hint: "The name of a file in this folder, for example 01.jpg.",
      formHint: "A photo as the phone or the camera gives it, at least 1080 × 720 pixels.",
      picture: true,
    });

/**
 * The permit of an advertisement. The Dubai Land Department issues one for each property, project and firm,
 * for a limited time: docs/decisions/0013.
 */
const permit = z
  .strictObject({
    number: digits(
      "permit number",
      "From the permit that Trakheesi issues for this advertisement. Digits only.",
    ),
    validUntil: isoDate(
      "last day of the permit",
      "The end date on the permit: it is still valid on this day. The empty field shows the order of day and month.",
    ),
    card: z.url({ protocol: /^https$/ }).meta({
      label: "link of the permit card",
      hint: "The address that the permit’s QR code opens: point a phone’s camera at it and copy the link.",
    }),
  })
  .meta({
    label: "permit",
    hint: "Of the Dubai Land Department, from Trakheesi. Each advertisement needs its own.",
  });

/** A floor plan as a drawing, with the list of its rooms. */
const plan = z
  .strictObject({
    drawing: z
      .string()
      .regex(/^[^/\\]+\.svg$/i)
      .meta({
        label: "drawing",
        hint: "The name of an SVG file in this folder, for example plan.svg.",
        formHint: "A drawing as SVG, without scripts. Its rooms are numbered.",
        picture: true,
        drawing: true,
      }),
    storey: z
      .strictObject(localizedName("storey", "For example Ground floor."))
      .optional()
      .meta({ label: "storey", hint: "Only if the home has more than one." }),
    rooms: z
      .array(
        z
          .strictObject({
            number: positiveInteger("number", "As the drawing has it."),
            ...localizedName("name", "For example Living room."),
            squareMetres: positiveNumber("area in m²").optional(),
          })
          .meta({ label: "room" }),
      )
      .min(1)
      .meta({ label: "rooms", hint: "The legend: one entry for each number of the drawing." }),
  })
  .meta({ label: "floor plan" });

/** A position on the map, in degrees. `checkPosition` validates both numbers together. */
const position = {
  lat: z.number().meta({
    label: "latitude",
    hint: "Degrees north, for example 25.1854: a right click in Google Maps shows it first.",
  }),
  lon: z.number().meta({
    label: "longitude",
    hint: "Degrees east, for example 55.2697: Google Maps shows it after the latitude.",
  }),
};
const optionalPosition = { lat: position.lat.optional(), lon: position.lon.optional() };

/** The bounds of the United Arab Emirates, in degrees. */
const emirates = { lat: { from: 22.6, to: 26.2 }, lon: { from: 51.4, to: 56.5 } };

const fits = (value: number, { from, to }: { from: number; to: number }) =>
  value >= from && value <= to;

/** Reports an error of a field. */
function report<Data>(
  { value, issues }: z.core.ParsePayload<Data>,
  field: keyof Data & string,
  message: string,
) {
  issues.push({ code: "custom", input: value[field], path: [field], message });
}

/** Checks that a position has both numbers, and is in the Emirates. */
function checkPosition<
  Data extends { id?: string; lat?: number | undefined; lon?: number | undefined },
>(payload: z.core.ParsePayload<Data>) {
  const { id, lat, lon } = payload.value;
  const of = id ? ` of ${id}` : "";
  if (lat === undefined && lon === undefined) return;
  if (lon === undefined)
    return report(payload, "lon", `the longitude${of} is missing: a position has both`);
  if (lat === undefined)
    return report(payload, "lat", `the latitude${of} is missing: a position has both`);
  if (fits(lat, emirates.lat) && fits(lon, emirates.lon)) return;
  if (fits(lon, emirates.lat) && fits(lat, emirates.lon))
    return report(
      payload,
      "lat",
      `the latitude and the longitude${of} are swapped: the latitude is ${lon}`,
    );
  report(payload, "lat", `the position${of}, ${lat}, ${lon}, is outside the United Arab Emirates`);
}

/** The crop and the display of a picture. */
const pictureView = {
  rotate: z.literal([90, 180, 270]).optional().meta({
    label: "rotation",
    hint: "Degrees clockwise, only if the picture lies on its side. A photo of a phone stands upright by itself.",
  }),
  focus: z
    .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
    .optional()
    .meta({
      label: "focal point",
      hint: "Only if a crop cuts off what matters: how far that is from the left and from the top, as fractions, for example 0.5 and 0.3.",
    }),
  keep: z
    .literal("top")
    .optional()
    .meta({ label: "part to keep", hint: "Top, if a wide window must not cut off the top." }),
};

const pictureKind = choice(
  "kind of picture",
  ["photograph", "impression"],
  "An impression is a drawing or a rendering: the page calls it an artist’s impression.",
  { initial: "photograph" },
);

const caption = line("caption", "A few words under the picture, for example Living room.");
const alt = text(
  "description of the picture",
  300,
  "What the picture shows, for people who cannot see it.",
);

/** A picture in English, and its texts in another language. */
const picture = z
  .strictObject({ picture: pictureFile(), kind: pictureKind, caption, alt, ...pictureView })
  .meta({ label: "picture" });
const pictureTranslation = z
  .strictObject({ picture: pictureFile(), caption, alt })
  .meta({ label: "picture" });

const slideTexts = {
  caption: caption.optional(),
  title: line("title of the picture").optional(),
  subtitle: line("subtitle of the picture").optional(),
  description: text("text under the picture", 400).optional(),
  alt,
};
const slide = z
  .strictObject({ picture: pictureFile(), kind: pictureKind, ...slideTexts, ...pictureView })
  .meta({ label: "picture" });
const slideTranslation = z
  .strictObject({ picture: pictureFile(), ...slideTexts })
  .meta({ label: "picture" });

/** Sveltia CMS stores the languages of a file at its top. */
const lang = z
  .array(z.enum(["en", ...translations]))
  .optional()
  .meta({ label: "languages" });

/** The position in lists: lower numbers come first, entries without one come last. */
const order = integer(
  "position in lists",
  "Lower numbers come first. Leave it empty for a place at the end.",
).optional();

const statuses = ["draft", "listed", "exclusive", "withdrawn"] as const;
const propertyTypes = ["apartment", "villa", "penthouse", "townhouse"] as const;
const purposes = ["sale", "rent"] as const;

/** The texts of a property in one language. */
const propertyTexts = {
  title: line("title", "For example Ontario Tower. The first one also becomes the page’s address."),
  summary: line(
    "summary",
    "One line under the title, for example Two-bedroom apartment, ready to move into.",
  ),
  description: paragraphs(
    "description",
    "One box for each paragraph: Add Paragraph, then click into the new box.",
  ),
  layout: line("layout", "How the rooms lie, for example Two bedrooms of one size.").optional(),
  view: line("view", "For example The sea.").optional(),
  whereabouts: line("location in words", "Where the building is.").optional(),
  nearWork: line("near for work", "What is near for those who work.").optional(),
  priceRange: line(
    "price range in words",
    "{amount} becomes the range, for example Ready apartments, {amount}.",
  ).optional(),
  amenities: lines("amenities", "One line for each, for example Swimming pool."),
  photoCaptions: lines(
    "captions of the photos",
    "One line for each photo, in their order, for example Living room. It stands under the photo, and is read to people who cannot see it.",
  ).optional(),
};

/** The facts of a property that `checkRelatedFacts` compares. */
interface RelatedFacts {
  aed: number;
  range?: { from: number; to?: number | undefined } | undefined;
  purpose: (typeof purposes)[number];
  floor?: number | undefined;
  floors?: number | undefined;
  rent?: unknown;
  estimatedRent?: number | undefined;
  occupancy?: { state: string } | undefined;
}

/** Validates facts of a property that exclude each other. */
function checkRelatedFacts<Data extends RelatedFacts>(payload: z.core.ParsePayload<Data>) {
  const { aed, range, purpose, floor, floors, rent, estimatedRent, occupancy } = payload.value;
  if (range && aed > 0 && (aed < range.from || aed > (range.to ?? Infinity)))
    report(
      payload,
      "range",
      `the price of AED ${aed} is not in the price range: change the range too`,
    );
  if (floor !== undefined && floors !== undefined && floor > floors)
    report(payload, "floor", `the floor is ${floor}, but the building has ${floors} floors`);
  if (purpose === "sale" && rent)
    report(
      payload,
      "rent",
      "the terms of the rent belong to a property to rent: this one is for sale",
    );
  if (purpose === "rent" && estimatedRent)
    report(
      payload,
      "estimatedRent",
      "the estimated rent belongs to a property for sale: this one is to rent",
    );
  if (occupancy?.state === "let" && estimatedRent)
    report(
      payload,
      "estimatedRent",
      "the property is let: give the rent that the tenant pays, no estimate",
    );
}

/** Validates the number of pictures, and of captions. */
function checkPictureCounts<
  Data extends {
    photos?: readonly string[] | undefined;
    pictures: readonly unknown[];
    photoCaptions?: readonly string[] | undefined;
    it?: { photoCaptions?: readonly string[] | undefined } | undefined;
    ar?: { photoCaptions?: readonly string[] | undefined } | undefined;
  },
>(payload: z.core.ParsePayload<Data>) {
  const { photos = [], pictures, photoCaptions, it, ar } = payload.value;
  const count = photos.length + pictures.length;
  if (count < 2)
    report(
      payload,
      "photos",
      `the photos and pictures: there should be at least 2, there are ${count}`,
    );
  const languages = {
    English: photoCaptions,
    Italian: it?.photoCaptions,
    Arabic: ar?.photoCaptions,
  };
  for (const [language, captions = []] of Object.entries(languages))
    if (captions.length > photos.length)
      report(
        payload,
        "photoCaptions",
        `the ${language} captions of the photos: more lines (${captions.length}) than photos (${photos.length})`,
      );
}

export const property = z
  .strictObject({
    lang,
    status: choice(
      "status",
      statuses,
      "Draft: not online. Listed: on the Buy page. Exclusive: in Exclusives, not on the Buy page. Withdrawn: its page says that it is no longer offered.",
      { initial: "listed" },
    ),
    order,
    purpose: choice("purpose", purposes, undefined, { initial: "sale" }),
    type: choice("type", propertyTypes, undefined, { initial: "apartment" }),
    district: reference(
      "district",
      "districts",
      "Not in the list? Add it first under Districts and places.",
    ),
    place: reference(
      "place in the address",
      "districts",
      "Only if the address says another than the district, for example Jumeirah for Al Soufuh.",
    ).optional(),
    area: reference(
      "area guide",
      "areas",
      "Only if the guide that shows it is not that of the district.",
    ).optional(),
    ...optionalPosition,
    aed: positiveInteger(
      "price in AED",
      "For example 1500000. For a rent, the amount as you advertise it.",
    ),
    usd: positiveInteger(
      "price in US dollars",
      "Only if the price is also stated in dollars. Otherwise it is converted.",
    ).optional(),
    range: z
      .strictObject({
        from: positiveInteger("lower end of the price range"),
        to: positiveInteger("upper end of the price range").optional(),
      })
      .optional()
      .meta({
        label: "price range",
        hint: "For “Price range in words”: two amounts in AED that the price lies between.",
      }),
    areaSqFt: positiveInteger("floor area in sq ft", "For example 1210."),
    bedrooms: integer("number of bedrooms", "0 for a studio.").min(0).max(20),
    bathrooms: positiveInteger("number of bathrooms").max(20),
    yearBuilt: integer("year of construction").min(1900).max(2100).optional(),
    reference: line("reference number", "The firm’s own, for example OR-1024.").optional(),
    tenure: choice(
      "tenure",
      ["freehold", "leasehold"],
      "As on the title deed. Freehold: without an end. Leasehold: for a number of years.",
    ).optional(),
    floor: integer("floor", "0 for the ground floor.").min(0).max(200).optional(),
    floors: positiveInteger("number of floors", "Of the building; of a villa, its own.")
      .max(200)
      .optional(),
    parkingSpaces: integer("number of parking spaces", "0 if there is none.")
      .min(0)
      .max(50)
      .optional(),
    furnishing: choice(
      "furnishing",
      ["furnished", "partly-furnished", "unfurnished"],
      "The page says nothing about it if none is chosen.",
    ).optional(),
    occupancy: z
      .strictObject({
        state: choice("state", ["vacant", "let"]),
        until: isoDate("last day of the tenancy", "Only if it is let.").optional(),
        rent: positiveInteger(
          "rent that the tenant pays, in AED a year",
          "Only if it is let.",
        ).optional(),
      })
      .refine(({ state, until, rent }) => state === "let" || (!until && !rent), {
        error: "a property that is vacant has no tenancy: take away its last day and its rent",
      })
      .optional()
      .meta({ label: "vacant or let" }),
    estimatedRent: positiveInteger(
      "rent that the firm estimates, in AED a year",
      "Only for sale and not let. The page says that it is the firm’s estimate. For example 95000.",
    ).optional(),
    rent: z
      .strictObject({
        period: choice("period", ["year", "month"], "What the price is for.").optional(),
        cheques: positiveInteger("number of cheques", "In how many the rent of a year is paid.")
          .max(12)
          .optional(),
      })
      .optional()
      .meta({ label: "terms of the rent", hint: "Only of a property to rent." }),
    serviceCharge: positiveNumber(
      "service charge in AED per sq ft per year",
      "As the Land Department’s index has it, for example 18.50.",
    ).optional(),
    cooling: choice(
      "cooling",
      ["included", "metered"],
      "Included in the service charge or the rent, or paid by the meter.",
    ).optional(),
    balconySqFt: positiveInteger("area of the balcony in sq ft").optional(),
    plotSqFt: positiveInteger("area of the plot in sq ft").optional(),
    plans: z
      .array(plan)
      .min(1)
      .optional()
      .meta({ label: "floor plans", hint: "One for each storey." }),
    handover: choice("handover", ["ready"]),
    desk: choice(
      "desk",
      ["sales", "leasing"],
      "Who answers enquiries. If none is chosen: sales, or leasing for a rent.",
    ).optional(),
    enquiry: choice(
      "form of the page",
      ["form", "dialog", "card"],
      "How visitors ask for a viewing. Form: beside the text, if none is chosen. Dialog: from a contact card. Card: beside one large picture.",
    ).default("form"),
    amenitiesTitle: choice(
      "title of the amenities",
      ["amenities", "features"],
      "The heading above the list: Amenities, if none is chosen.",
    ).default("amenities"),
    permit: permit.optional(),
    photos: z.array(pictureFile("photo")).optional().meta({
      label: "photos",
      hint: "Names of files in this folder. The first is the one in lists.",
      formHint:
        "Drop all of them here at once: two or more, as the phone gives them, at least 1080 × 720 pixels. The first is the one in lists; drag the others into their order.",
    }),
    cover: pictureFile("picture in lists").optional().meta({
      label: "picture in lists",
      formHint: "Leave it empty for the first of the pictures.",
    }),
    exclusivePicture: picture.optional().meta({
      label: "first picture in Exclusives",
      hint: "Only if it is another than the first.",
    }),
    brochurePictures: z.array(pictureFile()).optional().meta({
      label: "pictures of the brochure",
      hint: "Those that follow the cover, best first.",
    }),
    ...propertyTexts,
    pictures: z.array(picture).default([]).meta({
      label: "pictures",
      hint: "Pictures with a description, after the photos: impressions, or photos that need more than a caption.",
    }),
    ...translated({
      ...propertyTexts,
      exclusivePicture: pictureTranslation.optional(),
      pictures: z.array(pictureTranslation).default([]).meta({ label: "pictures" }),
    }),
  })
  .check(checkPosition)
  .check(checkRelatedFacts)
  .check(checkPictureCounts)
  .meta({ label: "property" });

const projectTexts = {
  line: line("one sentence", "What it is, in one sentence."),
  facts: z
    .array(z.strictObject({ label: line("label"), text: line("text") }).meta({ label: "fact" }))
    .meta({ label: "facts", hint: "What the pictures show, and where." }),
};

const unitTypes = [
  "studio",
  "one-bedroom",
  "two-bedroom",
  "three-bedroom",
  "four-bedroom",
  "townhouse",
  "villa",
  "penthouse",
] as const;

const projectThemes = ["capital-appreciation", "cash-flow", "trophy-asset", "prelaunch"] as const;

const instalment = z
  .strictObject({
    ...localizedName("name", "For example On booking."),
    share: percentage("share of the price, in percent"),
    milestone: choice(
      "milestone",
      ["booking", "construction", "handover", "after-handover"],
      "When it is due, if it has no day.",
    ).optional(),
    date: isoDate("day on which it is due").optional(),
  })
  .meta({ label: "instalment" });

const isBeforeHandover = ({ milestone }: z.output<typeof instalment>) =>
  milestone === "booking" || milestone === "construction";

/** Whether instalments with milestones match the two shares. */
function instalmentsMatchShares({
  beforeHandover,
  instalments,
}: {
  beforeHandover: number;
  instalments?: z.output<typeof instalment>[] | undefined;
}) {
  if (!instalments || instalments.some(({ milestone }) => !milestone)) return true;
  // Another check reports the instalments.
  if (!addsUpTo100(instalments.map((one) => one.share))) return true;
  const shares = instalments.filter(isBeforeHandover).map((one) => one.share);
  return addsUpTo100([...shares, 100 - beforeHandover]);
}

export const project = z
  .strictObject({
    lang,
    status: choice("status", ["draft", "listed", "withdrawn"]),
    order,
    title: line("name"),
    theme: choice("investment page", projectThemes),
    place: reference(
      "place",
      "places",
      "Only without a district, or if the project’s place is wider.",
    ).optional(),
    district: reference("district", "districts").optional(),
    ...optionalPosition,
    permit: permit.optional(),
    developer: line("developer", "Its name as in the Land Department’s register.").optional(),
    brand: line(
      "brand of the residences",
      "Only of branded residences: the brand, as the developer states it.",
    ).optional(),
    feePaidBy: choice(
      "who pays the firm’s fee",
      ["developer", "buyer"],
      "For a purchase of a home in this project.",
    ).optional(),
    projectNumber: line(
      "project number",
      "In the Land Department’s register of projects, for example 2468. Advertisements have to state it.",
    ).optional(),
    escrow: z
      .strictObject({
        account: line("account number", "The account that the Land Department has approved."),
        bank: line("bank").optional(),
      })
      .optional()
      .meta({
        label: "escrow account",
        hint: "Buyers pay into it. Advertisements have to state it, with the project number.",
      }),
    stage: choice(
      "stage of the project",
      ["announced", "on-sale", "under-construction", "completed"],
      "How far the project itself is. The status above says where the site shows it.",
    ).optional(),
    progress: z
      .strictObject({
        percent: percentage("progress of construction, in percent"),
        date: isoDate("day of this figure"),
      })
      .optional()
      .meta({ label: "progress", hint: "As the Land Department or the developer states it." }),
    handover: isoMonth("expected handover").optional(),
    paymentPlan: z
      .strictObject({
        beforeHandover: percentage("share before handover, in percent"),
        atHandover: percentage(
          "share at handover, in percent",
          "Instalments after handover are part of it.",
        ),
        instalments: z
          .array(instalment)
          .min(1)
          .refine((list) => addsUpTo100(list.map((one) => one.share)), {
            error: "the shares of the instalments should add up to 100",
          })
          .optional()
          .meta({ label: "instalments", hint: "In the order in which they are due." }),
      })
      .refine(({ beforeHandover, atHandover }) => addsUpTo100([beforeHandover, atHandover]), {
        error: "the shares of the payment plan should add up to 100",
      })
      .refine(instalmentsMatchShares, {
        error:
          "the instalments up to handover should add up to the share before handover of the payment plan",
      })
      .optional()
      .meta({ label: "payment plan" }),
    serviceCharge: z
      .strictObject({
        stated: positiveNumber("service charge that the developer states").optional(),
        estimated: positiveNumber("service charge that the firm estimates").optional(),
      })
      .optional()
      .meta({
        label: "estimated service charge",
        hint: "In AED per sq ft per year, for example 18.50. Pages say whose figure it is.",
      }),
    pools: positiveInteger("number of pools").optional(),
    island: z
      .strictObject({
        squareMetres: positiveInteger("area of the island in m²"),
        beachKilometres: z.number().min(0).meta({ label: "length of its beaches in km" }),
      })
      .optional()
      .meta({ label: "island" }),
    expressionOfInterest: positiveInteger("expression of interest in AED").optional(),
    interestReturned: choice(
      "expression of interest is returned",
      ["yes", "no"],
      "Whether a buyer who does not buy gets it back, as its terms say.",
    ).optional(),
    interestInPrice: choice(
      "expression of interest is part of the price",
      ["yes", "no"],
      "Whether it counts towards the price of the home.",
    ).optional(),
    units: z
      .array(
        z
          .strictObject({
            id: choice("type", unitTypes),
            squareFeet: positiveInteger("size in sq ft").optional(),
            priceFrom: positiveInteger("lowest price in AED").optional(),
            picture: pictureFile("plan").optional(),
            alt: alt.optional(),
            it: z.strictObject({ alt }).optional(),
            ar: z.strictObject({ alt }).optional(),
          })
          .refine(({ picture: file, alt: description }) => !file || description, {
            error: "the plan of a unit type needs a description of the picture",
          })
          .meta({ label: "unit type" }),
      )
      .optional()
      .meta({ label: "unit types" }),
    register: choice("register", ["title-deed", "oqood", "ras-al-khaimah"], undefined, {
      names: { "ras-al-khaimah": "Ras Al Khaimah" },
    }).optional(),
    projection: z
      .strictObject({
        year: integer("year").min(2020).max(2100),
        aedPerSquareFoot: positiveInteger("price per sq ft in AED"),
      })
      .optional()
      .meta({ label: "price that the developer projects" }),
    yieldFrom: z
      .number()
      .positive()
      .optional()
      .meta({ label: "lowest rental yield that the developer projects, in percent" }),
    brochurePictures: z.array(pictureFile()).optional().meta({ label: "pictures of the brochure" }),
    ...projectTexts,
    pictures: z.array(slide).min(2).meta({ label: "pictures" }),
    ...translated({
      ...projectTexts,
      pictures: z.array(slideTranslation).meta({ label: "pictures" }),
    }),
  })
  .check(checkPosition)
  .check((payload) => {
    const { place, district } = payload.value;
    if (!place && !district)
      report(payload, "place", "the place is missing: a project has a place or a district");
  })
  .check((payload) => {
    const { escrow, projectNumber } = payload.value;
    if (escrow && !projectNumber)
      report(
        payload,
        "projectNumber",
        "the escrow account needs the project number: the Land Department approves an account for one project",
      );
  })
  .meta({ label: "project" });

/**
 * The schema of a project on a day. `project` does not depend on the day, so that the build of a valid file
 * succeeds later too; `npm run deploy` reports past dates.
 *
 * @param today in Dubai, as yyyy-mm-dd
 */
export const projectSchemaOn = (today: string) =>
  project.check((payload) => {
    const { value } = payload;
    if (isHandoverPast(value, today))
      report(
        payload,
        "handover",
        `the expected handover is ${value.handover}, which is past: a project on sale is handed over later. Change the month or the stage`,
      );
  });

const alsoCalled = z.array(line("name")).meta({
  label: "other names",
  hint: "What people also search for, in any language, for example Dubai Marina.",
});

const areaTexts = {
  name: line("name"),
  description: text("description", 400),
  dwellings: line("homes", "What people live in there, for example Towers."),
  transport: line("transport", "For example Metro."),
  suits: lines("whom it suits"),
  unsuited: z
    .strictObject({ opening: line("opening"), text: line("text") })
    .meta({ label: "whom it does not suit" }),
  morning: text("morning", 400),
  evening: text("evening", 400),
  close: z
    .array(
      z
        .union([
          z.strictObject({ place: line("place"), how: line("way") }),
          z.strictObject({ area: reference("area", "areas"), how: line("way") }),
        ])
        .meta({ label: "place", hint: "A place, or another area that has a guide." }),
    )
    .min(1)
    .meta({ label: "what is near" }),
  alt,
};

export const area = z
  .strictObject({
    lang,
    order,
    picture: pictureFile(),
    ...pictureView,
    ...position,
    properties: integer("number of properties on offer", "Indicative.").min(0),
    price: z
      .strictObject({
        from: positiveInteger("lower end of the asking prices in AED"),
        to: positiveInteger("upper end of the asking prices in AED"),
      })
      .refine(({ from, to }) => from <= to, {
        error: "the lower end of the asking prices should not be above the upper end",
      })
      .meta({ label: "asking prices" }),
    pricePerSquareFoot: z
      .strictObject({
        aed: positiveInteger("price in AED"),
        date: isoDate("day of this figure").optional(),
        source: source.optional(),
      })
      .refine(({ date, source: published }) => !date === !published, {
        error:
          "the price per sq ft needs a day and a source, or neither: it is then called indicative",
      })
      .optional()
      .meta({ label: "price per sq ft", hint: "Indicative without a day and a source." }),
    foreignOwnership: z
      .strictObject({
        right: choice(
          "right",
          ["freehold", "leasehold", "none"],
          "What somebody who is not a national of the Emirates or the Gulf states may own there.",
        ),
        source,
      })
      .optional()
      .meta({
        label: "ownership by foreigners",
        hint: "In Dubai by Regulation 3 of 2006 and its amendments.",
      }),
    alsoCalled: alsoCalled.optional(),
    neighbours: z
      .array(reference("area", "areas"))
      .meta({ label: "areas beside it", hint: "The nearest first." }),
    permit: permit.optional(),
    ...areaTexts,
    ...translated(areaTexts),
  })
  .check(checkPosition)
  .meta({ label: "area" });

const articleTexts = {
  title: line("title", "For example Two ways a home earns."),
  excerpt: text("excerpt", 400, "What it is about, in one or two sentences, for lists."),
  propertiesTitle: line("title above the properties", "For example Homes in this article."),
  alt,
};

/** The front matter of an article in English, with its facts. */
export const article = z
  .strictObject({
    category: choice("category", ["market-insights", "investment", "lifestyle"]),
    date: isoDate("day", "The newest article comes first."),
    updated: isoDate("day of the last check", "When its facts were last checked.").optional(),
    properties: z
      .array(reference("property", "properties"))
      .min(1)
      .meta({ label: "properties that go with it" }),
    picture: pictureFile(),
    ...pictureView,
    ...articleTexts,
  })
  .meta({ label: "article" });

/** The front matter of an article in another language. */
export const articleTranslation = z.strictObject(articleTexts).meta({ label: "article" });

const placeFields = {
  id: line("short name", "Lower case, for example business-bay."),
  name: line("English name"),
  it: line("Italian name"),
  ar: line("Arabic name"),
  alsoCalled: alsoCalled.optional(),
};

/** Places that addresses refer to. A new district needs one entry. */
export const places = z
  .strictObject({
    districts: z
      .array(
        z
          .strictObject({
            ...placeFields,
            area: reference(
              "area guide",
              "areas",
              "The guide that shows the properties of the district: the nearest one, if none is chosen.",
            ).optional(),
            ...optionalPosition,
          })
          .check(checkPosition)
          .meta({ label: "district" }),
      )
      .meta({ label: "districts", hint: "Of Dubai. Properties are in one of them." }),
    places: z
      .array(
        z
          .strictObject({
            ...placeFields,
            emirate: choice(
              "emirate",
              ["dubai", "ras-al-khaimah"],
              "Only outside Dubai. It decides the fees of a purchase.",
              { names: { "ras-al-khaimah": "Ras Al Khaimah" } },
            ).optional(),
            ...optionalPosition,
            kind: choice(
              "kind",
              ["landmark", "airport"],
              "For places that maps name, and whose distance pages state.",
            ).optional(),
          })
          .check(checkPosition)
          .meta({ label: "place" }),
      )
      .meta({ label: "other places", hint: "Of projects, and landmarks." }),
  })
  .meta({ label: "places" });

/** The days of a week, in the order of ISO 8601. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** A time of the office's day. 24:00 is the end of the day. */
const time = (label: string) =>
  z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
    .meta({ label, hint: "For example 09:00." });

const phone = (label: string) =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,18}\d$/)
    .meta({ label, hint: "In international form, for example +971 4 000 0000." });

/** The agent of a property. */
const desk = (label: string) =>
  z
    .strictObject({
      brn: digits(
        "broker number (BRN)",
        "The desk’s broker in the Land Department’s register.",
      ).optional(),
    })
    .optional()
    .meta({ label });

/** The texts about a person of the firm, in one language. */
const personTexts = {
  role: line("role", "For example Partner, off-plan."),
  text: text("text", 600, "Two or three sentences.").optional(),
};

const language = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .meta({ label: "language", hint: "Its code, for example en." });

const person = z
  .strictObject({
    name: line("name"),
    photograph: pictureFile("photograph").optional().meta({
      label: "photograph",
      hint: "The name of a file in app/content/people, for example giulia-rossi.jpg.",
      formHint: "Upright, at least 640 × 800 pixels.",
    }),
    brn: digits(
      "broker number (BRN)",
      "In the Land Department’s register, if the person is a broker.",
    ).optional(),
    languages: z
      .array(language)
      .min(1)
      .meta({ label: "languages", hint: "The codes of those that the person speaks, best first." }),
    ...personTexts,
    ...translated(personTexts),
  })
  .meta({ label: "person" });

/** The firm. Optional facts appear once they have a value. */
export const company = z
  .strictObject({
    name: line("name"),
    legalName: line("legal name"),
    phone: phone("phone number"),
    email: z.email().meta({ label: "email address", hint: "For example hello@firm.ae." }),
    whatsapp: phone("WhatsApp number"),
    postalAddress: line(
      "postal address",
      "On one line. The privacy notice names it (GDPR, Article 13).",
    ).optional(),
    euRepresentative: line(
      "representative in the European Union",
      "Name and address on one line. The privacy notice names it (GDPR, Article 27).",
    ).optional(),
    address: z
      .strictObject({
        street: line("street address", "For example Office 1204, Bay Tower, Al Abraj Street."),
        district: line("district", "For example Business Bay.").optional(),
        city: line("city", "For example Dubai."),
        postBox: digits("PO box").optional(),
      })
      .optional()
      .meta({ label: "address of the office", hint: "Where visitors are received." }),
    arabicName: line("trade name in Arabic", "As on the trade licence.").optional(),
    licence: digits("licence number").optional(),
    orn: digits("office number (ORN)", "In the Land Department’s register.").optional(),
    trn: code(
      "tax number (TRN)",
      /^\d{15}$/,
      'Fifteen digits, in quotation marks, for example "100123456700003".',
    ).optional(),
    italy: z
      .strictObject({
        name: line("name", "With its legal form, for example Orizzonte Italia S.r.l."),
        address: line("registered office", "On one line."),
        vat: code(
          "partita IVA",
          /^\d{11}$/,
          'Eleven digits, in quotation marks, for example "01234567890".',
        ),
        register: line(
          "number in the register of companies",
          "For example REA MI-1234567.",
        ).optional(),
      })
      .optional()
      .meta({ label: "Italian company", hint: "Only if there is one." }),
    sellingFee: percentage(
      "fee for a sale, in percent of the price",
      "What a seller pays, before VAT. The page on selling states it.",
    ).optional(),
    desks: z
      .strictObject({ sales: desk("sales desk"), leasing: desk("leasing desk") })
      .optional()
      .meta({ label: "desks" }),
    ceo: line("name of the CEO", "It signs the letter.").optional(),
    signature: pictureFile("signature of the CEO").optional().meta({
      label: "signature of the CEO",
      hint: "The name of a file in app/content/people, for example signature.png.",
      formHint: "Dark ink on white or on nothing, at least 480 pixels wide.",
    }),
    people: z
      .array(person)
      .min(1)
      .optional()
      .meta({ label: "people", hint: "Whom /team shows, in this order." }),
    claims: z
      .strictObject({
        properties: positiveInteger("number of properties"),
        languages: positiveInteger("number of languages of the firm"),
        specialists: positiveInteger("number of specialists"),
        partnerLanguages: positiveInteger("number of languages of the partners"),
      })
      .meta({
        label: "figures that the firm states",
        hint: "Each is a lower bound. Read the Arabic of /sell, /team, /ceo-message and the home page again after a change: its nouns depend on the figure.",
      }),
    correspondenceLanguages: z
      .array(language)
      .min(1)
      .meta({ label: "languages of letters", hint: "In which the office reads what it gets." }),
    hours: z
      .array(
        z
          .strictObject({
            days: z.array(choice("day", weekdays)).min(1).meta({ label: "days" }),
            from: time("opening time").optional(),
            to: time("closing time").optional(),
          })
          .refine(({ from, to }) => (from === undefined) === (to === undefined), {
            error: "the working hours of a day need an opening and a closing time, or neither",
          })
          .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
            error: "the opening time should be before the closing time",
          })
          .meta({ label: "line of the working hours", hint: "Closed without times." }),
      )
      .refine(
        (hours) =>
          hours
            .flatMap((entry) => entry.days)
            .toSorted()
            .join() === weekdays.toSorted().join(),
        { error: "the working hours should name each day of the week once" },
      )
      .meta({ label: "working hours", hint: "In Dubai’s time." }),
    profiles: z
      .array(
        z
          .strictObject({
            name: line("name"),
            address: z
              .url({ protocol: /^https$/ })
              .optional()
              .meta({ label: "address", hint: "The footer links to it. For example https://…" }),
          })
          .meta({ label: "profile" }),
      )
      .meta({ label: "social profiles" }),
  })
  .meta({ label: "firm" });

/** The same texts in the other languages. A language may be missing at first. */
function translated<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const texts = z.strictObject(shape);
  return {
    it: texts.optional().meta({ label: "Italian" }),
    ar: texts.optional().meta({ label: "Arabic" }),
  };
}
