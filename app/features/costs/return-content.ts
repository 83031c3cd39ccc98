import { rentalYields } from "~/content/market";
import { type Amount, type AmountLimits, priceLimits, parseAmount } from "~/format/amount";
import type { ExchangeRates } from "~/format/exchange-rates";
import { interpolate } from "~/format/interpolate";
import { formatExactMoneyRange, formatMoney } from "~/format/money";
import { nonBreaking } from "~/format/non-breaking";
import { formatNumber } from "~/format/number";
import { formatPercent, formatPercentRange } from "~/format/percent";
import type { Locale } from "~/locale";
import type { CostsMessages } from "~/messages/en/costs";
import { amountField } from "./amount-field";
import { costAmounts, type CostRow, type QuestionField } from "./cost-content";
import { propertyReturn } from "./property-return";
import { returnParameters } from "./sum-parameters";

type Parameter = (typeof returnParameters)[number];

/** Limits of a service charge, in AED per square foot and year. */
const serviceBounds: AmountLimits = { min: 0, max: 500 };

/** The service charge in the example of an answer, in AED per square foot and year. */
const serviceExample = 15;

/** A property for sale. */
interface Lettable {
  /** The price, in AED. */
  aed: number;
  areaSqFt: number;
  /** In AED per square foot and year, if the property has it. */
  serviceCharge?: number | undefined;
  /** With the rent of the tenant, in AED a year, if it is given. */
  occupancy?: { rent?: number | undefined } | undefined;
  /** The rent that the firm estimates, in AED a year. */
  estimatedRent?: number | undefined;
}

/** The given rent of a property, in AED a year, with its source. */
function givenRent({ occupancy, estimatedRent }: Lettable) {
  if (occupancy?.rent !== undefined) return { aed: occupancy.rent, source: "tenant" } as const;
  if (estimatedRent !== undefined) return { aed: estimatedRent, source: "estimate" } as const;
  return undefined;
}

/** The return, formatted for a page. */
export interface ReturnContent {
  title: string;
  text: string;
  fields: readonly QuestionField[];
  submit: string;
  rows: readonly CostRow[];
  notes: readonly string[];
}

const roundToThousand = (amount: number) => Math.round(amount / 1_000) * 1_000;

/** The return row by row, with the source of each figure. */
function returnRows(
  locale: Locale,
  messages: CostsMessages,
  { price, rent, service }: Record<"price" | "rent", number> & { service: number | undefined },
  property: Lettable,
  rates: ExchangeRates | undefined,
): CostRow[] {
  const { areaSqFt, serviceCharge } = property;
  const { rows } = messages.return;
  const givenBy = givenRent(property);
  const rentNote = givenBy?.aed === rent ? rows.rent[givenBy.source] : rows.rent.assumed;
  const money = (amount: number) => nonBreaking(formatMoney(locale, amount, "AED"));
  const one = (amount: number) => costAmounts(locale, { from: amount, to: amount }, rates);
  const { grossYield, net } = propertyReturn({ price, rent, serviceCharge: service, areaSqFt });
  const isGiven = service === serviceCharge;
  return [
    { term: rows.rent.name, note: rentNote, ...one(rent) },
    {
      term: rows.gross.name,
      note: interpolate(rows.gross.note, { price: money(price) }),
      text: formatPercent(locale, grossYield),
    },
    ...(net && service !== undefined
      ? [
          {
            term: rows.service.name,
            note: interpolate(isGiven ? rows.service.given : rows.service.assumed, {
              charge: formatNumber(locale, service, 2),
              area: formatNumber(locale, areaSqFt),
            }),
            ...one(net.charge),
          },
          {
            term: rows.remainingRent.name,
            note: rows.remainingRent.note,
            ...one(net.left),
            sum: true as const,
          },
          {
            term: rows.net.name,
            note: rows.net.note,
            text: formatPercent(locale, net.yield),
            sum: true as const,
          },
        ]
      : []),
  ];
}

/**
 * The return of a property for sale. For loaders. The price is prefilled, and so are rent and service charge if the
 * property has them. Otherwise they are the visitor's figures. There is no result without a rent.
 *
 * @param query of the page, with the visitor's figures
 * @param rates for euros and pounds; undefined if there are none
 */
export function returnContent(
  locale: Locale,
  messages: CostsMessages,
  property: Lettable,
  query: URLSearchParams,
  rates: ExchangeRates | undefined,
): ReturnContent {
  const { title, text, fields: fieldMessages, submit, notes } = messages.return;
  const { low, high } = { low: rentalYields.from, high: rentalYields.to };
  const known = givenRent(property);
  const initial: Record<Parameter, string> = {
    price: formatNumber(locale, property.aed),
    rent: known ? formatNumber(locale, known.aed) : "",
    service:
      property.serviceCharge === undefined ? "" : formatNumber(locale, property.serviceCharge, 2),
  };
  const typed = (name: Parameter) => query.get(name) ?? initial[name];
  const isAsked = returnParameters.some((name) => query.get(name) !== null);
  const answer = (name: Parameter, bounds: AmountLimits): Amount =>
    parseAmount(typed(name), bounds);
  const answers = {
    price: answer("price", priceLimits),
    rent: answer("rent", priceLimits),
    service: answer("service", serviceBounds),
  };
  const { price, rent, service } = answers;
  const estimate = {
    from: roundToThousand((property.aed * low) / 100),
    to: roundToThousand((property.aed * high) / 100),
  };
  const hints: Partial<Record<Parameter, string>> = {
    rent: known
      ? fieldMessages.rent.given[known.source]
      : interpolate(fieldMessages.rent.hint, {
          yields: nonBreaking(formatPercentRange(locale, low, high)),
          year: String(rentalYields.year),
          amount: formatExactMoneyRange(locale, estimate, "AED"),
        }),
    service:
      property.serviceCharge === undefined
        ? fieldMessages.service.hint
        : fieldMessages.service.hintGiven,
  };
  const bounds = { price: priceLimits, rent: priceLimits, service: serviceBounds };
  const examples = { price: property.aed, rent: estimate.from, service: serviceExample };
  const fields = returnParameters.map((name): QuestionField => {
    const field = amountField(locale, fieldMessages[name], bounds[name], examples[name]);
    const given = answers[name];
    const isMissing = "problem" in given && given.problem === "empty";
    const isWrong = isAsked && "problem" in given && !(name === "service" && isMissing);
    return {
      name,
      label: field.label,
      hint: hints[name],
      defaultValue: typed(name),
      required: name !== "service",
      error: isWrong ? field[given.problem] : undefined,
    };
  });
  const isServiceWrong = "problem" in service && service.problem !== "empty";
  return {
    title,
    text,
    fields,
    submit,
    rows:
      "value" in price && "value" in rent && !isServiceWrong
        ? returnRows(
            locale,
            messages,
            {
              price: price.value,
              rent: rent.value,
              service: "value" in service ? service.value : undefined,
            },
            property,
            rates,
          )
        : [],
    notes,
  };
}
