import { loanFigures } from "~/content/costs";
import { planExample } from "~/content/investment-pages";
import { italianTax } from "~/content/law";
import { rentalYields } from "~/content/market";
import { purchasePlanPath } from "~/content/paths";
import type { Project } from "~/content/projects";
import { rateLimits, yearsLimits } from "~/features/costs/payments";
import { nonResidentShare } from "~/features/costs/purchase.server";
import {
  type Amount,
  type AmountLimits,
  parseAmount,
  percentLimits,
  priceLimits,
  salePriceLimits,
} from "~/format/amount";
import { defaultCurrency } from "~/format/exchange-rates";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Currency } from "~/format/money";
import { officeDay } from "~/format/office-time";
import { isForSale, type Listing } from "~/listings/listing";
import { lowestPrice } from "~/listings/project";
import { localePath } from "~/locale";
import type { Site } from "~/site/site";
import type { FieldProps } from "~/ui/field";
import { type KnownFacts, knownFacts, unknownHomes } from "./known-facts.server";
import {
  choiceOnly,
  chosenHome,
  type CommonParameter,
  exampleOf,
  figuresOf,
  type HomeParameter,
  homeNumbers,
  homeParameters,
  netRentParameters,
  ownHomes,
} from "./parameters";
import { addMonths } from "./purchase-flows";

type Parameter = HomeParameter | CommonParameter;

/** The fields for amounts, with their limits and an example. */
const amounts: Partial<
  Record<Parameter, { limits: AmountLimits; example: number; required?: boolean }>
> = {
  price: { limits: salePriceLimits, example: 1_500_000, required: true },
  before: { limits: percentLimits, example: 60, required: true },
  signing: { limits: percentLimits, example: 20 },
  after: { limits: percentLimits, example: 20 },
  afterYears: { limits: { min: 1, max: 10 }, example: 2 },
  rent: { limits: priceLimits, example: 90_000 },
  service: { limits: { min: 0, max: 10_000_000 }, example: 15_000 },
  sale: { limits: salePriceLimits, example: 1_700_000 },
  saleCosts: { limits: percentLimits, example: 2 },
  vacancy: { limits: percentLimits, example: 5 },
  management: { limits: percentLimits, example: 8 },
  loan: { limits: { min: 0, max: loanFigures.caps.value.nationals.first }, example: 50 },
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
  /** Of a listing, or one of `ownHomes`. */
  id: string;
  title: string;
  /** Undefined for a home that is not listed here. */
  listing: Listing | undefined;
  known: KnownFacts;
  /** Which of its figures are filled in, and which are not known. */
  facts: string;
  fields: readonly PlanField[];
  /** The submitted or known figures; a field that is empty or wrong has none. */
  values: Readonly<Partial<Record<HomeParameter, number>>>;
  handover: string;
  /** What is left of the price for handover, in percent; undefined if it is paid at once or not known. */
  atHandover: number | undefined;
}

/** How a field differs from its definition. */
interface FieldOptions {
  /** The name of the field, if it has a number. */
  key?: string;
  /** Its text: by default the submitted one. */
  text?: string;
  /** The text before the visitor submits one. */
  initial?: string;
  /** Whether it must have a figure, if that is not always so. */
  required?: boolean;
  /** What is wrong with it, whatever its text is. */
  problem?: string;
  /** A further hint. */
  note?: string;
  /** Its label, if it is not the usual one. */
  label?: string;
}

const ownKinds = Object.keys(ownHomes) as (keyof typeof ownHomes)[];

/** The listings that can be chosen. */
const selectableListings = ({ advertised }: Site): readonly Listing[] =>
  [...advertised.properties, ...advertised.projects].filter(isForSale);

/** The most listings of a kind that the page names: the others have the plan on their own pages. */
const maxNamed = 12;

/**
 * The listings that can be chosen, by kind with its title: the first ones, and how many there are.
 *
 * @param chosen ids of listings that are named in any case
 */
