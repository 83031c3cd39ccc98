/**
 * The schema of everything that the firm edits. It is the only definition: the types, the checks and the
 * studio's forms derive from it. The Worker contains neither this module nor the schema library; it reads
 * the data that `npm run content` compiles.
 *
 * Each field has a label, which error messages and the studio show, and may have a hint. A `formHint` takes its
 * place in the studio.
 */
import { z } from "zod";

/** Languages that a file may have besides English, which stands at its root. */
export const translations = ["it", "ar"] as const;

const maxParagraph = 1_200;

const text = (label: string, max: number, hint?: string) =>
  z.string().trim().min(1).max(max).meta({ label, hint });
const line = (label: string, hint?: string) => text(label, 200, hint);
const lines = (label: string, hint?: string) => z.array(line(label)).min(1).meta({ label, hint });
const paragraphs = (label: string, hint?: string) =>
  z.array(text(label, maxParagraph)).min(1).meta({ label, hint });
const whole = (label: string, hint?: string) => z.int().meta({ label, hint });
const positive = (label: string, hint?: string) => z.int().min(1).meta({ label, hint });
const share = (label: string) => z.number().min(0).max(100).meta({ label });
const choice = <const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  hint?: string,
  form?: {
    /** What a new entry begins with. */
    initial?: Values[number];
    /** What a form calls a value that does not say it. */
    names?: Partial<Record<Values[number], string>>;
  },
) => z.enum(values).meta({ label, hint, ...form });
const reference = (label: string, collection: string, hint?: string) =>
  line(label, hint).meta({ label, hint, collection });
const day = (label: string, hint = "For example 2027-03-31.") => z.iso.date().meta({ label, hint });
const month = (label: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .meta({ label, hint: "For example 2027-12." });

const digitsOnly = /^\d+$/;

/** A number that a form may give as a number or as text. */
const digits = (label: string, hint?: string) =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(digitsOnly))
    .meta({ label, hint, pattern: digitsOnly.source });

/** A picture's file beside the YAML file. */
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
 * The permit of an advertisement. The Dubai Land Department issues one for each property, project and
 * firm, for a time: docs/decisions/0013.
 */
const permit = z
  .strictObject({
    number: digits(
      "permit number",
      "From the permit that Trakheesi issues for this advertisement. Digits only.",
    ),
    validUntil: day(
      "last day of the permit",
      "The end date on the permit. It is still valid on this day, in Dubai.",
    ),
    card: z.url({ protocol: /^https$/ }).meta({
      label: "link of the permit card",
      hint: "The address that the permit’s QR code opens: point a phone’s camera at it and copy the link.",
    }),
  })
  .meta({ label: "permit", hint: "Of the Dubai Land Department, from Trakheesi." });

/**
 * A position on the map, in degrees. Both numbers are of the exact place: `insideEmirates` checks them
 * together.
 */
const position = {
  lat: z.number().meta({ label: "latitude", hint: "Degrees north, for example 25.1854." }),
  lon: z.number().meta({ label: "longitude", hint: "Degrees east, for example 55.2697." }),
};
const optionalPosition = { lat: position.lat.optional(), lon: position.lon.optional() };

/** The bounds of the United Arab Emirates, in degrees. */
const emirates = { lat: { from: 22.6, to: 26.2 }, lon: { from: 51.4, to: 56.5 } };

const fits = (value: number, { from, to }: { from: number; to: number }) =>
  value >= from && value <= to;

/** Checks that a position has both numbers, and is in the Emirates. */
function insideEmirates<
  Data extends { id?: string; lat?: number | undefined; lon?: number | undefined },
>({ value: { id, lat, lon }, issues }: z.core.ParsePayload<Data>) {
  const of = id ? ` of ${id}` : "";
  const report = (field: "lat" | "lon", message: string) => {
    issues.push({ code: "custom", input: field === "lat" ? lat : lon, path: [field], message });
  };
  if (lat === undefined && lon === undefined) return;
  if (lon === undefined) return report("lon", `the longitude${of} is missing: a position has both`);
  if (lat === undefined) return report("lat", `the latitude${of} is missing: a position has both`);
  if (fits(lat, emirates.lat) && fits(lon, emirates.lon)) return;
  if (fits(lon, emirates.lat) && fits(lat, emirates.lon))
    return report("lat", `the latitude and the longitude${of} are swapped: the latitude is ${lon}`);
  report("lat", `the position${of}, ${lat}, ${lon}, is outside the United Arab Emirates`);
}

