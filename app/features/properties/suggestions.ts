import { placeName, shortName } from "~/content/places";
import { textsIn } from "~/content/texts";
import type { Site } from "~/site/site";

/** The options of the search field's datalist: places, buildings and projects, each once. */
export function searchSuggestions(site: Site): string[] {
  const { locale } = site;
  const { properties, projects, areas } = site.advertised;
  const arabic = /\p{Script=Arabic}/u;
  const isReadable = (name: string) => arabic.test(name) === (locale === "ar");
  return [
    ...new Set([
      ...areas.flatMap((area) => [
        textsIn(area, locale).name,
        ...(area.alsoCalled ?? []).filter(isReadable),
      ]),
      ...properties.map(({ district }) => shortName(placeName(locale, district))),
      ...projects.map(({ place }) => shortName(placeName(locale, place))),
      ...properties
        .filter(({ status }) => status === "listed")
        .map((property) => textsIn(property, locale).title),
      ...projects.map(({ title }) => title),
    ]),
  ];
}