export const listingsByKind = (site: Site, chosen: readonly string[] = []) =>
  [...Map.groupBy(selectableListings(site), ({ kind }) => kind)].map(([kind, listings]) => ({
    kind,
    title: site.messages.purchasePlan.choice.kinds[kind],
    listings: listings.filter(({ id }, index) => index < maxNamed || chosen.includes(id)),
    total: listings.length,
    isComplete: listings.length <= maxNamed,
  }));

/** The errors of fields, for the summary: each with the name of its field and, for a home, its title. */
const errorsOf = (fields: readonly PlanField[], title?: string) =>
  fields.flatMap(({ name, label, error }) =>
    error === undefined
      ? []
      : [{ controlId: name, text: `${title ? `${label} (${title})` : label}: ${error}` }],
  );

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Reads the fields of a query. They have errors once the form is submitted. */
function fieldReader(
  { format, messages, now }: Site,
  query: URLSearchParams,
  isSubmitted = query.has("start") && !query.has(choiceOnly),
) {
  const texts = messages.purchasePlan.form;
  const first = officeDay(now).slice(0, "yyyy-mm".length);
  const monthOption = (value: string) => ({ value, label: format.month(value, "long") });
  /** Formatted once for all fields. */
  const monthOptions = Array.from({ length: selectableMonths }, (_, index) =>
    monthOption(addMonths(first, index)),
  );

  /** The text of a field for an amount or a choice, and the error to show. */
  function read(
    name: Parameter,
    {
      key = name,
      initial = "",
      problem,
      note,
      label = texts.fields[name],
      required = amounts[name]?.required ?? false,
      text = query.get(key) ?? initial,
    }: FieldOptions = {},
  ): { field: PlanField; value: number | undefined; text: string } {
    const definition = amounts[name];
    const shown = { name: key, label, defaultValue: text };
    if (!definition) {
      const error = isSubmitted ? problem : undefined;
      const choice = { isAmount: false, control: "select", required: false, error } as const;
      return { text, value: undefined, field: { ...shown, ...choice } };
    }
    const { limits, example } = definition;
    const amount: Amount = parseAmount(text, limits);
    const figures = {
      min: format.number(limits.min),
      max: format.number(limits.max),
      example: format.number(example, 2),
    };
    const isWrong = "problem" in amount && (amount.problem !== "empty" || required);
    const wrong = isWrong ? interpolate(texts.errors[amount.problem], figures) : problem;
    const error = isSubmitted ? wrong : undefined;
    const { hints } = texts;
    const ownHint = name in hints ? hints[name as keyof typeof hints] : undefined;
    const exampleHint = text === "" && !note ? interpolate(hints.example, figures) : undefined;
    const hint = [ownHint, exampleHint, note].filter(Boolean).join(" ") || undefined;
    const value = "value" in amount ? amount.value : undefined;
    // A submitted figure is written as the results are.
    const written = isSubmitted && value !== undefined ? format.number(value, 2) : text;
    return {
      text,
      value,
      field: {
        ...shown,
        defaultValue: written,
        isAmount: true,
        control: "text",
        required,
        hint,
        error,
      },
    };
  }

  /** The options of a field for a month, with the given one if it is outside of them. */
  function months(given: string) {
    if (!given || monthOptions.some(({ value }) => value === given)) return monthOptions;
    return [...monthOptions, monthOption(given)].toSorted((a, b) => a.value.localeCompare(b.value));
  }

  function readMonth(name: Parameter, options: FieldOptions = {}) {
    const { field, text } = read(name, options);
    const value = isMonth(text) ? text : "";
    return { value, field: { ...field, options: months(value), defaultValue: value } };
  }

  return { read, readMonth, isSubmitted, currentMonth: first };
}

type FieldReader = ReturnType<typeof fieldReader>;

