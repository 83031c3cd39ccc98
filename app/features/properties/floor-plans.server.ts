import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";

export interface FloorPlan {
  /** The drawing's file below app/content. */
  drawing: string;
  /** Shows the unit of the scale in Arabic: the element `ar` of the drawing is then the target of its styles. */
  fragment: "" | "#ar";
  width: number;
  height: number;
  /** The name: the storey, or "Floor plan" if there is only one. */
  name: string;
  alt: string;
  rooms: { number: number; name: string; area: string | undefined }[];
}

export function plansOf(site: Site, property: Property): FloorPlan[] {
  const { locale, format } = site;
  const messages = site.messages.property.plan;
  const { title } = textsIn(property, locale);
  return (property.plans ?? []).map(({ drawing, width, height, storey, rooms }) => {
    const legend = rooms.map(({ number, name, squareMetres }) => ({
      number,
      name: name[locale],
      area: squareMetres === undefined ? undefined : format.roomArea(squareMetres),
    }));
    const name = storey?.[locale] ?? messages.title;
    const roomTexts = legend.map(({ name: room, area }) =>
      area ? interpolate(messages.room, { room, area }) : room,
    );
    return {
      drawing,
      fragment: locale === "ar" ? "#ar" : "",
      width,
      height,
      name,
      alt: interpolate(messages.alt, {
        plan: name,
        title,
        rooms: format.commaList(roomTexts),
      }),
      rooms: legend,
    };
  });
}
