import type { Property } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import { cataloguedPicture } from "~/pictures/find-picture";
import type { PictureData } from "~/pictures/picture";
import type { Site } from "~/site/site";

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
  /** The text alternative on the page, and beside the name: where each room is, or which ones there are. */
  alt: string;
  description: string;
  rooms: { number: number; name: string; area: string | undefined }[];
}

/** The plans of a property: those that a page shows, drawings and pictures, and the PDFs that it links. */
export function plansOf(
  { locale, messages, format }: Site,
  property: Property,
): { shown: FloorPlan[]; documents: { drawing: string; text: string }[] } {
  const texts = messages.property.plan;
  const { title } = textsIn(property, locale);
  const plans = (property.plans ?? []).map((plan) => ({
    ...plan,
    name: plan.storey?.[locale] ?? texts.title,
  }));
  const shown = plans.flatMap((plan): FloorPlan[] => {
    if (plan.kind === "document") return [];
    const { drawing, name } = plan;
    const rooms = plan.rooms.map(({ number, name: room, squareMetres }) => ({
      number,
      name: room[locale],
      area: squareMetres === undefined ? undefined : format.roomArea(squareMetres),
    }));
    const roomTexts = rooms.map(({ name: room, area }) =>
      area ? interpolate(texts.room, { room, area }) : room,
    );
    const subject = interpolate(texts.alt, { plan: name, title });
    const description =
      plan.arrangement?.[locale] ??
      (rooms.length > 0 ? interpolate(texts.rooms, { rooms: format.commaList(roomTexts) }) : "");
    const alt = `${subject} ${description}`.trim();
    const isDrawing = plan.kind === "drawing";
    const view = isDrawing ? plan : cataloguedPicture(plan.picture);
    return [
      {
        drawing,
        ...(!isDrawing && { picture: { ...cataloguedPicture(plan.picture), alt } }),
        fragment: locale === "ar" && isDrawing ? "#ar" : "",
        width: view.width,
        height: view.height,
        name,
        alt,
        description: description || subject,
        rooms,
      },
    ];
  });
  const documents = plans.flatMap((plan) => {
    if (plan.kind !== "document") return [];
    const size = format.number(plan.bytes / 1e6, 1);
    return [
      { drawing: plan.drawing, text: interpolate(texts.document, { plan: plan.name, size }) },
    ];
  });
  return { shown, documents };
}
