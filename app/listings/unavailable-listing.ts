import type { Area } from "~/content/areas";
import type { Article } from "~/content/articles";
import { projectPath, areasPath, buyPath } from "~/content/paths";
import type { Project } from "~/content/projects";
import { isClosed, type Property } from "~/content/properties";
import { languagesOf, type Texts, textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import { locales, type SitePath } from "~/locale";
import { decorativePicture } from "~/pictures/find-picture";
import { missingPageResponse } from "~/site/missing-page";
import type { Site } from "~/site/site";
import { investmentPageLinks } from "./investment-page-links";
import { showProperty } from "./property";
import { propertyPath, similarProperties } from "./property-queries";

/** The 410 page of a property whose advertisement has ended, with links to similar ones. It says if it was sold or let. */
export function goneProperty(site: Site, property: Property) {
  const { locale, advertised } = site;
  const { permits } = site.messages;
  const page = site.messages.property;
  const { title, text } = permits.expired.home;
  const { availability, availabilityText } = showProperty(site, property);
  const closed = isClosed(property);
  const similar = similarProperties(property, advertised.properties);
  return missingPageResponse(site, 410, {
    title: interpolate(closed ? page.availability.title : title, {
      title: textsIn(property, locale).title,
      label: availability ?? "",
    }),
    text: (closed && availabilityText) || text,
    links: [
      ...similar.map((other) => ({ to: propertyPath(other), title: textsIn(other, locale).title })),
      { to: buyPath, title: page.similar.all },
    ],
  });
}

/** The 410 page of a project whose advertisement has ended, with links to the investment pages. */
export function goneProject(site: Site, project: Project) {
  const { messages } = site;
  const { title, text } = messages.permits.expired.project;
  return missingPageResponse(site, 410, {
    title: interpolate(title, { title: project.title }),
    text,
    links: investmentPageLinks(site, decorativePicture).map(({ to, title: name }) => ({
      to,
      title: name,
    })),
  });
}

/** The 410 page of an area whose advertisement has ended, with links to its neighbours. */
export function goneArea(site: Site, area: Area) {
  const { locale, messages, advertised } = site;
  const { title, text } = messages.permits.expired.area;
  return missingPageResponse(site, 410, {
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
function untranslated<Text>(site: Site, { texts, path, titleOf, text }: Untranslated<Text>) {
  const { notFound, linkToLanguage } = site.messages.layout.errors;
  return missingPageResponse(site, 404, {
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
export const untranslatedProperty = (site: Site, property: Property) =>
  untranslated(site, {
    texts: property.texts,
    path: propertyPath(property),
    titleOf: ({ title }) => title,
    text: site.messages.property.untranslated,
  });

/** The 404 page of an area whose guide has other languages. */
export const untranslatedArea = (site: Site, { id, texts }: Area) =>
  untranslated(site, {
    texts,
    path: `/areas/${id}`,
    titleOf: ({ name }) => name,
    text: site.messages.areas.untranslated,
  });

/** The 404 page of an article that has other languages. */
export const untranslatedArticle = (site: Site, { id, texts }: Article) =>
  untranslated(site, {
    texts,
    path: `/journal/${id}`,
    titleOf: ({ title }) => title,
    text: site.messages.journal.untranslated,
  });

/**
 * The 404 page of a project that has other languages.
 *
 * @param path of the requested page: the project's, or the investment page that shows only this project
 */
export const untranslatedProject = (
  site: Site,
  { id, title, texts }: Project,
  path: SitePath = projectPath(id),
) =>
  untranslated(site, {
    texts,
    path,
    titleOf: () => title,
    text: site.messages.projects.untranslated,
  });
