import type { Area } from "~/content/areas";
import type { Article } from "~/content/articles";
import { areasPath, buyPath } from "~/content/paths";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import { languagesOf, type Texts, textsIn } from "~/content/texts";
import { investmentPageLinks } from "~/features/invest/investment-page-links";
import { maxSimilar } from "~/features/properties/property-page-data";
import { propertyPath, similarProperties } from "~/features/properties/property-queries";
import { interpolate } from "~/format/interpolate";
import { type Locale, locales, type SitePath } from "~/locale";
import type { Messages } from "~/messages/en/messages";
import { decorativePicture } from "~/pictures/find-picture";
import type { Advertised } from "~/site/advertised";
import { missingPageResponse } from "./missing-page";

/** The 410 page of a property whose advertisement has ended, with links to similar ones. */
export function goneProperty(
  locale: Locale,
  { permits, property: page }: Messages,
  property: Property,
  advertised: Advertised,
) {
  const { title, text } = permits.expired.home;
  const similar = similarProperties(property, advertised.properties, maxSimilar);
  return missingPageResponse(410, locale, {
    title: interpolate(title, { title: textsIn(property, locale).title }),
    text,
    links: [
      ...similar.map((other) => ({ to: propertyPath(other), title: textsIn(other, locale).title })),
      { to: buyPath, title: page.similar.all },
    ],
  });
}

/** The 410 page of a project whose advertisement has ended, with links to the investment pages. */
export function goneProject(
  locale: Locale,
  messages: Messages,
  project: Project,
  advertised: Advertised,
) {
  const { title, text } = messages.permits.expired.project;
  return missingPageResponse(410, locale, {
    title: interpolate(title, { title: project.title }),
    text,
    links: investmentPageLinks(messages, advertised, decorativePicture).map(
      ({ to, title: name }) => ({
        to,
        title: name,
      }),
    ),
  });
}

/** The 410 page of an area whose advertisement has ended, with links to its neighbours. */
export function goneArea(locale: Locale, messages: Messages, area: Area, advertised: Advertised) {
  const { title, text } = messages.permits.expired.area;
  return missingPageResponse(410, locale, {
    title: interpolate(title, { title: textsIn(area, locale).name }),
    text,
    links: [
      ...advertised.areas
        .filter(({ id }) => area.neighbours.includes(id))
        .map((other) => ({
          to: `/areas/${other.id}` as const,
          title: textsIn(other, locale).name,
        })),
      { to: areasPath, title: messages.areas.guide.crumb },
    ],
  });
}

interface Untranslated<Text> {
  texts: Texts<Text>;
  /** The page that exists in other languages. */
  path: SitePath;
  titleOf: (text: Text) => string;
  text: string;
}

/** The 404 page of a listing without texts in a language, with links to the languages that it has. */
function untranslated<Text>(
  locale: Locale,
  { layout }: Messages,
  { texts, path, titleOf, text }: Untranslated<Text>,
) {
  const { notFound, linkToLanguage } = layout.errors;
  return missingPageResponse(404, locale, {
    title: notFound.title,
    text,
    links: languagesOf(texts).flatMap((other) => {
      const found = texts[other];
      const language = locales[other].name;
      return found
        ? [
            {
              to: path,
              title: interpolate(linkToLanguage, { title: titleOf(found), language }),
              locale: other,
            },
          ]
        : [];
    }),
  });
}

/** The 404 page of a property that has other languages. */
export const untranslatedProperty = (locale: Locale, messages: Messages, property: Property) =>
  untranslated(locale, messages, {
    texts: property.texts,
    path: propertyPath(property),
    titleOf: ({ title }) => title,
    text: messages.property.untranslated,
  });

/** The 404 page of an area whose guide has other languages. */
export const untranslatedArea = (locale: Locale, messages: Messages, { id, texts }: Area) =>
  untranslated(locale, messages, {
    texts,
    path: `/areas/${id}`,
    titleOf: ({ name }) => name,
    text: messages.areas.untranslated,
  });

/** The 404 page of an article that has other languages. */
export const untranslatedArticle = (locale: Locale, messages: Messages, { id, texts }: Article) =>
  untranslated(locale, messages, {
    texts,
    path: `/journal/${id}`,
    titleOf: ({ title }) => title,
    text: messages.journal.untranslated,
  });

/**
 * The 404 page of a project that has other languages.
 *
 * @param path of the requested page: the project's, or the investment page that shows only this project
 */
export const untranslatedProject = (
  locale: Locale,
  messages: Messages,
  { title, texts }: Project,
  path: SitePath,
) =>
  untranslated(locale, messages, {
    texts,
    path,
    titleOf: () => title,
    text: messages.projects.untranslated,
  });
