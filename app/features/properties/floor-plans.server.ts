import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import { cataloguedPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "~/site/site";

type Plan = NonNullable<Property["plans"]>[number];

export interface FloorPlan {
  /** Its file below app/content. */
  drawing: string;
  /** Instead of the drawing. */
  picture?: PictureData;
  /** Shows the unit of the scale in Arabic: the element `ar` of the drawing is then the target of its styles. */
  fragment: "" | "#ar";
  width: number;
  height: number;
  /** The name: the storey, or "Floor plan" if there is only one. */
  name: string;
  alt: string;
  rooms: { number: number; name: string; area: string | undefined }[];
}

const nameOf = ({ locale, messages }: Site, { storey }: Plan): string =>
  storey?.[locale] ?? messages.property.plan.title;

/** The plans of a property that a page shows: drawings and pictures. */
export function plansOf(site: Site, property: Property): FloorPlan[] {
  const { locale, format } = site;
  const messages = site.messages.property.plan;
  const { title } = textsIn(property, locale);
  return (property.plans ?? []).flatMap((plan) => {
    if (plan.kind === "document") return [];
    const legend = plan.rooms.map(({ number, name, squareMetres }) => ({
      number,
      name: name[locale],
      area: squareMetres === undefined ? undefined : format.roomArea(squareMetres),
    }));
    const name = nameOf(site, plan);
    const roomTexts = legend.map(({ name: room, area }) =>
      area ? interpolate(messages.room, { room, area }) : room,
    );
    const alt = interpolate(legend.length > 0 ? messages.alt : messages.altWithoutRooms, {
      plan: name,
      title,
      rooms: format.commaList(roomTexts),
    });
    const view = plan.kind === "picture" ? cataloguedPicture(plan.picture) : plan;
    return {
      drawing: plan.drawing,
      ...(plan.kind === "picture" && { picture: { ...cataloguedPicture(plan.picture), alt } }),
      fragment: locale === "ar" && plan.kind === "drawing" ? "#ar" : "",
      width: view.width,
      height: view.height,
      name,
      alt,
      rooms: legend,
    };
  });
}

/** The plans of a property that its page links: PDFs, with their size in megabytes. */
export function planDocumentsOf(site: Site, property: Property) {
  const { format, messages } = site;
  return (property.plans ?? []).flatMap((plan) =>
    plan.kind === "document"
      ? [
          {
            drawing: plan.drawing,
            text: interpolate(messages.property.plan.document, {
              plan: nameOf(site, plan),
              size: format.number(plan.bytes / 1e6, 1),
            }),
          },
        ]
      : [],
  );
}
