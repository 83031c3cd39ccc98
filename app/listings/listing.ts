import { maxPlannedHomes, projectPath } from "~/content/paths";
import { projectPlace } from "~/content/places";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { latinName, textsIn } from "~/content/texts";
import type { CurrencyText } from "~/format/converted-money";
import { defaultLocale } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import { fallbackSource, sourceSet } from "~/pictures/picture-files";
import type { Site } from "~/site/site";
import {
  formatUnitPricePerArea,
  formatUnitPricePerAreaRange,
  lowestPrice,
  pricesPerSquareFoot,
  projectPrice,
  sizeFigure,
} from "./project";
import { availabilityOf, locationOf, pricePerSquareFoot } from "./property";
import { propertyPath } from "./property-queries";

/** A property or a project: what visitors save, compare and ask about. Ids are unique across both. */
export type Listing = Property | Project;

/** How many of some listings are projects. */
export function projectShare(listings: readonly Listing[]): "none" | "some" | "all" {
  const isProject = new Set(listings.map(({ kind }) => kind === "project"));
  if (!isProject.has(true)) return "none";
  return isProject.has(false) ? "some" : "all";
}

/** Whether a listing is for sale: a rented home is not bought. */
export const isSold = (listing: Listing): boolean =>
  listing.kind === "project" || listing.purpose === "sale";

/** The listings that the purchase plan of a list compares: the first ones that are sold. */
export const plannedListings = (listings: readonly Listing[]): readonly Listing[] =>
  listings.filter(isSold).slice(0, maxPlannedHomes);

const given = <Value, Result>(value: Value | undefined, use: (value: Value) => Result) =>
  value === undefined ? undefined : use(value);

/** A list of 2,000 homes needs few of these texts, so each is formatted when it is read. */
function showProperty(site: Site, property: Property) {
  const { locale, messages, format } = site;
  const { id, purpose, type, aed, usd, areaSqFt, cover } = property;
  const { purposes, types } = messages.properties;
  // The Worker confirms requests for listings without texts in the visitor's language.
  const { title } = textsIn(property, property.texts[locale] ? locale : defaultLocale);
  return {
    id,
    path: propertyPath(property),
    title,
    latinName: latinName(title, property.texts.en.title),
    /** "For sale · Apartment", after "Reserved" if it is. */
    get type() {
      return [this.availability, purposes[purpose], types[type]].filter(Boolean).join(" · ");
    },
    /** "Reserved"; undefined if it is on offer. */
    get availability() {
      return availabilityOf(site, property)?.label;
    },
    /** "Business Bay, Dubai" */
    get place() {
      return locationOf(site, property);
    },
    /** As stated: "AED 1,500,000", "$4,200,000 / AED 15,400,000". */
    get price() {
      return format.price(property);
    },
    /** The price that stands first: of one that is stated in dirhams and dollars the dirhams, otherwise `price`. */
    get mainPrice() {
      return usd === undefined ? this.price : format.money(aed, "AED");
    },
    /** Undefined if only dirhams are stated. */
    get priceInDollars() {
      return given(usd, (amount) => format.money(amount, "USD"));
    },
    get converted() {
      return format.compactConvertedPrice(property);
    },
    get pricePerArea() {
      return given(pricePerSquareFoot(property), (price) => format.pricePerArea(price));
    },
    get size() {
      return format.floorAreaInBothUnits(areaSqFt);
    },
    cover,
  };
}

function showProject(site: Site, project: Project): Shown {
  const { locale, messages, format } = site;
  const { id, title, theme, cover } = project;
  const price = projectPrice(site, project);
  return {
    id,
    path: projectPath(id),
    title,
    // The title is the name as the developer writes it.
    latinName: undefined,
    availability: undefined,
    /** "Off-plan · Capital appreciation" */
    type: [messages.brochure.offPlan, messages.investment.pages[theme].title].join(" · "),
    /** "" if it is not known. */
    place: projectPlace(locale, project),
    /** "from AED 1,100,000" */
    price,
    mainPrice: price,
    converted: given(lowestPrice(project), (aed) => format.compactConvertedPrice({ aed })) ?? [],
    /** The range of its units: "AED 2,200 to 2,340". */
    pricePerArea: given(pricesPerSquareFoot(project), (prices) =>
      prices.from === prices.to
        ? formatUnitPricePerArea(site, prices.from)
        : formatUnitPricePerAreaRange(site, prices),
    ),
    /** The range of its units; undefined if it is not known. */
    size: sizeFigure(site, project),
    cover,
  };
}

/** A home in one text, for feeds and lists of links: "Reserved. AED 1,500,000. A two-bedroom apartment." */
export function propertyInBrief(site: Site, property: Property): string {
  const { availability, price } = show(site, property);
  const { summary } = textsIn(property, site.locale);
  return [availability, price, summary].filter(Boolean).join(". ");
}

type ShownProperty = ReturnType<typeof showProperty>;

/** A listing as pages, brochures, mails and files show it. The price per area is undefined for a rent. */
export type Shown = Omit<ShownProperty, "priceInDollars" | "size" | "cover"> &
  Partial<Pick<ShownProperty, "priceInDollars" | "size" | "cover">>;

/** The dollars that a price is stated in, beside its other currencies; none if only dirhams are stated. */
export const statedDollars = ({ priceInDollars }: Pick<Shown, "priceInDollars">): CurrencyText[] =>
  priceInDollars ? [{ currency: "USD", text: priceInDollars }] : [];

/** A listing as it is shown: title, place, prices, size, path and cover, in the language of the site. */
export const show = (site: Site, listing: Listing): Shown =>
  listing.kind === "project" ? showProject(site, listing) : showProperty(site, listing);

/**
 * The files of a listing's cover, for a page without the site's styles.
 *
 * @returns undefined without a cover, or if it is stored rotated
 */
export function coverFiles(site: Site, listing: Listing) {
  const { cover } = show(site, listing);
  const picture = cover && findPicture(site, cover);
  if (!picture || picture.rotate) return undefined;
  const { width, height, note } = picture;
  return { avif: sourceSet(picture), jpeg: fallbackSource(picture), width, height, note };
}