/** How a picture is cropped and shown. */
const pictureView = {
  rotate: z
    .literal([90, 180, 270])
    .optional()
    .meta({ label: "rotation", hint: "Degrees clockwise that stand the file upright." }),
  focus: z
    .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
    .optional()
    .meta({
      label: "focal point",
      hint: "What a crop keeps: how far from the left and from the top, as fractions, for example 0.5 and 0.3.",
    }),
  keep: z
    .literal("top")
    .optional()
    .meta({ label: "part to keep", hint: "Top, if a wide window must not cut off the top." }),
};

const caption = line("caption", "A few words under the picture, for example Living room.");
const alt = text(
  "description of the picture",
  300,
  "What the picture shows, for people who cannot see it.",
);

/** A picture in English, and the same picture in another language. */
const picture = z
  .strictObject({ picture: pictureFile(), caption, alt, ...pictureView })
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
  .strictObject({ picture: pictureFile(), ...slideTexts, ...pictureView })
  .meta({ label: "picture" });
const slideTranslation = z
  .strictObject({ picture: pictureFile(), ...slideTexts })
  .meta({ label: "picture" });

/** Sveltia CMS lists the languages of a file at its top. */
const lang = z
  .array(z.enum(["en", ...translations]))
  .optional()
  .meta({ label: "languages" });

/** The position in lists: lower numbers come first, entries without one come last. */
const order = whole("position in lists", "Lower numbers come first.").optional();

const statuses = ["draft", "listed", "exclusive", "withdrawn"] as const;
const propertyTypes = ["apartment", "villa", "penthouse", "townhouse"] as const;
const purposes = ["sale", "rent"] as const;

/** The texts of a property in one language. */
const propertyTexts = {
  title: line("title", "For example Ontario Tower."),
  summary: line("summary", "One line under the title."),
  description: paragraphs(
    "description",
    "One entry for each paragraph. {area} becomes the floor area, {year} the year it was built.",
  ),
  layout: line("layout", "How the rooms lie, for example Two bedrooms of one size.").optional(),
  view: line("view", "For example The sea.").optional(),
  whereabouts: line("location in words", "Where the building is.").optional(),
  nearWork: line("near for work", "What is near for those who work.").optional(),
  priceRange: line(
    "price range in words",
    "{amount} becomes the range, for example Ready apartments, {amount}.",
  ).optional(),
  amenities: lines("amenities", "One entry for each."),
};

