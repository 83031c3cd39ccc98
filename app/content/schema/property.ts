import { z } from "zod";
import { hasArabicLetters } from "../../locale.ts";
import { unlistedAmenities } from "./amenities.ts";
import { personId } from "./company.ts";
import { dirhamsPerDollar } from "./dollar-peg.ts";
import {
  alt,
  caption,
  checkPosition,
  choice,
  dayInWords,
  isDay,
  dirhams,
  dirhamsWithFractions,
  formerAddresses,
  integer,
  isoDate,
  lang,
  line,
  lines,
  localizedName,
  optionalPosition,
  order,
  paragraphs,
  permit,
  pictureFile,
  pictureKind,
  pictureView,
  positiveInteger,
  positiveNumber,
  reference,
  report,
  squareFeet,
  translated,
  text,
} from "./fields.ts";
import { checkVideo, video, videoTranslation } from "./video.ts";

/** A floor plan as a drawing, a picture or a PDF, with the list of its rooms. */
const plan = z
  .strictObject({
    drawing: z
      .string()
      .regex(/^[^/\\]+\.(svg|pdf|jpe?g|png|webp|avif|hei[cf])$/i)
      .meta({
        label: "plan",
        hint: "The name of a file in this folder, an SVG, a picture or a PDF, for example plan.svg.",
        formHint:
          "An SVG without scripts, a picture of at least 1080 × 720 pixels, or a PDF. The page shows a drawing and a picture, and links a PDF: a picture is better on phones.",
        picture: true,
        drawing: true,
      }),
    storey: z
      .strictObject(localizedName("storey", "For example Ground floor."))
      .optional()
      .meta({ label: "storey", hint: "Only if the home has more than one." }),
    arrangement: z
      .strictObject({
        name: text("arrangement", 600),
        it: text("arrangement in Italian", 600).optional(),
        ar: text("arrangement in Arabic", 600).optional(),
      })
      .optional()
      .meta({
        label: "arrangement",
        hint: "Which room adjoins which, as one who enters finds them. It is read to people who cannot see the plan.",
      }),
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
      .optional()
      .meta({
        label: "rooms",
        hint: "The legend: one entry for each number of the plan.",
      }),
  })
  .meta({ label: "floor plan" });

/** Whether the file of a plan is a picture; otherwise it is a drawing or a PDF. */
export const isPlanPicture = (file: string): boolean => !/\.(svg|pdf)$/i.test(file);

/** A picture in English, and its texts in another language. */
const picture = z
  .strictObject({ picture: pictureFile(), kind: pictureKind, caption, alt, ...pictureView })
  .meta({ label: "picture" });

const pictureTranslation = z
  .strictObject({ picture: pictureFile(), caption, alt })
  .meta({ label: "picture" });

const statuses = ["draft", "listed", "exclusive", "withdrawn"] as const;

const propertyTypes = ["apartment", "villa", "penthouse", "townhouse"] as const;

const purposes = ["sale", "rent"] as const;

/** What has become of a property that was offered. */
const availability = z
  .strictObject({
    state: choice(
      "state",
      ["reserved", "sold", "let"],
      "Reserved: it stays in the lists, marked. Sold or let: its page says so and shows similar homes.",
    ),
    date: isoDate("day", "Since when it is reserved, or when it was sold or let."),
  })
  .meta({
    label: "reserved, sold or let",
    hint: "Feeds and advertisements leave it out from then on.",
  });

/** The caption of a photo. Without the name of its file, it is that of the photo at the same place in the list. */
const photoCaption = z
  .union([
    line("caption"),
    z.strictObject({ photo: line("photo", "The name of its file."), caption: line("caption") }),
  ])
  .meta({ label: "caption of photo" });

const amenities = lines("amenities", "For example Swimming pool.").meta({
  label: "amenities",
  hint: "For example Swimming pool.",
  control: "amenities",
});

/** The texts of a property in one language. */
const propertyTexts = {
  title: line(
    "title",
    "For example Ontario Tower. The first English one also becomes the page’s address.",
  ),
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
  photoCaptions: z.array(photoCaption).optional().meta({
    label: "captions of the photos",
    hint: "For example Living room. It stands under the photo, and is read to people who cannot see it.",
    control: "captions",
  }),
};

/** The facts of a property that `checkRelatedFacts` compares. */
interface RelatedFacts {
  availability?: { state: string } | undefined;
  aed: number;
  usd?: number | undefined;
  range?: { from: number; to?: number | undefined } | undefined;
  purpose: (typeof purposes)[number];
  floor?: number | undefined;
  floors?: number | undefined;
  rent?: unknown;
  estimatedRent?: number | undefined;
  occupancy?: { state: string } | undefined;
}

