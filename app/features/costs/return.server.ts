import { rentalYields } from "~/content/market";
import { type AmountLimits, priceLimits, parseAmount } from "~/format/amount";
import { interpolate, nonBreaking } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { returnParameters } from "./calculation-parameters";
import { costAmounts, type CostRow, type CalculationField, amountField } from "./cost-rows";
import { netRent } from "./net-rent";
import { roundRangeToThousands } from "./purchase-costs";

type Parameter = (typeof returnParameters)[number];

/** Limits of a service charge, in AED per square foot and year. */
const serviceChargeLimits: AmountLimits = { min: 0, max: 500 };

/** The service charge in the example of an answer, in AED per square foot and year. */
const serviceExample = 15;

interface PropertyForSale {
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
function givenRent({ occupancy, estimatedRent }: PropertyForSale) {
  if (occupancy?.rent !== undefined) return { aed: occupancy.rent, source: "tenant" } as const;
  if (estimatedRent !== undefined) return { aed: estimatedRent, source: "estimate" } as const;
  return undefined;
}

interface ReturnInput {
  /** The price, in AED. */
  price: number;
  /** The rent for a year, in AED. */
  rent: number;
  /** In AED per square foot and year; undefined if it is not known. */
  serviceCharge: number | undefined;
  areaSqFt: number;
}

/**
 * The return of a property that is let for a year, before vacancy, maintenance, management and tax.
 *
 * @returns yields in percent of the price, not rounded; if the service charge is known, the charge for a
 *   year and the rent after it, in whole AED
 */
export function propertyReturn({ price, rent, serviceCharge, areaSqFt }: ReturnInput) {
  const grossYield = (rent / price) * 100;
  if (serviceCharge === undefined) return { grossYield };
  const charge = Math.round(serviceCharge * areaSqFt);
  const rentAfterCharge = Math.round(rent) - charge;
  const kept = netRent({ rent, serviceCharge: charge });
  return { grossYield, net: { charge, rentAfterCharge, yield: (kept / price) * 100 } };
}

export interface ReturnContent {
  title: string;
  text: string;
  fields: readonly CalculationField[];
  submit: string;
  rows: readonly CostRow[];
  notes: readonly string[];
}

interface ReturnField {
  limits: AmountLimits;
  initial: string;
  hint: string | undefined;
  example: number;
}

function returnRows(
  site: Site,
  { price, rent, service }: Record<"price" | "rent", number> & { service: number | undefined },
  property: PropertyForSale,
): CostRow[] {
  const { format } = site;
  const { costs: messages } = site.messages;
  const { areaSqFt, serviceCharge } = property;
  const { rows } = messages.return;
  const givenBy = givenRent(property);
  const rentNote = givenBy?.aed === rent ? rows.rent[givenBy.source] : rows.rent.assumed;
  const money = (amount: number) => nonBreaking(format.money(amount, "AED"));
  const formatAmount = (amount: number) => costAmounts(site, { from: amount, to: amount });
  const { grossYield, net } = propertyReturn({ price, rent, serviceCharge: service, areaSqFt });
  const isGiven = service === serviceCharge;
  return [
    { term: rows.rent.name, note: rentNote, ...formatAmount(rent) },
    {
      term: rows.gross.name,
      note: interpolate(rows.gross.note, { price: money(price) }),
      text: format.percent(grossYield),
    },
    ...(net && service !== undefined
      ? [
          {
            term: rows.service.name,
            note: interpolate(isGiven ? rows.service.given : rows.service.assumed, {
              charge: format.number(service, 2),
              area: format.number(areaSqFt),
            }),
            ...formatAmount(net.charge),
          },
          {
            term: rows.remainingRent.name,
            note: rows.remainingRent.note,
            ...formatAmount(net.rentAfterCharge),
            isEmphasized: true as const,
          },
          {
            term: rows.net.name,
            note: rows.net.note,
            text: format.percent(net.yield),
            isEmphasized: true as const,
          },
        ]
      : []),
  ];
}

/** The rents at the estimated yields of a price in AED, a year. */
const rentEstimate = (aed: number) =>
  roundRangeToThousands({
    from: (aed * rentalYields.from) / 100,
    to: (aed * rentalYields.to) / 100,
  });

/** What a home at a price in AED might be let for, as an example beside an empty field. */
export const rentHint = ({ format, messages }: Site, aed: number): string =>
  interpolate(messages.costs.return.fields.rent.hint, {
    yields: nonBreaking(format.percentRangeInSentence(rentalYields.from, rentalYields.to)),
    year: String(rentalYields.year),
    amount: format.exactMoneyRange(rentEstimate(aed), "AED"),
  });

/**
 * The return of a property for sale. For loaders. The price is prefilled, and so are rent and service charge if the
 * property has them. Otherwise they are the visitor's figures. There is no result without a rent.
 *
 * @param query of the page, with the visitor's figures
 */
export function returnContent(
  site: Site,
  property: PropertyForSale,
  query: URLSearchParams,
): ReturnContent {
  const { format } = site;
  const { costs: messages } = site.messages;
  const { title, text, fields: fieldMessages, submit, notes } = messages.return;
  const { aed, serviceCharge } = property;
  const initialRent = givenRent(property);
  const inputs: Record<Parameter, ReturnField> = {
    price: {
      limits: priceLimits,
      initial: format.number(aed),
      hint: undefined,
      example: aed,
    },
    rent: {
      limits: priceLimits,
      initial: initialRent ? format.number(initialRent.aed) : "",
      hint: initialRent ? fieldMessages.rent.given[initialRent.source] : rentHint(site, aed),
      example: rentEstimate(aed).from,
    },
    service: {
      limits: serviceChargeLimits,
      initial: serviceCharge === undefined ? "" : format.number(serviceCharge, 2),
      hint:
        serviceCharge === undefined ? fieldMessages.service.hint : fieldMessages.service.hintGiven,
      example: serviceExample,
    },
  };
  const submittedText = (name: Parameter) => query.get(name) ?? inputs[name].initial;
  const isSubmitted = returnParameters.some((name) => query.get(name) !== null);
  const answer = (name: Parameter) => parseAmount(submittedText(name), inputs[name].limits);
  const answers = { price: answer("price"), rent: answer("rent"), service: answer("service") };
  const { price, rent, service } = answers;
  const fields = returnParameters.map((name): CalculationField => {
    const { limits, hint, example } = inputs[name];
    const field = amountField(site, fieldMessages[name], limits, example);
    const given = answers[name];
    const isMissing = "problem" in given && given.problem === "empty";
    const isWrong = isSubmitted && "problem" in given && !(name === "service" && isMissing);
    return {
      name,
      label: field.label,
      hint,
      defaultValue: submittedText(name),
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
            site,
            {
              price: price.value,
              rent: rent.value,
              service: "value" in service ? service.value : undefined,
            },
            property,
          )
        : [],
    notes,
  };
}