/** The fields that a finished home has not: it is paid with the transfer. */
const offPlanParameters = new Set<HomeParameter>([
  "handover",
  "before",
  "signing",
  "after",
  "afterYears",
]);

/** The fields that few plans need. */
const foldedParameters = new Set<string>(["signing", "after", "afterYears"]);

/** The fields of a home, with those that few plans need apart: open if one of them has a figure or an error. */
export function foldedFields({ number, fields, values }: PlannedHome) {
  const parameter = ({ name }: PlanField) => name.slice(0, -String(number).length);
  const isFolded = (field: PlanField) => foldedParameters.has(parameter(field));
  const further = fields.filter(isFolded);
  return {
    fields: fields.filter((field) => !isFolded(field)),
    furtherFields: further,
    hasFurtherFigures:
      Boolean(values.signing || values.after) || further.some(({ error }) => error !== undefined),
  };
}

/**
 * The number under which the figures of a home were submitted: another one if the home moved with a change of the
 * choice; undefined if it is new.
 */
function submittedNumber(query: URLSearchParams, number: number): number | undefined {
  const chosen = query.get(chosenHome(number));
  // An address without these parameters has the figures of the chosen homes.
  const parameter = homeNumbers.some((one) => query.has(figuresOf(one))) ? figuresOf : chosenHome;
  const isOf = (other: number) => query.get(parameter(other)) === chosen;
  if (isOf(number)) return number;
  return homeNumbers.find((other) => isOf(other) && query.get(chosenHome(other)) !== chosen);
}

/** The developer's price of each type of unit. */
function startingPrices({ format, messages }: Site, { units = [] }: Project): string {
  const prices = units.flatMap(({ id, priceFrom }) =>
    priceFrom === undefined
      ? []
      : [`${messages.prelaunch.units.types[id]} ${nonBreaking(format.money(priceFrom, "AED"))}`],
  );
  return interpolate(messages.purchasePlan.form.hints.startingPrices, {
    prices: format.commaList(prices),
  });
}

/** What a home might be let for, as an example beside an empty field. */
function rentHint({ format, messages }: Site, aed: number): string {
  const { from, to, year } = rentalYields;
  const rentAt = (percent: number) => Math.round((aed * percent) / 100_000) * 1_000;
  return interpolate(messages.purchasePlan.form.hints.rentEstimate, {
    yields: nonBreaking(format.percentRangeInSentence(from, to)),
    year: String(year),
    amount: format.exactMoneyRange({ from: rentAt(from), to: rentAt(to) }, "AED"),
  });
}

/** Whether a listing is finished, which of its figures are filled in, and which are not known. */
function factText({ format, messages }: Site, { figures, isReady }: KnownFacts): string {
  const { facts, known, ready, unknown } = messages.purchasePlan.form;
  const names = (Object.keys(facts) as (keyof typeof facts)[]).filter(
    (name) => !isReady || !offPlanParameters.has(name),
  );
  const sentence = (text: string, listed: typeof names) =>
    listed.length === 0
      ? []
      : [interpolate(text, { facts: format.list(listed.map((name) => facts[name])) })];
  return [
    ...(isReady ? [ready] : []),
    ...sentence(
      known,
      names.filter((name) => figures[name]),
    ),
    ...sentence(
      unknown,
      names.filter((name) => !figures[name]),
    ),
  ].join(" ");
}

