/**
 * The fields that the schemas beside this file share. The schemas describe everything that the firm edits: the
 * types, the checks and the studio's forms derive from them. The Worker contains neither them nor the schema
 * library; it reads the data that `npm run content` compiles.
 *
 * Each field has a label, which error messages and the studio show, and may have a hint. A `formHint` takes its
 * place in the studio.
 */
import { z } from "zod";

/** Languages of a file besides English, which is at its root. */
export const translations = ["it", "ar"] as const;

const maxParagraph = 1_200;

export const text = (label: string, max: number, hint?: string) =>
  z.string().trim().min(1).max(max).meta({ label, hint });

export const line = (label: string, hint?: string) => text(label, 200, hint);

export const lines = (label: string, hint?: string) =>
  z.array(line(label)).min(1).meta({ label, hint });

export const paragraphs = (label: string, hint?: string) =>
  z.array(text(label, maxParagraph)).min(1).meta({ label, hint });

export const integer = (label: string, hint?: string) => z.int().meta({ label, hint });

export const positiveInteger = (label: string, hint?: string) =>
  z.int().min(1).meta({ label, hint });

export const positiveNumber = (label: string, hint?: string) =>
  z.number().positive().meta({ label, hint });

/** An amount in whole dirhams. */
export const dirhams = (label: string, hint?: string) =>
  z.int().min(1).meta({ label, hint, unit: "AED" });

/** An amount in dirhams with fractions, for example a rate. */
export const dirhamsWithFractions = (label: string, hint?: string) =>
  z.number().positive().meta({ label, hint, unit: "AED" });

/** An area in whole square feet. */
export const squareFeet = (label: string, hint?: string) =>
  z.int().min(1).meta({ label, hint, unit: "sq ft" });

export const percentage = (label: string, hint?: string) =>
  z.number().min(0).max(100).meta({ label, hint });

