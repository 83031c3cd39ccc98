import type { GalleryPicture, Property } from "~/content/en/properties";
import { propertyPage } from "~/content/en/property-page";
import { picture } from "~/pictures/find-picture";
import { roomFigures } from "./property-facts";

/**
 * A home as Exclusives shows it, its pictures found. Called in loaders.
 *
 * @param opening the picture that comes first, where it is another than its gallery's first one
 */
export function exclusiveHome(property: Property, opening: GalleryPicture = property.gallery[0]) {
  const { title, location, price, link, area, yearBuilt } = property;
  const words = propertyPage.facts;
  const [size = area, ...unit] = area.split(" ");
  const [other = "", main] = price.split(" / ");
  return {
    title,
    location,
    price: main ? { value: main, unit: other } : { value: price, unit: words.price },
    link,
    facts: [
      ...roomFigures(property),
      { value: size, unit: unit.join(" ") },
      ...(yearBuilt ? [{ value: String(yearBuilt), unit: words.built }] : []),
    ],
    slides: [opening, ...property.gallery.slice(1)].map((slide) => ({
      ...slide,
      picture: picture(slide.picture),
    })),
  };
}
