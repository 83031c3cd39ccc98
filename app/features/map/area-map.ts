import type { Area } from "~/content/areas";
import { landmarks, placeName } from "~/content/places";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import { formatList } from "~/format/list";
import type { Locale } from "~/locale";
import type { MapMessages } from "~/messages/en/map";
import { type CoastMapData, coastMapData, type NoteSource } from "./coast-map-data";
import { project, wholeCoast } from "./projection";

/** The landmarks as notes of a map. */
const landmarkNotes = (locale: Locale): NoteSource[] =>
  landmarks.map(({ id, position }) => ({ name: placeName(locale, id), position }));

/** The map of /areas: the whole coast, each area a link to its guide. The links are in the list's order. */
export function areaMap(
  locale: Locale,
  messages: MapMessages,
  areas: readonly Area[],
): CoastMapData {
  const named = areas.map((area) => ({ area, name: textsIn(area, locale).name }));
  const fromLeft = named.toSorted(
    (one, other) => project(one.area.position).x - project(other.area.position).x,
  );
  return coastMapData({
    locale,
    messages,
    shape: "wide",
    view: wholeCoast,
    alt: interpolate(messages.areas.alt, {
      areas: formatList(
        locale,
        fromLeft.map(({ name }) => name),
      ),
    }),
    marks: named.map(({ area: { id, position }, name }) => ({
      id,
      name,
      point: project(position),
      to: `/areas/${id}` as const,
    })),
    notes: landmarkNotes(locale),
  });
}
