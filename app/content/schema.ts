/**
 * The schema of everything that the firm edits. It is the only definition: the types, the checks and the
 * studio's forms derive from it. The Worker contains neither this module nor the schema library; it reads
 * the data that `npm run content` compiles.
 *
 * Each field has a label, which error messages and the studio show, and may have a hint.
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
) => z.enum(values).meta({ label, hint });
const reference = (label: string, collection: string, hint?: string) =>
  line(label, hint).meta({ label, hint, collection });
const day = (label: string, hint = "For example 2027-03-31.") => z.iso.date().meta({ label, hint });
const month = (label: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .meta({ label, hint: "For example 2027-12." });

/** A number that a form may give as a number or as text. */
const digits = (label: string, hint?: string) =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^\d+$/))
    .meta({ label, hint });

/** A picture's file beside the YAML file. */
const pictureFile = (label = "picture") =>
  z
    .string()
    .regex(/^[^/\\]+\.[a-z0-9]+$/i)
    .meta({ label, hint: "The name of a file in this folder, for example 01.jpg.", picture: true });

/**
 * The permit of an advertisement. The Dubai Land Department issues one for each property, project and
 * firm, for a time: docs/decisions/0013.
 */
const permit = z
  .strictObject({
    number: digits("permit number", "As Trakheesi prints it, digits only."),
    validUntil: day("last day of the permit", "The last day on which it is valid, in Dubai."),
    card: z
      .url({ protocol: /^https$/ })
      .meta({ label: "link of the permit card", hint: "The address that the QR code opens." }),
  })
  .meta({ label: "permit" });

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
      hint: "What a crop keeps, as fractions of width and height, for example [0.5, 0.3].",
    }),
  keep: z
    .literal("top")
    .optional()
    .meta({ label: "part to keep", hint: "top, if a wide window must not cut off the top." }),
};

const caption = line("caption", "A few words under the picture, for example Living room.");
const alt = text(
  "description of the picture",
  300,
  "What the picture shows, for people who cannot see it.",
);

/** A picture in English, and the same picture in another language. */
const picture = z
  .strictObject({ picture: pictureFile(), ...pictureView, caption, alt })
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
  .strictObject({ picture: pictureFile(), ...pictureView, ...slideTexts })
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
      "listed: on the Buy page. exclusive: under its own address only. withdrawn: taken off.",
    ),
    order,
    purpose: choice("purpose", purposes),
    type: choice("type", propertyTypes),
    place: reference("place", "places", "What its address says before the city."),
    district: reference("district", "places"),
    area: reference("area guide", "areas", "The area guide that it belongs to."),
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
    desk: choice("desk", ["sales", "leasing"], "Who answers."),
    enquiry: choice(
      "form of the page",
      ["form", "dialog", "card"],
      "form: the request beside the text. dialog: a contact card. card: one large picture.",
    ),
    amenitiesTitle: choice("title of the amenities", ["amenities", "features"]),
    permit: permit.optional(),
    cover: pictureFile("picture in lists"),
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
    register: choice("register", ["title-deed", "oqood", "ras-al-khaimah"]).optional(),
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
  .meta({ label: "project" });

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
    alsoCalled: z.array(line("name")).optional().meta({
      label: "other names",
      hint: "What people also search for, in any language, for example Dubai Marina.",
    }),
    neighbours: z
      .array(reference("area", "areas"))
      .meta({ label: "areas beside it", hint: "The nearest first." }),
    permit: permit.optional(),
    ...areaTexts,
    ...translated(areaTexts),
  })
  .meta({ label: "area" });

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
          })
          .meta({ label: "place" }),
      )
      .meta({ label: "places" }),
  })
  .meta({ label: "places" });

/** The same texts in the other languages. A language may be missing at first. */
function translated<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const texts = z.strictObject(shape);
  return {
    it: texts.optional().meta({ label: "Italian" }),
    ar: texts.optional().meta({ label: "Arabic" }),
  };
}
