import type { Company } from "~/content/company";
import { language } from "~/content/language";
import { purposeWords } from "~/content/listing-words";
import type { Property } from "~/content/properties";
import { propertyPage } from "~/content/property-page";
import { counted, plural } from "./count";
import { dirhams, dollars, toDollars } from "./currency";
import { squareMetres } from "./floor-area";

const figures = new Intl.NumberFormat(language.tag);

/** The quiet line under a price: the other currency where it is not stated, and what a foot costs. */
export function priceNote({ purpose, amount, amountUsd, areaSqFt }: Property): string {
  const { about, perSquareFoot } = propertyPage;
  const converted = amountUsd ? [] : [`${about} ${dollars(toDollars(amount))}`];
  const rate =
    purpose === "sale" ? [`${dirhams(Math.round(amount / areaSqFt))} ${perSquareFoot}`] : [];
  return [...converted, ...rate].join(" · ");
}

/** The large figures of a home. */
export function homeFigures({ bedrooms, bathrooms, areaSqFt, yearBuilt }: Property) {
  const { bedroom, bathroom, area, built, ready } = propertyPage.facts;
  return [
    { value: String(bedrooms), unit: plural(bedrooms, bedroom) },
    { value: String(bathrooms), unit: plural(bathrooms, bathroom) },
    { value: figures.format(areaSqFt), unit: `${area} · ${squareMetres(areaSqFt)} m²` },
    yearBuilt ? { value: String(yearBuilt), unit: built } : ready,
  ];
}

/** The same in one line of words. */
export function homeInBrief({ bedrooms, bathrooms, area, yearBuilt }: Property): string {
  const { bedroom, bathroom, built } = propertyPage.facts;
  return [
    counted(bedrooms, bedroom),
    counted(bathrooms, bathroom),
    area,
    ...(yearBuilt ? [`${built} ${yearBuilt}`] : []),
  ].join(" · ");
}

export interface Detail {
  term: string;
  text: string;
}

/** What a home is, line by line. */
export function homeDetails(home: Property): Detail[] {
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
