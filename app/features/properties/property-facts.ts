import { purposeWords } from "~/content/en/listing-words";
import type { Property } from "~/content/en/properties";
import { propertyPage } from "~/content/en/property-page";
import type { Company } from "~/data/company";
import { squareMetres } from "~/format/floor-area";
import { formatInOtherCurrency, formatMoney } from "~/format/money";
import { formatNumber } from "~/format/number";
import { counted, plural } from "~/format/plural";
import { defaultLocale } from "~/locale";

/** The quiet line under a price: the other currency where it is not stated, and what a foot costs. */
export function priceNote({ purpose, amount, amountUsd, areaSqFt }: Property): string {
  const { about, perSquareFoot } = propertyPage;
  const converted = amountUsd
    ? []
    : [`${about} ${formatInOtherCurrency(defaultLocale, amount, "AED")}`];
  const rate =
    purpose === "sale"
      ? [`${formatMoney(defaultLocale, Math.round(amount / areaSqFt), "AED")} ${perSquareFoot}`]
      : [];
  return [...converted, ...rate].join(" · ");
}

/** How many rooms a home has, as large figures. */
export function roomFigures({ bedrooms, bathrooms }: Property) {
  const { bedroom, bathroom } = propertyPage.facts;
  return [
    { value: String(bedrooms), unit: plural(bedrooms, bedroom) },
    { value: String(bathrooms), unit: plural(bathrooms, bathroom) },
  ];
}

/** The large figures of a home. */
export function propertyFigures(home: Property) {
  const { areaSqFt, yearBuilt } = home;
  const { area, built, ready } = propertyPage.facts;
  return [
    ...roomFigures(home),
    {
      value: formatNumber(defaultLocale, areaSqFt),
      unit: `${area} · ${squareMetres(areaSqFt)} m²`,
    },
    yearBuilt ? { value: String(yearBuilt), unit: built } : ready,
  ];
}

/** How many rooms a home has, in words: "2 bedrooms", "1 bathroom". */
export function roomsInWords({ bedrooms, bathrooms }: Property) {
  const { bedroom, bathroom } = propertyPage.facts;
  return { bedrooms: counted(bedrooms, bedroom), bathrooms: counted(bathrooms, bathroom) };
}

/** The figures of a home in one line of words. */
export function propertyInBrief(home: Property): string {
  const { area, yearBuilt } = home;
  const { built } = propertyPage.facts;
  return [
    ...Object.values(roomsInWords(home)),
    area,
    ...(yearBuilt ? [`${built} ${yearBuilt}`] : []),
  ].join(" · ");
}

export interface Detail {
  term: string;
  text: string;
}

/** What a home is, line by line. */
export function propertyDetails(home: Property): Detail[] {
  const { home: words } = propertyPage;
  return [
    { term: words.type, text: home.type },
    { term: words.purpose, text: purposeWords[home.purpose] },
    { term: words.comfortability, text: home.comfortability },
    { term: words.view, text: home.view },
    { term: words.range, text: home.propertyRange },
    { term: words.handover, text: home.handoverDate },
    ...(home.yearBuilt ? [{ term: words.built, text: String(home.yearBuilt) }] : []),
  ];
}

/** Where a home is, line by line. */
export function placeDetails(home: Property): Detail[] {
  const { place: words } = propertyPage;
  return [
    { term: words.district, text: home.district },
    { term: words.details, text: home.locationDetails },
    { term: words.work, text: home.businessSpot },
  ];
}

/** The permits that the firm has, each with its name. */
export function permitDetails(permits: Company["permits"]): Detail[] {
  const { title: _, ...names } = propertyPage.permits;
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((permit) => {
    const number = permits[permit];
    return number ? [{ term: names[permit], text: number }] : [];
  });
}