// oxlint-disable-next-line no-restricted-properties -- The scripts cannot load app/format/number.ts.
const grouped = (value: number) => value.toLocaleString("en-GB");

/** How far a price in dollars may be from that in dirhams at the fixed rate, as a share: both are rounded. */
const dollarTolerance = 0.02;

/** Validates facts of a property that exclude each other. */
function checkRelatedFacts<Data extends RelatedFacts>(payload: z.core.ParsePayload<Data>) {
  const {
    aed,
    usd,
    range,
    purpose,
    floor,
    floors,
    rent,
    estimatedRent,
    occupancy,
    availability: now,
  } = payload.value;
  if (now?.state === (purpose === "sale" ? "let" : "sold"))
    report(
      payload,
      "availability",
      `the property is ${now.state}, but its purpose is ${purpose}: change one of them`,
    );
  if (range && aed > 0 && (aed < range.from || aed > (range.to ?? Infinity)))
    report(
      payload,
      "range",
      `the price of AED ${grouped(aed)} is not in the price range: change the range too`,
    );
  if (usd !== undefined && purpose === "rent")
    report(
      payload,
      "usd",
      "the price in US dollars belongs to a property for sale: this one is to rent",
    );
  else if (usd !== undefined && Math.abs((usd * dirhamsPerDollar) / aed - 1) > dollarTolerance)
    report(
      payload,
      "usd",
      `the price of $ ${grouped(usd)} is not that of AED ${grouped(aed)}: change one of them`,
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

/** Also if other fields are missing: otherwise the form of a new property would say it only at the end. */
const isGroup = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

/** What is counted of a property, also of one with other problems. */
interface CountedPictures {
  photos?: readonly unknown[] | undefined;
  pictures?: readonly unknown[] | undefined;
}

const pictureCount = ({ photos = [], pictures = [] }: CountedPictures) =>
  photos.length + pictures.length;

type PhotoCaption = z.output<typeof photoCaption>;

/**
 * The caption of each photo, in their order.
 *
 * @param captions those with the name of a file belong to that photo, others to the photo at their place
 */
export const captionsOf = (
  photos: readonly string[],
  captions: readonly PhotoCaption[] = [],
): (string | undefined)[] =>
  photos.map((photo, index) => {
    const own = captions.find((one) => typeof one !== "string" && one.photo === photo);
    const atPlace = captions[index];
    if (typeof own === "object") return own.caption;
    return typeof atPlace === "string" ? atPlace : undefined;
  });

/** Texts that a translation may share with English only by mistake. */
interface TranslatedLists {
  amenities?: readonly string[] | undefined;
}

/** The texts of captions, each once. */
const captionTexts = (captions: unknown) =>
  [
    ...new Set(
      (Array.isArray(captions) ? captions : []).map((one: unknown) =>
        typeof one === "object" && one !== null && "caption" in one ? one.caption : one,
      ),
    ),
  ].join();

const areEnglish = (given: unknown, english: unknown) =>
  captionTexts(given) !== "" && captionTexts(given) === captionTexts(english);

const copiedCaptions = (language: "it" | "ar", name: string) => ({
  path: [language, "photoCaptions"],
  error: `the ${name} captions of the photos are the English ones: translate them`,
  when: isGroup,
});

/** Marks between several amenities in one line, as a text of Word brings them. */
const severalInLine = /[•·|;\t]/u;

/** Reports lists that a translation has from English, and an Arabic summary or description in Latin letters. */
function checkTranslations<
  Data extends TranslatedLists & {
    it?: TranslatedLists | undefined;
    ar?: (TranslatedLists & { summary: string; description: readonly string[] }) | undefined;
  },
>(payload: z.core.ParsePayload<Data>) {
  const { amenities: english = [], it, ar } = payload.value;
  const merged = [english, it?.amenities ?? [], ar?.amenities ?? []]
    .flat()
    .find((name) => severalInLine.test(name));
  if (merged)
    report(payload, "amenities", `“${merged}” has several amenities: give each its own line`);
  for (const [field, texts] of [
    ["it", it],
    ["ar", ar],
  ] as const) {
    if (!texts) continue;
    const language = field === "it" ? "Italian" : "Arabic";
    const unlisted = unlistedAmenities(english);
    if (!texts.amenities && unlisted.length > 0)
      report(
        payload,
        field,
        `the ${language} amenities are missing: the list of amenities does not have ${unlisted.map((name) => `“${name}”`).join(", ")}`,
        ["amenities"],
      );
    if (texts.amenities && english.join() === texts.amenities.join())
      report(
        payload,
        field,
        `the ${language} amenities are the English ones: translate them, or leave them empty if all are of the list`,
        ["amenities"],
      );
  }
  for (const [label, written] of [
    ["summary", ar?.summary],
    ["description", ar?.description.join(" ")],
  ] as const)
    if (written !== undefined && !hasArabicLetters(written))
      report(payload, "ar", `the Arabic ${label} has no Arabic letters`, [label]);
}

export const property = z
  .strictObject({
    lang,
    status: choice(
      "status",
      statuses,
      "Draft: not online. Listed: on the Buy page. Exclusive: in Exclusives, not on the Buy page. Withdrawn: its page says that it is no longer offered.",
      { initial: "draft" },
    ),
    availability: availability.optional(),
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
    aed: z.int().min(1).meta({
      label: "price in AED",
      unit: "AED",
      hint: "For example 1500000. For a rent, the amount as you advertise it.",
      questioned: true,
    }),
    usd: positiveInteger(
      "price in US dollars",
      "Only if the price is also stated in dollars. Otherwise it is converted.",
    ).optional(),
    range: z
      .strictObject({
        from: dirhams("lower end of the price range"),
        to: dirhams("upper end of the price range").optional(),
      })
      .optional()
      .meta({
        label: "price range",
        hint: "For “Price range in words”: two amounts in AED that the price lies between.",
      }),
    areaSqFt: squareFeet("floor area in sq ft", "For example 1210."),
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
        rent: dirhams("rent that the tenant pays, in AED a year", "Only if it is let.").optional(),
      })
      .refine(({ state, until, rent }) => state === "let" || (!until && !rent), {
        error: "a property that is vacant has no tenancy: take away its last day and its rent",
      })
      .optional()
      .meta({ label: "vacant or let" }),
    estimatedRent: dirhams(
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
    serviceCharge: dirhamsWithFractions(
      "service charge in AED per sq ft per year",
      "As the Land Department’s index has it, for example 18.50.",
    ).optional(),
    cooling: choice(
      "cooling",
      ["included", "metered"],
      "Included in the service charge or the rent, or paid by the meter.",
    ).optional(),
    balconySqFt: squareFeet("area of the balcony in sq ft").optional(),
    plotSqFt: squareFeet("area of the plot in sq ft").optional(),
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
    person: personId(
      "person",
      "Who answers enquiries, of The firm, People. If nobody is chosen: the desk.",
      "people",
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
    formerAddresses: formerAddresses("property"),
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
      hint: "Only if it is another than the first: one of its pictures, or one of its own.",
    }),
    brochurePictures: z.array(pictureFile()).optional().meta({
      label: "pictures of the brochure",
      hint: "Those that follow the cover, best first.",
    }),
    ...propertyTexts,
    amenities,
    pictures: z.array(picture).default([]).meta({
      label: "pictures",
      hint: "Pictures with a description, after the photos: impressions, or photos that need more than a caption.",
    }),
    video: video.optional(),
    ...translated({
      ...propertyTexts,
      amenities: amenities.optional(),
      exclusivePicture: pictureTranslation.optional(),
      pictures: z.array(pictureTranslation).default([]).meta({ label: "pictures" }),
      video: videoTranslation.optional(),
    }),
  })
  .check(checkPosition)
  .check(checkRelatedFacts)
  .refine((data) => pictureCount(data) >= 2, {
    path: ["photos"],
    error: ({ input }) =>
      `the photos and pictures: there should be at least 2, there are ${pictureCount(input as CountedPictures)}`,
    when: isGroup,
  })
  .refine(
    ({ photoCaptions, it }) => !areEnglish(it?.photoCaptions, photoCaptions),
    copiedCaptions("it", "Italian"),
  )
  .refine(
    ({ photoCaptions, ar }) => !areEnglish(ar?.photoCaptions, photoCaptions),
    copiedCaptions("ar", "Arabic"),
  )
  .check(checkTranslations)
  .check(checkVideo)
  .meta({ label: "property" });

/**
 * The schema of a property on a day. `property` does not depend on the day, so that the build of a valid file
 * succeeds later too.
 *
 * @param today in Dubai, as yyyy-mm-dd
 */
export const propertySchemaOn = (today: string) =>
  property.check((payload) => {
    const { availability: now } = payload.value;
    if (now && isDay(now.date) && now.date > today)
      report(
        payload,
        "availability",
        `the day on which it was ${now.state} is ${dayInWords(now.date)}, which is not over yet`,
      );
  });

/** The pictures of a property's file. */
interface PropertyPictures<Picture> {
  photos?: readonly string[] | undefined;
  pictures: readonly Picture[];
}

/** The pictures of a property in the order of its page: photos with captions only, then the others. */
export const picturesInPageOrder = <Picture extends { picture: string }>({
  photos = [],
  pictures,
}: PropertyPictures<Picture>): ({ picture: string } | Picture)[] => [
  ...photos.map((photo) => ({ picture: photo })),
  ...pictures,
];
