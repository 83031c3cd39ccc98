import { italianTax } from "~/content/law";
import { rateLimits, yearsLimits } from "~/features/costs/loan-instalment";
import {
  type Amount,
  type AmountLimits,
  parseAmount,
  percentLimits,
  priceLimits,
} from "~/format/amount";
import { defaultCurrency } from "~/format/exchange-rates";
import { interpolate } from "~/format/interpolate";
import { type Currency } from "~/format/money";
import { officeDay } from "~/format/office-time";
import type { Listing } from "~/listings/listing";
import type { Site } from "~/site/site";
import type { FieldProps } from "~/ui/field-props";
import { type KnownFacts, knownFacts, unknownHome } from "./known-facts.server";
import {
  chosenHome,
  type CommonParameter,
  type HomeParameter,
  homeNumbers,
  homeParameters,
  ownHome,
} from "./parameters";
import { addMonths } from "./purchase-flows";

type Parameter = HomeParameter | CommonParameter;

/** The fields for amounts, with their limits and an example. */
const amounts: Partial<
  Record<Parameter, { limits: AmountLimits; example: number; required?: boolean }>
> = {
  price: { limits: priceLimits, example: 1_500_000, required: true },
  before: { limits: percentLimits, example: 60, required: true },
  after: { limits: percentLimits, example: 20 },
  afterYears: { limits: { min: 1, max: 10 }, example: 2 },
  rent: { limits: priceLimits, example: 90_000 },
  service: { limits: { min: 0, max: 10_000_000 }, example: 15_000 },
  sale: { limits: priceLimits, example: 1_700_000 },
  saleCosts: { limits: percentLimits, example: 2 },
  vacancy: { limits: percentLimits, example: 5 },
  management: { limits: percentLimits, example: 8 },
  loan: { limits: { min: 0, max: 80 }, example: 50 },
  rate: { limits: rateLimits, example: 4.5 },
  years: { limits: yearsLimits, example: 20 },
  resale: { limits: percentLimits, example: 40 },
  ivie: { limits: percentLimits, example: italianTax.ivie.value.share },
  irpef: { limits: percentLimits, example: 43 },
};

/** Months that can be chosen: ten years from the current one. */
const selectableMonths = 120;

const currencies = ["AED", "EUR", "GBP", "USD"] as const satisfies readonly Currency[];

/** A field as the page renders it. */
export type PlanField = Pick<
  FieldProps,
  | "name"
  | "control"
  | "label"
  | "hint"
  | "required"
  | "hidesOptionalLabel"
  | "defaultValue"
  | "options"
  | "error"
> & { isAmount: boolean };

/** A home of the plan, with what is known of it and what the visitor submitted. */
export interface PlannedHome {
  number: number;
  title: string;
  /** Undefined for a home that is not listed here. */
  listing: Listing | undefined;
  known: KnownFacts;
  fields: readonly PlanField[];
  /** The submitted or known figures; a field that is empty or wrong has none. */
  values: Readonly<Partial<Record<HomeParameter, number>>>;
  handover: string;
}

/** How a field differs from its definition. */
interface FieldOptions {
  /** The name in the query, if it has a number. */
  key?: string;
  /** The text before the visitor submits one. */
  initial?: string;
  /** What is wrong with it, whatever its text is. */
  problem?: string;
}

/** The listings that can be chosen: homes for sale, and projects. */
const selectableListings = ({ advertised }: Site): readonly Listing[] => [
  ...advertised.properties.filter(({ purpose }) => purpose === "sale"),
  ...advertised.projects,
];

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/**
 * The form of the purchase plan, filled with the query and with what is known of the chosen homes. For loaders.
 *
 * @param titleOf the title of a listing in the language of the page
 */
