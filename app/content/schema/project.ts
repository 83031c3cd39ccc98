import { z } from "zod";
import { personId } from "./company.ts";
import {
  alt,
  caption,
  checkPosition,
  choice,
  dayInWords,
  dirhams,
  dirhamsWithFractions,
  formerAddresses,
  integer,
  isoDate,
  isoMonth,
  lang,
  line,
  localizedName,
  monthInWords,
  optionalPosition,
  order,
  percentage,
  permit,
  pictureFile,
  pictureKind,
  pictureView,
  positiveInteger,
  reference,
  report,
  squareFeet,
  text,
  translated,
} from "./fields.ts";
import { checkFacts, factSources, handoverHistory } from "./project-facts.ts";
import { checkVideo, video, videoTranslation } from "./video.ts";

/** The fields of a project about its handover. */
interface Handover {
  stage?: string | undefined;
  /** As yyyy-mm. */
  handover?: string | undefined;
}

/**
 * Whether a project is on sale although the month of its handover has passed.
 *
 * @param today in Dubai, as yyyy-mm-dd
 */
export const isHandoverPast = ({ stage, handover }: Handover, today: string): boolean =>
  stage === "on-sale" && handover !== undefined && handover < today.slice(0, 7);

/** Whether shares in percent add up to 100, including fractions. */
const addsUpTo100 = (shares: readonly number[]) =>
  Math.round(shares.reduce((sum, one) => sum + one, 0) * 100) === 100 * 100;

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

const projectTexts = {
  line: line("one sentence", "What it is, in one sentence."),
  facts: z
    .array(z.strictObject({ label: line("label"), text: line("text") }).meta({ label: "fact" }))
    .default([])
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
    status: choice("status", ["draft", "listed", "withdrawn"], undefined, { initial: "draft" }),
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
    formerAddresses: formerAddresses("off-plan"),
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
    person: personId(
      "person",
      "Who answers enquiries, of The firm, People. If nobody is chosen: the desk.",
      "people",
    ).optional(),
    stage: choice(
      "stage of the project",
      ["announced", "on-sale", "under-construction", "completed"],
      "How far the project itself is. The status above says where the site shows it.",
    ).optional(),
    soldOut: isoDate(
      "sold out since",
      "Once the developer has no more homes. The page and the lists say so, and it can still be asked about.",
    ).optional(),
    progress: z
      .strictObject({
        percent: percentage("progress of construction, in percent"),
        date: isoDate("day of this figure"),
      })
      .optional()
      .meta({ label: "progress", hint: "As the Land Department or the developer states it." }),
    handover: isoMonth("expected handover").meta({ questioned: true }).optional(),
    handoverHistory,
    factSources,
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
        stated: dirhamsWithFractions("service charge that the developer states").optional(),
        estimated: dirhamsWithFractions("service charge that the firm estimates").optional(),
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
    expressionOfInterest: dirhams("expression of interest in AED").optional(),
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
            squareFeet: squareFeet("size in sq ft").optional(),
            priceFrom: dirhams("lowest price in AED").optional(),
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
        aedPerSquareFoot: dirhams("price per sq ft in AED"),
      })
      .optional()
      .meta({ label: "price that the developer projects" }),
    yieldFrom: z
      .number()
      .positive()
      .optional()
      .meta({ label: "lowest rental yield that the developer projects, in percent" }),
    cover: pictureFile("picture in lists").optional().meta({
      label: "picture in lists",
      hint: "It opens the project’s page too. Leave it empty for the first of the pictures.",
    }),
    brochurePictures: z.array(pictureFile()).optional().meta({ label: "pictures of the brochure" }),
    ...projectTexts,
    pictures: z.array(slide).min(2).meta({ label: "pictures" }),
    video: video.optional(),
    ...translated({
      ...projectTexts,
      pictures: z.array(slideTranslation).meta({ label: "pictures" }),
      video: videoTranslation.optional(),
    }),
  })
  .check(checkPosition)
  .check(checkFacts)
  .check(checkVideo)
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

/** The picture of a project in lists, which opens its page too. */
export const coverOf = ({
  cover,
  pictures,
}: {
  cover?: string | undefined;
  pictures: readonly { picture: string }[];
}): string => cover ?? pictures[0]?.picture ?? "";

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
        `the expected handover is ${monthInWords(value.handover ?? "")}, which is past: a project on sale is handed over later. Change the month or the stage`,
      );
    if (value.soldOut && value.soldOut > today)
      report(
        payload,
        "soldOut",
        `the project is sold out since ${dayInWords(value.soldOut)}, which is in the future`,
      );
    if (value.factSources?.some(({ checked }) => checked > today))
      report(payload, "factSources", "the day of a check should not be in the future");
  });