/** A chosen home, with what is known of it and what the visitor submitted. */
function plannedHome(
  site: Site,
  query: URLSearchParams,
  reader: FieldReader,
  chosen: Pick<PlannedHome, "number" | "id" | "title" | "listing" | "known"> & { start: string },
): PlannedHome {
  const { format } = site;
  const { errors, hints } = site.messages.purchasePlan.form;
  const { number, id, title, listing, known, start } = chosen;
  const from = submittedNumber(query, number);
  const textOf = (name: HomeParameter) => {
    const fact = known.figures[name]?.value ?? "";
    const submitted = from === undefined ? null : query.get(`${name}${from}`);
    return submitted ?? (typeof fact === "number" ? format.number(fact, 2) : fact);
  };
  const read = (name: HomeParameter, options?: Pick<FieldOptions, "problem" | "note">) =>
    reader.read(name, { key: `${name}${number}`, text: textOf(name), ...options });
  const before = known.isReady ? undefined : read("before").value;
  const after = known.isReady ? 0 : (read("after").value ?? 0);
  const signing = known.isReady ? 0 : (read("signing").value ?? 0);
  const atHandover = Math.round((100 - (before ?? 0) - after) * 100) / 100;
  const note =
    before !== undefined && atHandover >= 0
      ? interpolate(hints.atHandover, {
          before: format.percent(before),
          after: format.percent(after),
          share: format.percent(atHandover),
        })
      : undefined;
  const options: Partial<Record<HomeParameter, Pick<FieldOptions, "problem" | "note">>> = {
    ...(atHandover < 0 ? { before: { problem: errors.shares } } : note && { before: { note } }),
    ...(signing > (before ?? 100) && { signing: { problem: errors.signing } }),
    ...(listing?.kind === "project" &&
      lowestPrice(listing) && {
        price: { note: startingPrices(site, listing) },
      }),
    ...(listing?.kind === "property" &&
      !known.figures.rent && { rent: { note: rentHint(site, listing.aed) } }),
  };
  const month = textOf("handover");
  const monthProblem = month < start ? errors.handover : undefined;
  const problem = isMonth(month) ? monthProblem : errors.month;
  const handover = reader.readMonth("handover", {
    key: `handover${number}`,
    text: month,
    ...(!known.isReady && problem && { problem }),
  });
  const fields = homeParameters
    .filter((name) => !known.isReady || !offPlanParameters.has(name))
    .map((name) =>
      name === "handover"
        ? { name, value: undefined, field: { ...handover.field, hidesOptionalLabel: true } }
        : { name, ...read(name, options[name]) },
    );
  return {
    number,
    id,
    title,
    listing,
    known,
    facts: listing ? factText(site, known) : "",
    fields: fields.map(({ field }) => field),
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    handover: known.isReady ? start : handover.value,
    atHandover: note === undefined ? undefined : atHandover,
  };
}

/** The field for the currency of the results. */
function currencyField({ format, locale }: Site, reader: FieldReader) {
  const { text, field } = reader.read("currency", { initial: defaultCurrency[locale] });
  const currency = currencies.find((code) => code === text) ?? "AED";
  const options = currencies.map((value) => ({ value, label: format.currencyName(value) }));
  return { currency, field: { ...field, required: true, defaultValue: currency, options } };
}

