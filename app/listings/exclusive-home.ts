import type { GalleryPicture, Property } from "~/content/properties";
import { picture } from "~/pictures/find-picture";

/**
 * A home as Exclusives shows it, its pictures found. Called in loaders.
 *
 * @param opening the picture that comes first, where it is another than its gallery's first one
 */
export function exclusiveHome(property: Property, opening: GalleryPicture = property.gallery[0]) {
  const { title, location, price, link, bedrooms, bathrooms, area, yearBuilt } = property;
  const [size = area, ...unit] = area.split(" ");
  const [other = "", main] = price.split(" / ");
  return {
    title,
    location,
    price: main ? { value: main, unit: other } : { value: price, unit: "price" },
    link,
    facts: [
      { value: String(bedrooms), unit: bedrooms === 1 ? "bedroom" : "bedrooms" },
      { value: String(bathrooms), unit: bathrooms === 1 ? "bathroom" : "bathrooms" },
      { value: size, unit: unit.join(" ") },
      ...(yearBuilt ? [{ value: String(yearBuilt), unit: "built" }] : []),
    ],
    slides: [opening, ...property.gallery.slice(1)].map((slide) => ({
      ...slide,
      picture: picture(slide.picture),
    })),
  };
}
