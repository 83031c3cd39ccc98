import MiniSearch from "minisearch";
import {
  documentId,
  indexOptions,
  type SearchDocument,
} from "../../app/features/search/index-options.ts";
import type { transformContent } from "./transform.ts";

type Content = ReturnType<typeof transformContent>;

/** All texts in data of any shape, without placeholders. */
function textsOf(data: unknown): string[] {
  if (typeof data === "string") return [data.replaceAll(/\{\w+\}/g, " ")];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(textsOf);
}

const joined = (...data: readonly unknown[]) => [...new Set(data.flatMap(textsOf))].join("\n");

/** The texts of an entry in all languages, for searches in any of them. */
const inAll = <Text>(texts: { en: Text; it?: Text; ar?: Text }): Text[] =>
  [texts.en, texts.it, texts.ar].filter((text) => text !== undefined);

export function searchDocuments({
  properties,
  projects,
  areas,
  articles,
  places,
}: Pick<Content, "properties" | "projects" | "areas" | "articles" | "places">): SearchDocument[] {
  const placeNames = (...ids: string[]) =>
    places
      .filter(({ id }) => ids.includes(id))
      .map(({ name, it, ar, alsoCalled = [] }) => [name, it, ar, ...alsoCalled]);
  const areaNames = (areaId: string) =>
    areas
      .filter(({ id }) => id === areaId)
      .map(({ texts, alsoCalled = [] }) => [inAll(texts).map(({ name }) => name), alsoCalled]);
  return [
    ...properties.map(({ id, place, district, area, texts }) => {
      const all = inAll(texts);
      return {
        id: documentId("property", id),
        names: joined(
          all.map(({ title }) => title),
          placeNames(place, district),
          areaNames(area),
        ),
        view: joined(all.map(({ view }) => view)),
        text: joined(all.map(({ title: _title, view: _view, ...text }) => text)),
      };
    }),
    ...projects.map(({ id, title, place, texts }) => ({
      id: documentId("project", id),
      names: joined(title, placeNames(place)),
      view: "",
      text: joined(inAll(texts)),
    })),
    ...areas.map(({ id, texts, alsoCalled = [] }) => {
      const all = inAll(texts);
      return {
        id: documentId("area", id),
        names: joined(
          all.map(({ name }) => name),
          alsoCalled,
        ),
        view: "",
        text: joined(
          all.map(({ description, dwellings, transport, suits, morning, evening }) => [
            description,
            dwellings,
            transport,
            suits,
            morning,
            evening,
          ]),
        ),
      };
    }),
    ...articles.map(({ id, texts }) => ({
      id: documentId("article", id),
      names: joined(inAll(texts).map(({ title }) => title)),
      view: "",
      text: joined(inAll(texts)),
    })),
  ];
}

/** The index of texts for the search, as JSON for MiniSearch. */
export function indexOf(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  index.addAll(documents);
  return JSON.stringify(index);
}