/** The figures for all homes: fields that most visitors fill, and further ones. */
function commonFigures(
  site: Site,
  reader: FieldReader,
  fields: { start: PlanField; saleMonth: PlanField },
  homes: readonly PlannedHome[],
) {
  const { format, messages } = site;
  const { form } = messages.purchasePlan;
  const { italy: italyTexts } = form;
  const { currency, field: shownCurrency } = currencyField(site, reader);
  const italy = reader.read("italy");
  const isItalian = italy.text === "yes";
  const isFinished = homes.length > 0 && homes.every(({ known }) => known.isReady);
  // Without a rate the rent would seem to be free of tax.
  const hasRent = homes.some(({ values }) => values.rent !== undefined);
  const read = (name: CommonParameter) => ({ name, ...reader.read(name) });
  const saleCosts = read("saleCosts");
  const loanNote = interpolate(form.hints.loanShare, {
    nonResident: nonResidentShare(site),
  });
  const loan = [
    {
      name: "loan" as const,
      ...reader.read("loan", { note: loanNote, ...(isFinished && { label: form.loanOfFinished }) }),
    },
    read("rate"),
    read("years"),
  ];
  // The loan decides what can be paid for homes that are all handed over at once.
  const further = [read("vacancy"), read("management"), ...(isFinished ? [] : [read("resale")])];
  /** A rate of Italy's taxes: hidden without them, so that it has no error then. */
  const readTax = (name: "ivie" | "irpef", options: FieldOptions) => {
    const tax = reader.read(name, options);
    return { name, ...tax, field: isItalian ? tax.field : { ...tax.field, error: undefined } };
  };
  const ivie = readTax("ivie", {
    initial: format.number(italianTax.ivie.value.share, 2),
    required: isItalian,
  });
  const irpef = readTax("irpef", { required: isItalian && hasRent });
  const all = [saleCosts, ...loan, ...further, ivie, irpef];
  const hasText = [...further, irpef].some(({ text }) => text !== "");
  return {
    currency,
    isItalian,
    common: Object.fromEntries(all.map(({ name, value }) => [name, value])) as Partial<
      Record<CommonParameter, number>
    >,
    commonFields: [
      shownCurrency,
      { ...fields.start, required: true },
      ...(isFinished ? loan.map(({ field }) => field) : []),
      fields.saleMonth,
      saleCosts.field,
    ] satisfies readonly PlanField[],
    /** Folded; among the others if all homes are finished. */
    loanFields: isFinished ? [] : loan.map(({ field }) => field),
    hasLoan: loan.some(({ text, field }) => text !== "" || field.error !== undefined),
    /** Folded, with the line that opens them. */
    furtherTitle: isFinished ? form.furtherOfFinished : form.further,
    furtherFields: [
      ...further.map(({ field }) => field),
      {
        ...italy.field,
        required: true,
        defaultValue: isItalian ? "yes" : "no",
        options: [
          { value: "no", label: italyTexts.no },
          { value: "yes", label: italyTexts.yes },
        ],
      },
      // They are shown with the taxes only, which need them.
      { ...ivie.field, hidesOptionalLabel: true },
      { ...irpef.field, hidesOptionalLabel: true },
    ] satisfies readonly PlanField[],
    hasFurtherFigures:
      isItalian ||
      hasText ||
      [...further, ivie, irpef].some(({ field }) => field.error !== undefined),
  };
}

/**
 * The form of the purchase plan, filled with the query and with what is known of the chosen homes. For loaders.
 *
 * @param shown the title of a listing in the language of the page
 */
