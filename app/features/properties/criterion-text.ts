import { type Criterion, type ParsedCriterion, sourceText } from "~/features/search/parse";
import { placeLabel } from "~/features/search/places";
import { interpolate } from "~/format/interpolate";
import type { Currency } from "~/format/money";
import type { CountForms } from "~/format/number";
import type { Site } from "~/site/site";

/** Whether the compact format of an amount is exact and short: 2,000,000 is 2M, but 1,234,500 is not 1.23M, nor 2,500 2.5K. */
const isShort = (amount: number) =>
  amount >= 1_000 && amount % (amount >= 1_000_000 ? 10_000 : 1_000) === 0;

/** An amount in compact format if that is exact, otherwise in full: "AED 2M", "AED 1,234,500". */
const amountText = ({ format }: Site, amount: number, currency: Currency): string =>
  (isShort(amount) ? format.compactMoney : format.money)(amount, currency);

/** A range of prices: "Up to AED 2M", "AED 1M–AED 2M", "AED 2M+". */
export function priceText(
  site: Site,
  { currency, min: from, max: to }: Extract<Criterion, { kind: "price" }>,
): string {
  const { format } = site;
  const messages = site.messages.buy.filter.fields.price;
  const amount = (value: number) => amountText(site, value, currency);
  if (!from) return interpolate(messages.upTo, { to: amount(to ?? 0) });
  if (to === undefined) return interpolate(messages.andMore, { from: amount(from) });
  return interpolate(
    messages.between,
    isShort(from) && isShort(to)
      ? format.compactMoneyEnds({ from, to }, currency)
      : { from: amount(from), to: amount(to) },
  );
}

function roomsText(
  site: Site,
  { kind, min, max }: Extract<Criterion, { kind: "bedrooms" | "bathrooms" }>,
  forms: CountForms,
): string {
  const { format } = site;
  const { atLeast, atMost, range } = site.messages.buy.search;
  const rooms = format.count(min ?? max ?? 0, forms);
  if (min !== undefined && max !== undefined && min < max)
    return interpolate(range[kind], {
      from: format.number(min),
      to: format.number(max),
    });
  if (max === undefined) return interpolate(atLeast, { rooms });
  return min === undefined ? interpolate(atMost, { rooms }) : rooms;
}

function areaText(
  { format, messages }: Site,
  { about, min, max }: Extract<Criterion, { kind: "area" }>,
): string {
  const { atLeast, atMost, area } = messages.buy.search;
  const text = (squareFeet: number) => format.floorArea(squareFeet);
  if (about !== undefined) return interpolate(area.about, { area: text(about) });
  if (min !== undefined && max !== undefined)
    return interpolate(area.between, { from: text(min), to: text(max) });
  return interpolate(max === undefined ? atLeast : atMost, { rooms: text(min ?? max ?? 0) });
}

/**
 * A parsed criterion as text.
 *
 * @param query that it was parsed from
 */
export function criterionText(site: Site, query: string, parsed: ParsedCriterion): string {
  const { format } = site;
  const { buy, properties } = site.messages;
  const { criterion } = parsed;
  switch (criterion.kind) {
    case "bedrooms":
    case "bathrooms":
      return roomsText(site, criterion, properties[criterion.kind]);
    case "price":
      return priceText(site, criterion);
    case "area":
      return areaText(site, criterion);
    case "not":
      return interpolate(buy.search.not, {
        criterion: criterionText(site, query, {
          criterion: criterion.criterion,
          parts: criterion.subject,
        }),
      });
    case "type":
      return format.commaList([...new Set(criterion.types.map((type) => properties.types[type]))]);
    case "purpose":
      return buy.filter.fields.for.options[criterion.purpose];
    case "place":
      return format.commaList([
        ...new Set(criterion.places.map((place) => placeLabel(site, place))),
      ]);
    case "offPlan":
      return buy.search.offPlan;
    case "view":
    case "text":
    default:
      return interpolate(buy.search.quoted, { words: sourceText(query, parsed) });
  }
}