export function planForm(
  site: Site,
  query: URLSearchParams,
  titleOf: (listing: Listing) => string,
) {
  const { format, locale } = site;
  const { form: texts, choice } = site.messages.purchasePlan;
  const selectable = selectableListings(site);
  const isSubmitted = query.has("start");
  const first = officeDay(site.now).slice(0, "yyyy-mm".length);
  const monthOption = (value: string) => ({ value, label: format.month(value, "long") });
  /** Formatted once for all fields. */
  const monthOptions = Array.from({ length: selectableMonths }, (_, index) =>
    monthOption(addMonths(first, index)),
  );
  let hasErrors = false;

  /** The text of a field, and the error to show. */
  function field(
    name: Parameter,
    { key = name, initial = "", problem }: FieldOptions = {},
  ): { field: PlanField; value: number | undefined; text: string } {
    const definition = amounts[name];
    const text = query.get(key) ?? initial;
    const shown = { name: key, label: texts.fields[name], defaultValue: text };
    if (!definition) {
      const error = isSubmitted ? problem : undefined;
      hasErrors ||= error !== undefined;
      return {
        text,
        value: undefined,
        field: { ...shown, isAmount: false, control: "select", required: false, error },
      };
    }
    const { limits, example, required = false } = definition;
    const read: Amount = parseAmount(text, limits);
    const figures = {
      min: format.number(limits.min),
      max: format.number(limits.max),
      example: format.number(example, 2),
    };
    const isAllowed = "value" in read || (read.problem === "empty" && !required);
    const error = !isSubmitted
      ? undefined
      : "problem" in read && !isAllowed
        ? interpolate(texts.errors[read.problem], figures)
        : problem;
    hasErrors ||= error !== undefined || !isAllowed;
    const { hints } = texts;
    const ownHint = name in hints ? hints[name as keyof typeof hints] : undefined;
    const exampleHint = text === "" ? interpolate(hints.example, figures) : undefined;
    return {
      text,
      value: "value" in read ? read.value : undefined,
      field: {
        ...shown,
        isAmount: true,
        control: "text",
        required,
        hint: [ownHint, exampleHint].filter(Boolean).join(" ") || undefined,
        error,
      },
    };
  }

  /** The options of a field for a month, with the given one if it is outside of them. */
  function months(given: string) {
    if (!given || monthOptions.some(({ value }) => value === given)) return monthOptions;
    return [...monthOptions, monthOption(given)].toSorted((a, b) => a.value.localeCompare(b.value));
  }

  function monthField(name: Parameter, options: FieldOptions = {}) {
    const { field: select, text } = field(name, options);
    const value = isMonth(text) ? text : "";
    return { value, field: { ...select, options: months(value), defaultValue: value } };
  }

  const start = monthField("start", { initial: first });
  const startMonth = start.value || first;
  const saleMonth = monthField("saleMonth", {
    ...(query.get("saleMonth") &&
      (query.get("saleMonth") ?? "") <= startMonth && { problem: texts.errors.sale }),
  });

  const homes = homeNumbers.flatMap((number): PlannedHome[] => {
    const chosen = query.get(chosenHome(number));
    const listing = selectable.find(({ id }) => id === chosen);
    if (!listing && chosen !== ownHome) return [];
    const known = listing ? knownFacts(listing) : unknownHome;
    const read = (name: HomeParameter, problem?: string) => {
      const fact = known.figures[name];
      return field(name, {
        key: `${name}${number}`,
        initial:
          typeof fact?.value === "number" ? format.number(fact.value, 2) : (fact?.value ?? ""),
        ...(problem && { problem }),
      });
    };
    const shareOf = (name: "before" | "after") => (known.isReady ? 0 : (read(name).value ?? 0));
    const areSharesTooHigh = shareOf("before") + shareOf("after") > 100;
    const handoverText =
      query.get(`handover${number}`) ?? String(known.figures.handover?.value ?? "");
    const handoverProblem = !isMonth(handoverText)
      ? texts.errors.month
      : handoverText < startMonth
        ? texts.errors.handover
        : undefined;
    const handover = monthField("handover", {
      key: `handover${number}`,
      initial: handoverText,
      ...(!known.isReady && handoverProblem && { problem: handoverProblem }),
    });
    // A finished home is paid with the transfer.
    const asked = homeParameters.filter(
      (name) => !known.isReady || !["handover", "before", "after", "afterYears"].includes(name),
    );
    const readFields = asked.map((name) =>
      name === "handover"
        ? { name, value: undefined, field: { ...handover.field, hidesOptionalLabel: true } }
        : {
            name,
            ...read(name, name === "before" && areSharesTooHigh ? texts.errors.shares : undefined),
          },
    );
    return [
      {
        number,
        title: listing ? titleOf(listing) : choice.own,
        listing,
        known,
        fields: readFields.map((one) => one.field),
        values: Object.fromEntries(readFields.map(({ name, value }) => [name, value])),
        handover: known.isReady ? startMonth : handover.value,
      },
    ];
  });

  const hasOffPlan = homes.some(({ known }) => !known.isReady);
  const currencyField = field("currency", {
    initial: defaultCurrency[locale],
  });
  const currency = currencies.find((code) => code === currencyField.text) ?? "AED";
  const italy = field("italy");
  const isItalian = italy.text === "yes";
  const optionalNames = [
    "saleCosts",
    "vacancy",
    "management",
    "loan",
    "rate",
    "years",
    ...(hasOffPlan ? (["resale"] as const) : []),
    "ivie",
    "irpef",
  ] as const;
  const common = optionalNames.map((name) => ({
    name,
    ...field(name, {
      initial: name === "ivie" ? format.number(italianTax.ivie.value.share, 2) : "",
    }),
  }));
  const fieldsOf = (...names: readonly CommonParameter[]) =>
    common.filter(({ name }) => names.includes(name)).map((one) => one.field);
  return {
    isSubmitted,
    isComplete: isSubmitted && homes.length > 0 && !hasErrors,
    homes,
    start: startMonth,
    currency,
    isItalian,
    saleMonth: saleMonth.value,
    common: Object.fromEntries(common.map(({ name, value }) => [name, value])) as Partial<
      Record<CommonParameter, number>
    >,
    choices: homeNumbers.map((number) => ({
      name: chosenHome(number),
      label: interpolate(choice.home, { number: String(number) }),
      value: query.get(chosenHome(number)) ?? "",
      options: [
        ...selectable.map((listing) => ({ value: listing.id, label: titleOf(listing) })),
        { value: ownHome, label: choice.own },
      ],
    })),
    /** The fields that most visitors fill, and the others, which are folded. */
    commonFields: [
      {
        ...currencyField.field,
        required: true,
        defaultValue: currency,
        options: currencies.map((value) => ({ value, label: format.currencyName(value) })),
      },
      { ...start.field, required: true },
      saleMonth.field,
      ...fieldsOf("saleCosts"),
    ] satisfies readonly PlanField[],
    furtherFields: [
      ...fieldsOf("vacancy", "management", "loan", "rate", "years", "resale"),
      {
        ...italy.field,
        required: true,
        defaultValue: isItalian ? "yes" : "no",
        options: [
          { value: "no", label: texts.italy.no },
          { value: "yes", label: texts.italy.yes },
        ],
      },
      ...fieldsOf("ivie", "irpef"),
    ] satisfies readonly PlanField[],
    hasFurtherFigures:
      isItalian ||
      common.some(
        ({ name, text, field: { error } }) =>
          error !== undefined || (text !== "" && name !== "saleCosts" && name !== "ivie"),
      ),
  };
}

export type PlanForm = ReturnType<typeof planForm>;