export function planForm(
  site: Site,
  query: URLSearchParams,
  shown: (listing: Listing) => { title: string },
) {
  const { choice, form } = site.messages.purchasePlan;
  const reader = fieldReader(site, query);
  const startField = reader.readMonth("start", {
    text: query.get("start") || reader.currentMonth,
  });
  const start = startField.value || reader.currentMonth;
  const requestedSale = query.get("saleMonth");
  const saleMonth = reader.readMonth("saleMonth", {
    ...(requestedSale && requestedSale <= start && { problem: form.errors.sale }),
  });
  const homes = homeNumbers.flatMap((number): PlannedHome[] => {
    const chosen = query.get(chosenHome(number));
    const listing = selectableListings(site).find(({ id }) => id === chosen);
    const own = ownKinds.find((kind) => ownHomes[kind] === chosen);
    const plan = (home: Pick<PlannedHome, "id" | "title" | "known">) => [
      plannedHome(site, query, reader, { number, listing, start, ...home }),
    ];
    if (listing)
      return plan({ id: listing.id, title: shown(listing).title, known: knownFacts(listing) });
    return own ? plan({ id: ownHomes[own], title: choice.own[own], known: unknownHomes[own] }) : [];
  });
  const monthFields = { start: startField.field, saleMonth: saleMonth.field };
  const figures = commonFigures(site, reader, monthFields, homes);
  const kinds = listingsByKind(
    site,
    homes.map(({ id }) => id),
  );
  const groups = kinds.map(({ title: label, listings }) => ({
    label,
    options: listings.map((listing) => ({ value: listing.id, label: shown(listing).title })),
  }));
  const ownOptions = ownKinds.map((kind) => ({ value: ownHomes[kind], label: choice.own[kind] }));
  const commonErrors = errorsOf([
    ...figures.commonFields,
    ...figures.loanFields,
    ...figures.furtherFields,
  ]);
  return {
    isSubmitted: reader.isSubmitted,
    /** Whether the query has the figures for all homes, which a change of the choice keeps. */
    hasFigures: query.has("start"),
    errors: [
      ...homes.flatMap(({ fields, title }) => errorsOf(fields, site.format.names([title]))),
      ...commonErrors,
    ],
    homes,
    /** The homes with a result: those whose own fields, and those for all homes, have no error. */
    completeHomes:
      reader.isSubmitted && commonErrors.length === 0
        ? homes.filter(({ fields }) => fields.every(({ error }) => error === undefined))
        : [],
    /** The home whose fields another page filled with an example; "" if there is none. */
    example: query.get(exampleOf) ?? "",
    start,
    isStartToday: start === reader.currentMonth,
    saleMonth: saleMonth.value,
    ...figures,
    /** How to choose what the selects do not name; "" if they name everything. */
    furtherChoices: kinds.every(({ isComplete }) => isComplete) ? "" : choice.further,
    // The chosen homes come first.
    choices: homeNumbers
      .map((number) => ({ number, value: query.get(chosenHome(number)) ?? "" }))
      .toSorted((a, b) => Number(a.value === "") - Number(b.value === ""))
      .map(({ number, value }, index) => ({
        name: chosenHome(number),
        label: value ? interpolate(choice.home, { number: String(index + 1) }) : choice.add,
        value,
        groups,
        options: ownOptions,
      })),
  };
}

export type PlanForm = ReturnType<typeof planForm>;

export type NetRentValues = Record<(typeof netRentParameters)[number], number>;

/** The fields of the page that works out a net rent, with its query or else an example. For loaders. */
export function netRentForm(site: Site, query: URLSearchParams) {
  const reader = fieldReader(site, query, true);
  const all = netRentParameters.map((name) => {
    const initial = site.format.number(planExample[name], 2);
    const { field, value = 0 } = reader.read(name, { initial });
    return { name, value, field: { ...field, hidesOptionalLabel: true } };
  });
  return {
    fields: all.map(({ field }) => field) satisfies readonly PlanField[],
    values: Object.fromEntries(all.map(({ name, value }) => [name, value])) as NetRentValues,
    isComplete: all.every(({ field }) => field.error === undefined),
  };
}

/** The fields whose names have the number of a home. */
const numbered = new Set<string>(homeParameters);

/**
 * The form of another page that leads to the result for one home. For loaders.
 *
 * @param id of a listing, or one of `ownHomes`
 * @param examples the initial figures of its fields, in their order
 */
export function planEntry(
  site: Site,
  id: string,
  examples: Partial<Record<HomeParameter | CommonParameter, number>>,
) {
  const reader = fieldReader(site, new URLSearchParams());
  const names = Object.keys(examples) as (keyof typeof examples)[];
  return {
    path: localePath(site.locale, purchasePlanPath()),
    /** The home, that its figures are an example, and the current month as that of the first payment. */
    hidden: { [chosenHome(1)]: id, [exampleOf]: id, start: "" },
    fields: [
      ...names.map((name) => {
        const key = numbered.has(name) ? `${name}1` : name;
        const text = site.format.number(examples[name] ?? 0, 2);
        return { ...reader.read(name, { key, text }).field, hidesOptionalLabel: true };
      }),
      currencyField(site, reader).field,
    ] satisfies readonly PlanField[],
  };
}

export type PlanEntryContent = ReturnType<typeof planEntry>;