export const property = z
  .strictObject({
    lang,
    status: choice(
      "status",
      statuses,
      "Draft: nowhere yet. Listed: on the Buy page. Exclusive: under its own address only. Withdrawn: taken off.",
    ),
    order,
    purpose: choice("purpose", purposes),
    type: choice("type", propertyTypes),
    place: reference("place", "places", "What its address says before the city."),
    district: reference("district", "places"),
    area: reference("area guide", "areas", "The area guide that it belongs to."),
    ...optionalPosition,
    aed: positive("price in AED", "A rent as it is stated."),
    usd: positive(
      "price in US dollars",
      "Only if the price is also stated in dollars. Otherwise it is converted.",
    ).optional(),
    range: z
      .strictObject({
        from: positive("lower end of the price range"),
        to: positive("upper end of the price range").optional(),
      })
      .optional()
      .meta({
        label: "price range",
        hint: "The bracket of properties that it belongs to, in AED.",
      }),
    areaSqFt: positive("floor area in sq ft"),
    bedrooms: whole("number of bedrooms", "0 for a studio.").min(0).max(20),
    bathrooms: positive("number of bathrooms").max(20),
    yearBuilt: whole("year of construction").min(1900).max(2100).optional(),
    handover: choice("handover", ["ready"]),
    desk: choice("desk", ["sales", "leasing"], "Who answers.", { initial: "sales" }),
    enquiry: choice(
      "form of the page",
      ["form", "dialog", "card"],
      "Form: the request beside the text. Dialog: a contact card. Card: one large picture.",
      { initial: "form" },
    ),
    amenitiesTitle: choice("title of the amenities", ["amenities", "features"], undefined, {
      initial: "amenities",
    }),
    permit: permit.optional(),
    cover: pictureFile("picture in lists").optional().meta({
      label: "picture in lists",
      formHint: "One of the pictures below. Only if it is another than the first.",
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
    pictures: z.array(picture).min(2).meta({ label: "pictures" }),
    ...translated({
      ...propertyTexts,
      exclusivePicture: pictureTranslation.optional(),
      pictures: z.array(pictureTranslation).meta({ label: "pictures" }),
    }),
  })
  .check(insideEmirates)
  .meta({ label: "property" });

const projectTexts = {
  line: line("one sentence", "What it is, in one sentence."),
  facts: z
    .array(z.strictObject({ label: line("label"), text: line("text") }).meta({ label: "fact" }))
    .meta({ label: "facts", hint: "What the pictures show, and where." }),
};

const projectThemes = ["capital-appreciation", "cash-flow", "trophy-asset", "prelaunch"] as const;

export const project = z
  .strictObject({
    lang,
    status: choice("status", ["draft", "listed", "withdrawn"]),
    order,
    title: line("name"),
    theme: choice("investment page", projectThemes),
    place: reference("place", "places"),
    ...optionalPosition,
    permit: permit.optional(),
    handover: month("expected handover").optional(),
    paymentPlan: z
      .strictObject({
        beforeHandover: share("share before handover, in percent"),
        atHandover: share("share at handover, in percent"),
      })
      .refine(({ beforeHandover, atHandover }) => beforeHandover + atHandover === 100, {
        error: "the shares of the payment plan should add up to 100",
      })
      .optional()
      .meta({ label: "payment plan" }),
    pools: positive("number of pools").optional(),
    island: z
      .strictObject({
        squareMetres: positive("area of the island in m²"),
        beachKilometres: z.number().min(0).meta({ label: "length of its beaches in km" }),
      })
      .optional()
      .meta({ label: "island" }),
    expressionOfInterest: positive("expression of interest in AED").optional(),
    units: z
      .array(
        z
          .strictObject({
            id: choice("type", ["studio", "one-bedroom", "two-bedroom"]),
            squareFeet: positive("size in sq ft").optional(),
            priceFrom: positive("lowest price in AED").optional(),
            picture: pictureFile("plan"),
            alt,
            it: z.strictObject({ alt }).optional(),
            ar: z.strictObject({ alt }).optional(),
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
        year: whole("year").min(2020).max(2100),
        aedPerSquareFoot: positive("price per sq ft in AED"),
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
  .check(insideEmirates)
  .meta({ label: "project" });

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
    properties: whole("number of properties on offer", "Indicative.").min(0),
    price: z
      .strictObject({
        from: positive("lower end of the asking prices in AED"),
        to: positive("upper end of the asking prices in AED"),
      })
      .refine(({ from, to }) => from <= to, {
        error: "the lower end of the asking prices should not be above the upper end",
      })
      .meta({ label: "asking prices" }),
    alsoCalled: alsoCalled.optional(),
    neighbours: z
      .array(reference("area", "areas"))
      .meta({ label: "areas beside it", hint: "The nearest first." }),
    permit: permit.optional(),
    ...areaTexts,
    ...translated(areaTexts),
  })
  .check(insideEmirates)
  .meta({ label: "area" });

const articleTexts = {
  title: line("title"),
  excerpt: text("excerpt", 400, "What it is about, in lists. It may name figures."),
  propertiesTitle: line("title above the properties"),
  alt,
};

/** The front matter of an article in English, with its facts. */
export const article = z
  .strictObject({
    category: choice("category", ["market-insights", "investment", "lifestyle"]),
    date: day("day"),
    updated: day("day of the last check", "When its facts were last checked.").optional(),
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

/** Places that addresses name. A new district needs one line. */
export const places = z
  .strictObject({
    places: z
      .array(
        z
          .strictObject({
            id: line("short name", "Lower case, for example business-bay."),
            name: line("English name"),
            it: line("Italian name"),
            ar: line("Arabic name"),
            alsoCalled: alsoCalled.optional(),
            ...optionalPosition,
            kind: choice(
              "kind",
              ["landmark", "airport"],
              "For places that maps name, and whose distance pages state. A district has none.",
            ).optional(),
          })
          .check(insideEmirates)
          .meta({ label: "place" }),
      )
      .meta({ label: "places" }),
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

/** A time of the office's day. 24:00 is the end of a day. */
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

/** Who answers for a property. */
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

/** The firm. Optional facts are shown once they are given. */
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
    licence: digits("licence number").optional(),
    orn: digits("office number (ORN)", "In the Land Department’s register.").optional(),
    desks: z
      .strictObject({ sales: desk("sales desk"), leasing: desk("leasing desk") })
      .optional()
      .meta({ label: "desks" }),
    ceo: line("name of the CEO", "It signs the letter.").optional(),
    claims: z
      .strictObject({
        properties: positive("number of properties"),
        languages: positive("number of languages of the firm"),
        specialists: positive("number of specialists"),
        partnerLanguages: positive("number of languages of the partners"),
      })
      .meta({
        label: "figures that the firm states",
        hint: "Each is a lower bound. Read the Arabic of /sell, /team, /ceo-message and the home page again after a change: its nouns depend on the figure.",
      }),
    correspondenceLanguages: z
      .array(
        z
          .string()
          .regex(/^[a-z]{2,3}$/)
          .meta({ label: "language", hint: "Its code, for example en." }),
      )
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