export const choice = <const Values extends readonly [string, ...string[]]>(
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

export const reference = (label: string, collection: string, hint?: string) =>
  line(label, hint).meta({ label, hint, collection });

/** Whether a text is a day as a file has it; a text that was not read is none, and neither is 30 February. */
export const isDay = (given: string): boolean => z.iso.date().safeParse(given).success;

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The same of a month. */
export const isMonth = (given: string): boolean => month.test(given);

const monthNames = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A month in a message: "December 2027". @param given as yyyy-mm; another text stays as it is */
export const monthInWords = (given: string): string =>
  isMonth(given) ? monthNames.format(new Date(given)) : given;

/** A day in a message: "31 March 2027". @param given as yyyy-mm-dd; another text stays as it is */
export const dayInWords = (given: string): string =>
  isDay(given) ? `${Number(given.slice(8))} ${monthInWords(given.slice(0, 7))}` : given;

export const isoDate = (label: string, purpose = "") =>
  z.iso.date().meta({
    label,
    hint: "For example 2027-03-31.",
    formHint: `${purpose} For example 31.3.2027: the day comes first.`.trim(),
  });

export const isoMonth = (label: string) =>
  z.string().regex(month).meta({
    label,
    hint: "For example 2027-12.",
    formHint: "For example December 2027, 12/2027 or Q4 2027.",
    control: "month",
  });

const digitsOnly = /^\d+$/;

/** A number, or a text with a number, as forms submit it. */
export const digits = (label: string, hint?: string) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .pipe(z.string().regex(digitsOnly))
    .meta({
      label,
      hint,
      pattern: /^\s*\d+\s*$/.source,
      expected: "It should have digits only: no hyphens, spaces or letters.",
    });

/** A number with leading zeros or letters, as text. */
export const code = (label: string, pattern: RegExp, hint: string, formHint = hint) =>
  z.string().trim().regex(pattern).meta({ label, hint, formHint });

/** A short text in each language, for entries without translations. */
export const localizedName = (label: string, hint?: string) => ({
  name: line(label, hint),
  it: line(`${label} in Italian`).optional(),
  ar: line(`${label} in Arabic`).optional(),
});

/** The publication of a figure or a rule. */
export const source = z
  .strictObject({
    ...localizedName("source", "Who publishes it, for example Dubai Land Department."),
    address: z
      .url({ protocol: /^https$/ })
      .optional()
      .meta({ label: "address of the source", hint: "For example https://…" }),
  })
  .meta({ label: "source" });

/** The file of a picture beside the YAML file. */
export const pictureFile = (label = "picture") =>
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
export const permit = z
  .strictObject({
    number: digits(
      "permit number",
      "From the permit that Trakheesi issues for this advertisement. Digits only.",
    ),
    validUntil: isoDate(
      "last day of the permit",
      "The end date on the permit: it is still valid on this day.",
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

/** A position on the map, in degrees. `checkPosition` validates both numbers together. */
export const position = {
  lat: z.number().meta({
    label: "latitude",
    hint: "Degrees north, for example 25.1854: a right click in Google Maps shows it first.",
  }),
  lon: z.number().meta({
    label: "longitude",
    hint: "Degrees east, for example 55.2697: Google Maps shows it after the latitude.",
  }),
};

export const optionalPosition = { lat: position.lat.optional(), lon: position.lon.optional() };

/** The bounds of the United Arab Emirates, in degrees. */
const emirates = { lat: { from: 22.6, to: 26.2 }, lon: { from: 51.4, to: 56.5 } };

const fits = (value: number, { from, to }: { from: number; to: number }) =>
  value >= from && value <= to;

/** Reports an error of a field, or of one within it. */
export function report<Data>(
  { value, issues }: z.core.ParsePayload<Data>,
  field: keyof Data & string,
  message: string,
  within: readonly string[] = [],
) {
  issues.push({ code: "custom", input: value[field], path: [field, ...within], message });
}

/** Checks that a position has both numbers, and is in the Emirates. */
export function checkPosition<
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
export const pictureView = {
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

export const pictureKind = choice(
  "kind of picture",
  ["photograph", "impression"],
  "An impression is a drawing or a rendering: the page calls it an artist’s impression.",
  { initial: "photograph" },
);

export const caption = line("caption", "A few words under the picture, for example Living room.");

export const alt = text(
  "description of the picture",
  300,
  "What the picture shows, for people who cannot see it.",
);

/** Sveltia CMS stores the languages of a file at its top. */
export const lang = z
  .array(z.enum(["en", ...translations]))
  .optional()
  .meta({ label: "languages" });

/** The position in lists: lower numbers come first, entries without one come last. */
export const order = integer(
  "position in lists",
  "Lower numbers come first. Leave it empty for a place at the end.",
).optional();

/** Sorts entries as lists show them: by position, those without one last, then by id. */
export const inOrder = <Entry extends { id: string; order?: number | undefined }>(
  entries: readonly Entry[],
): Entry[] =>
  entries.toSorted(
    (one, other) =>
      (one.order ?? Infinity) - (other.order ?? Infinity) || one.id.localeCompare(other.id),
  );

/**
 * A file without what the studio repeats in each translation: the former addresses, of which those of English count, the
 * languages, and empty texts.
 */
export function withoutRepeated(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => {
    if (!translations.some((language) => language === name)) return [name, value] as const;
    const texts = Object.entries(value as Record<string, unknown>).filter(
      ([field, given]) => !["formerAddresses", "lang"].includes(field) && given !== "",
    );
    return [name, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(fields);
}

/**
 * The addresses that an entry had before: the site redirects them. The studio adds one when a slug changes, and makes a
 * slug with _ or ~ of a title that has it.
 *
 * @param section the first part of its address: "property"
 */
export const formerAddresses = (section: string) =>
  z
    .array(
      z
        .string()
        .regex(new RegExp(`^/${section}/[a-z0-9_~-]+$`))
        .meta({ label: "former address", hint: `For example /${section}/marina-crwon.` }),
    )
    .min(1)
    .optional()
    .meta({
      label: "former addresses",
      hint: `Addresses without a language that lead here, for example /${section}/marina-crwon.`,
    });

export const alsoCalled = z.array(line("name")).meta({
  label: "other names",
  hint: "What people also search for, in any language, for example Dubai Marina.",
});

/** The same texts in the other languages. A language may be missing at first. */
export function translated<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const texts = z.strictObject(shape);
  return {
    it: texts.optional().meta({ label: "Italian" }),
    ar: texts.optional().meta({ label: "Arabic" }),
  };
}
