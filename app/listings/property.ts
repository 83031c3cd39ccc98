import { placeName } from "~/content/places";
import type { Property } from "~/content/properties";
import { latinName, textsIn } from "~/content/texts";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate, nonBreaking } from "~/format/interpolate";
import { defaultLocale } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";
import { findPicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";
import { propertyPath } from "./property-queries";

/** The price per square foot of a property for sale, in AED, not rounded; undefined for a rent. */
export const pricePerSquareFoot = ({ purpose, aed, areaSqFt }: Property): number | undefined =>
  purpose === "sale" ? aed / areaSqFt : undefined;

/**
 * The price of a property in all currencies that it is stated in: "AED 1,500,000", "For Rent AED 100,000",
 * "$4,200,000 / AED 15,400,000".
 */
export function statedPrice(
  { locale, format, messages: { properties } }: Site,
  { purpose, aed, usd }: Pick<Property, "purpose" | "aed" | "usd">,
): string {
  const dirhams = format.money(aed, "AED");
  if (purpose === "rent") return interpolate(properties.rent, { amount: dirhams });
  if (usd === undefined) return dirhams;
  const dollars = format.money(usd, "USD");
  // Arabic has the currency of the country first.
  return (locale === "ar" ? [dirhams, dollars] : [dollars, dirhams]).join(" / ");
}

/**
 * A property as it is shown, in the language of the site. A list of 2,000 homes needs few of these texts, so each is
 * formatted when it is read.
 */
export function showProperty(site: Site, property: Property) {
  const { locale, messages: all, format } = site;
  const { properties: messages, property: pageMessages } = all;
  const { id, purpose, type, aed, usd, areaSqFt, yearBuilt, cover, availability: state } = property;
  // The Worker confirms requests for listings without texts in the visitor's language.
  const { title } = textsIn(property, property.texts[locale] ? locale : defaultLocale);
  const perSquareFoot = pricePerSquareFoot(property);
  return {
    id,
    path: propertyPath(property),
    title,
    latinName: latinName(title, property.texts.en.title),
    /** The title of its page in a search result, without repeating the place. */
    get headTitle() {
      const form = title.includes(placeName(locale, property.place)) ? "titleInCity" : "title";
      return interpolate(pageMessages.head[form], {
        title,
        location: this.place,
        city: messages.city,
      });
    },
    /** "For sale · Apartment", after "Reserved" if it is. */
    get type() {
      return [this.availability, messages.purposes[purpose], messages.types[type]]
        .filter(Boolean)
        .join(" · ");
    },
    /** "Reserved", "Sold" or "Let"; undefined if it is on offer. */
    get availability() {
      return state && messages.availability[state.state];
    },
    /** The same as a sentence with the day. */
    get availabilityText() {
      if (!state) return undefined;
      const date = nonBreaking(format.dateInSentence(state.date));
      return interpolate(pageMessages.availability[state.state], { date });
    },
    /** "Business Bay, Dubai" */
    get place() {
      return interpolate(messages.location, { place: placeName(locale, property.place) });
    },
    get statedPrice() {
      return statedPrice(site, property);
    },
    /** The dirhams alone, without "For Rent". */
    get dirhams() {
      return format.money(aed, "AED");
    },
    /** The price that stands first: of one that is stated in dirhams and dollars the dirhams, otherwise `statedPrice`. */
    get mainPrice() {
      return usd === undefined ? this.statedPrice : this.dirhams;
    },
    /** The dollars that it is stated in, beside its other currencies; none if only dirhams are stated. */
    get statedDollars(): CurrencyText[] {
      return usd === undefined ? [] : [{ currency: "USD", text: format.money(usd, "USD") }];
    },
    get converted() {
      return format.compactConvertedPrice(property);
    },
    /** "a year", or that the period is being confirmed; undefined for a sale. */
    get rentPeriod() {
      if (purpose === "sale") return undefined;
      const period = property.rent?.period;
      return period ? pageMessages.rentPeriods[period] : pageMessages.rentPeriod;
    },
    /** The full price with the period of a rent: "For Rent AED 100,000 (period being confirmed)". */
    get priceWithPeriod() {
      if (purpose === "sale") return this.statedPrice;
      return (
        this.statedPrice + (property.rent?.period ? ` ${this.rentPeriod}` : messages.unconfirmed)
      );
    },
    /** Undefined for a rent. */
    get pricePerArea() {
      return perSquareFoot === undefined ? undefined : format.pricePerArea(perSquareFoot);
    },
    /** The same with its unit, a square foot, in Italian a square metre. */
    get pricePerAreaText() {
      return (
        this.pricePerArea && interpolate(pageMessages.perSquareFoot, { amount: this.pricePerArea })
      );
    },
    get size() {
      return format.floorAreaInBothUnits(areaSqFt);
    },
    /** The number of rooms as large figures; "Studio" for a studio. */
    get rooms() {
      const { bedrooms, bathrooms } = property;
      return [
        bedrooms === 0
          ? { value: format.count(0, messages.bedrooms), unit: messages.types[type] }
          : { value: String(bedrooms), unit: format.count(bedrooms, messages.figures.bedrooms) },
        { value: String(bathrooms), unit: format.count(bathrooms, messages.figures.bathrooms) },
      ];
    },
    /** Rooms, size, and the year of construction or the handover. */
    get figures() {
      return [
        ...this.rooms,
        this.size,
        yearBuilt
          ? { value: String(yearBuilt), unit: messages.figures.built }
          : messages.figures.handovers[property.handover],
      ];
    },
    get description() {
      const figures = {
        area: nonBreaking(format.floorArea(areaSqFt)),
        ...(yearBuilt && { year: String(yearBuilt) }),
      };
      return textsIn(property, locale).description.map((text) => interpolate(text, figures));
    },
    cover,
  };
}

export type ShownProperty = ReturnType<typeof showProperty>;

export interface CaptionedPicture {
  picture: PictureName;
  caption?: string;
}

/**
 * A property's gallery, each picture with its caption. For loaders.
 *
 * @param firstPicture the first picture, if it is not the first of the gallery; it may be another one of it
 */
export function galleryOf(site: Site, property: Property, firstPicture?: CaptionedPicture) {
  const { captions } = textsIn(property, site.locale);
  const gallery = property.gallery.map((picture, index): CaptionedPicture => ({
    picture,
    ...(captions[index] && { caption: captions[index] }),
  }));
  const others = gallery.filter(({ picture }) => picture !== firstPicture?.picture);
  return [...(firstPicture ? [firstPicture] : []), ...others].map((slide) => ({
    ...slide,
    picture: findPicture(site, slide.picture),
  }));
}
