import type { Area } from "~/content/areas";
import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { formatCompactMoneyRange } from "~/format/money";
import { formatNumber } from "~/format/number";
import type { Locale, SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";

/**
 * Looks an area up by the id in its address.
 *
 * @param areas all that have a guide
 * @param id as in /areas/{id}
 * @returns the area, or undefined where there is no guide of that id
 */
export function findArea(areas: readonly Area[], id: string): Area | undefined {
  return areas.find((area) => area.id === id);
}

/** Those of a list of properties that stand in an area, exclusives too, in its order. */
export function propertiesIn(list: readonly Property[], { id }: Area): readonly Property[] {
  return list.filter(({ area }) => area === id);
}

/** The areas beside one, the nearest first. */
export function neighboursOf(areas: readonly Area[], area: Area): readonly Area[] {
  return area.neighbours.flatMap((id) => findArea(areas, id) ?? []);
}

/** What is close to an area. Other areas are named while they are advertised. */
export const placesClose = (locale: Locale, areas: readonly Area[], area: Area) =>
  textsIn(area, locale).close.flatMap((row) => {
    if ("place" in row) return [row];
    const other = findArea(areas, row.area);
    return other ? [{ place: textsIn(other, locale).name, how: row.how }] : [];
  });

/** An area as lists show it. */
export interface AreaSummary {
  id: string;
  name: string;
  /** How many properties are on offer there; indicative. */
  properties: string;
  /** The range in which most asking prices lie; indicative. */
  price: string;
  description: string;
  to: SitePath;
  picture: Picture;
}

/** An area without its guide, its picture found. Called in loaders. */
export function areaSummary(locale: Locale, area: Area): AreaSummary {
  const { name, description } = textsIn(area, locale);
  return {
    id: area.id,
    name,
    properties: formatNumber(locale, area.properties),
    price: formatCompactMoneyRange(locale, area.price, "AED"),
    description,
    to: `/areas/${area.id}`,
    picture: findPicture(locale, area.picture),
  };
}
