import type { Area } from "~/content/areas";
import { landmarks, placeName } from "~/content/places";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import type { CoastMapData } from "./coast-map";
import { coastMapData, type NoteSource } from "./coast-map.server";
import { project, wholeCoast } from "./projection";

const landmarkNotes = ({ locale }: Site): NoteSource[] =>
  landmarks.map(({ id, position }) => ({ name: placeName(locale, id), position }));

/** The map of /areas: the whole coast, each area a link to its guide. The links are in the list's order. */
export function areaMap(site: Site, areas: readonly Area[]): CoastMapData {
  const { locale, format } = site;
  const messages = site.messages.map;
  const named = areas.map((area) => ({ area, name: textsIn(area, locale).name }));
  const fromLeft = named.toSorted(
    (one, other) => project(one.area.position).x - project(other.area.position).x,
  );
  return coastMapData(site, {
    shape: "wide",
    view: wholeCoast,
    alt: interpolate(messages.areas.alt, {
      areas: format.list(fromLeft.map(({ name }) => name)),
    }),
    marks: named.map(({ area: { id, position }, name }) => ({
      id,
      name,
      point: project(position),
      to: `/areas/${id}` as const,
    })),
    notes: landmarkNotes(site),
  });
}
