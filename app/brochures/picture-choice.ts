import type { ProjectId } from "~/data/projects";
import type { PropertyId } from "~/data/property-ids";
import type { PictureName } from "~/pictures/catalogue";
import type { Pictures } from "./brochure";
import type { PlatePicture } from "./plates";

/**
 * Which pictures follow the cover, best first, where the gallery's own order is not the one for
 * paper: the room that one lives in, then what one sees from it, then how it is at night.
 */
export const chosenPictures: Partial<Record<PropertyId | ProjectId, readonly PictureName[]>> = {
  "ontario-tower": [
    "properties/ontario-tower/02",
    "properties/ontario-tower/08",
    "properties/ontario-tower/03",
    "properties/ontario-tower/07",
  ],
  "continental-tower": [
    "properties/continental-tower/03",
    "properties/continental-tower/02",
    "properties/continental-tower/04",
    "properties/continental-tower/07",
  ],
  "colibri-views": [
    "projects/colibri-views/02",
    "projects/colibri-views/07",
    "projects/colibri-views/03",
    "projects/colibri-views/08",
  ],
  "al-marjan-island": [
    "projects/al-marjan-island/02",
    "projects/al-marjan-island/03",
    "projects/al-marjan-island/06",
    "projects/al-marjan-island/08",
  ],
  "avida-dubai-islands": [
    "projects/avida-dubai-islands/02",
    "projects/avida-dubai-islands/07",
    "projects/avida-dubai-islands/05",
    "projects/avida-dubai-islands/10",
  ],
  "arka-enclave": [
    "projects/arka-enclave/02",
    "projects/arka-enclave/07",
    "projects/arka-enclave/05",
    "projects/arka-enclave/10",
  ],
  "sobha-central": [
    "projects/sobha-central/02",
    "projects/sobha-central/07",
    "projects/sobha-central/04",
    "projects/sobha-central/05",
  ],
  "marque-place": [
    "projects/marque-place/05",
    "projects/marque-place/02",
    "projects/marque-place/04",
    "projects/marque-place/10",
  ],
  "binghatti-aquarise": [
    "projects/binghatti-aquarise/02",
    "projects/binghatti-aquarise/07",
    "projects/binghatti-aquarise/05",
    "projects/binghatti-aquarise/10",
  ],
  velos: ["projects/velos/02", "projects/velos/10", "projects/velos/09", "projects/velos/04"],
  "trophy-atelier": [
    "projects/trophy-atelier/02",
    "projects/trophy-atelier/03",
    "projects/trophy-atelier/05",
    "projects/trophy-atelier/10",
  ],
  "trophy-regent": [
    "projects/trophy-regent/02",
    "projects/trophy-regent/07",
    "projects/trophy-regent/06",
    "projects/trophy-regent/10",
  ],
  "palazzo-tissoli": [
    "projects/palazzo-tissoli/02",
    "projects/palazzo-tissoli/04",
    "projects/palazzo-tissoli/03",
    "projects/palazzo-tissoli/08",
  ],
};

/** The places of the pictures after the cover, in the order in which they are filled. */
type Place = keyof Pictures;

/**
 * The pictures of a brochure, each in its place.
 *
 * @param gallery all there are, in the order of the page
 * @param first those that come before the others, the cover first
 * @param places that this brochure has
 * @throws where there are fewer than two: a brochure has a cover and one picture more
 */
export function picturesOf(
  gallery: readonly PlatePicture[],
  first: readonly PictureName[],
  places: readonly Place[],
): { cover: PlatePicture; pictures: Pictures } {
  const chosen = first.flatMap((name) => gallery.find((plate) => plate.name === name) ?? []);
  const [cover, lead, ...others] = [...new Set([...chosen, ...gallery])];
  if (!cover || !lead) throw new Error("A brochure has two pictures at least.");
  const filled = places.flatMap((place, index) => {
    const plate = others[index];
    return plate ? [[place, plate] as const] : [];
  });
  return { cover, pictures: { lead, ...Object.fromEntries(filled) } };
}
