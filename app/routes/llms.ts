import { articlesIn } from "~/content/articles";
import { company } from "~/content/company";
import { openingHours } from "~/content/firm";
import { projectPath } from "~/content/paths";
import { sitePages } from "~/content/site-pages";
import { textsIn } from "~/content/texts";
import { sitePageNames } from "~/features/company/claims";
import { formatOpeningHours } from "~/features/enquiries/opening-hours";
import { projectShowcases } from "~/features/invest/project-showcase";
import { articleSummary } from "~/features/journal/article-summary";
import {
  italianCompany,
  officeAddress,
  dubaiRegistrations,
} from "~/features/permits/registrations";
import { isPageAdvertised } from "~/listings/investment-page-links";
import { propertyInBrief, show } from "~/listings/listing";
import { localePath, type Locale, localeCodes, locales } from "~/locale";
import { siteContext } from "~/site/site";
import type { Route } from "./+types/llms";

/** A section with a heading, and an empty line at its end. */
const section = (title: string, lines: readonly string[]) => [`## ${title}`, "", ...lines, ""];

/**
 * /llms.txt: the site in Markdown for language models (llmstxt.org), in English only, with links to the
 * other languages.
 */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { locale, messages, advertised, origin, format } = site;
  const { llms, company: companyMessages } = messages;
  const pages = sitePageNames(site);
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${origin}${path}): ${text}`;
  const others: readonly Locale[] = localeCodes.filter((other) => other !== locale);
  const text = [
    `# ${company.name}`,
    "",
    `> ${llms.summary}`,
    "",
    ...section(
      llms.homes,
      advertised.properties.map((property) => {
        const { title, path } = show(site, property);
        return link(title, path, propertyInBrief(site, property));
      }),
    ),
    ...section(
      llms.projects,
      projectShowcases(site, advertised.projects).map(({ id, title, line }) =>
        link(title, projectPath(id), line),
      ),
    ),
    ...section(
      llms.areas,
      advertised.areas.map((area) => {
        const { name, description } = textsIn(area, locale);
        return link(name, `/areas/${area.id}`, description);
      }),
    ),
    ...section(
      llms.articles,
      articlesIn(locale).map((article) => {
        const { title, to, excerpt } = articleSummary(site, article);
        return link(title, to, excerpt);
      }),
    ),
    ...section(
      llms.pages,
      sitePages
        .filter(({ path }) => isPageAdvertised(path, advertised))
        .map(({ path }) => {
          const { name, title, line } = pages[path];
          return name ? link(name, path, `${title}. ${line}`) : link(title, path, line);
        }),
    ),
    ...section(llms.contact, [
      `- ${company.phone}`,
      `- ${company.email}`,
      `- ${format.commaList(officeAddress(site, company))}`,
      ...[...dubaiRegistrations(site, company), ...italianCompany(site, company)].map(
        (fact) => `- ${fact}`,
      ),
      ...formatOpeningHours(site, openingHours).map(
        ({ days, text: hours }) => `- ${days}: ${hours}`,
      ),
      `- ${companyMessages.support.title}. ${companyMessages.support.text}`,
    ]),
    ...(others.length > 0
      ? section(
          llms.languages,
          others.map((other) => `- [${locales[other].name}](${origin}${localePath(other, "/")})`),
        )
      : []),
  ].join("\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
