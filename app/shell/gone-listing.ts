import type { Area } from "~/content/areas";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { languagesOf, textsIn } from "~/content/texts";
import { areasPath, buyPath } from "~/data/paths";
import { investmentPageLinks } from "~/features/invest/investment-page-links";
import { type Advertised, advertisedAt } from "~/features/permits/advertised";
import { propertyPath, similarProperties } from "~/features/properties/find-property";
import { similarShown } from "~/features/properties/property-page-data";
import { fill } from "~/format/fill";
import { type Locale, locales } from "~/locale";
import type { Words } from "~/messages/contract/words";
import { decoration } from "~/pictures/find-picture";
import { gone, missing } from "./missing-page";

/** The 410 page of a property whose advertisement has ended: it leads to the most similar ones. */
export function goneProperty(
  locale: Locale,
  { permits, property: page }: Words,
  property: Property,
  advertised: Advertised,
) {
  const { title, text } = permits.gone.home;
  const similar = similarProperties(property, advertised.properties, similarShown);
  return gone(locale, {
    title: fill(title, { title: textsIn(property, locale).title }),
    text,
    links: [
      ...similar.map((other) => ({ to: propertyPath(other), title: textsIn(other, locale).title })),
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
    title: fill(title, { title: textsIn(area, locale).name }),
    text,
    links: [
      ...advertised.areas
        .filter(({ id }) => area.neighbours.includes(id))
        .map((other) => ({
          to: `/areas/${other.id}` as const,
          title: textsIn(other, locale).name,
        })),
      { to: areasPath, title: words.areas.guide.crumb },
    ],
  });
}

/**
 * The 404 page of a property that has no texts in this language: it links to the languages that it has.
 *
 * @returns undefined if there is no such property in any language
 */
export function untranslatedProperty(
  locale: Locale,
  { shell, property: { untranslated } }: Words,
  id: string,
) {
  const property = advertisedAt(new Date()).properties.find((one) => one.id === id);
  if (!property) return undefined;
  return missing(404, locale, {
    title: shell.errors.notFound.title,
    text: untranslated.text,
    links: languagesOf(property.texts).map((other) => ({
      to: propertyPath(property),
      title: fill(untranslated.link, {
        title: textsIn(property, other).title,
        language: locales[other].name,
      }),
      locale: other,
    })),
  });
}
