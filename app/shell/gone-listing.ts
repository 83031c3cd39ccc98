import type { Words } from "~/content/contract/words";
import type { Area } from "~/data/areas";
import { areasPath, buyPath } from "~/data/paths";
import type { Project } from "~/data/projects";
import type { Property } from "~/data/properties";
import { investmentPageLinks } from "~/features/invest/investment-page-links";
import type { Advertised } from "~/features/permits/advertised";
import { propertyPath, similarProperties } from "~/features/properties/find-property";
import { similarShown } from "~/features/properties/property-page-data";
import { fill } from "~/format/fill";
import type { Locale } from "~/locale";
import { decoration } from "~/pictures/find-picture";
import { gone } from "./missing-page";

/** The 410 page of a property whose advertisement has ended: it leads to the most similar ones. */
export function goneProperty(
  locale: Locale,
  { permits, properties: words, property: page }: Words,
  property: Property,
  advertised: Advertised,
) {
  const { title, text } = permits.gone.home;
  const similar = similarProperties(property, advertised.properties, similarShown);
  return gone(locale, {
    title: fill(title, { title: words.items[property.id].title }),
    text,
    links: [
      ...similar.map((other) => ({ to: propertyPath(other), title: words.items[other.id].title })),
      { to: buyPath, title: page.similar.all },
    ],
  });
}

/** The 410 page of a project whose advertisement has ended: it leads to the investment pages. */
export function goneProject(
  locale: Locale,
  words: Words,
  project: Project,
  advertised: Advertised,
) {
  const { title, text } = words.permits.gone.project;
  return gone(locale, {
    title: fill(title, { title: project.title }),
    text,
    links: investmentPageLinks(words, advertised, decoration).map(({ to, title: name }) => ({
      to,
      title: name,
    })),
  });
}

/** The 410 page of an area whose advertisement has ended: it leads to the areas beside it. */
export function goneArea(locale: Locale, words: Words, area: Area, advertised: Advertised) {
  const { title, text } = words.permits.gone.area;
  return gone(locale, {
    title: fill(title, { title: words.areas.items[area.id].name }),
    text,
    links: [
      ...area.neighbours
        .filter((id) => advertised.areas.some((other) => other.id === id))
        .map((id) => ({ to: `/areas/${id}` as const, title: words.areas.items[id].name })),
      { to: areasPath, title: words.areas.guide.crumb },
    ],
  });
}
