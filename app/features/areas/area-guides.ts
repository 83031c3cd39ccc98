import type { Area } from "~/content/areas";
import type { Property } from "~/content/properties";
import { latinName, textsIn } from "~/content/texts";
import type { CurrencyText } from "~/format/converted-money";
import type { SitePath } from "~/locale";
import { findPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "~/site/site";

/**
 * Finds an area by the id in its path.
 *
 * @param areas with a guide
 * @param id as in /areas/{id}
 * @returns undefined if there is no guide with that id
 */
function findArea(areas: readonly Area[], id: string): Area | undefined {
  return areas.find((area) => area.id === id);
}

/** The properties of a list that are in an area, exclusives too, in their order. */
export function propertiesIn(list: readonly Property[], { id }: Area): readonly Property[] {
  return list.filter(({ area }) => area === id);
}

/** The neighbouring areas, the nearest first. */
export function neighboursOf(areas: readonly Area[], area: Area): readonly Area[] {
  return area.neighbours.flatMap((id) => findArea(areas, id) ?? []);
}

/** The places near an area. Other areas are named while they are advertised. */
export const nearbyPlacesOf = ({ locale, advertised: { areas } }: Site, area: Area) =>
  textsIn(area, locale).close.flatMap((row) => {
    if ("place" in row) return [row];
    const other = findArea(areas, row.area);
    return other ? [{ place: textsIn(other, locale).name, how: row.how }] : [];
  });

export interface AreaSummary {
  id: string;
  name: string;
  latinName: string | undefined;
  /** The number of active listings; indicative. */
  properties: string;
  /** The range of most asking prices; indicative. */
  price: string;
  /** The same in other currencies. */
  converted: CurrencyText[];
  description: string;
  to: SitePath;
  picture: PictureData;
}

export function areaSummary(site: Site, area: Area): AreaSummary {
  const { locale, format } = site;
  const { name, description } = textsIn(area, locale);
  return {
    id: area.id,
    name,
    latinName: latinName(name, area.texts.en.name),
    properties: format.number(area.properties),
    price: format.compactMoneyRange(area.price, "AED"),
    converted: format.compactConvertedRange(area.price),
    description,
    to: `/areas/${area.id}`,
    picture: findPicture(site, area.picture),
  };
}
