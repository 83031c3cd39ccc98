import { areas } from "~/content/en/areas";
import { articles } from "~/content/en/journal";
import { properties } from "~/content/en/properties";
import { company } from "~/data/company";
import { sitePages } from "~/data/site-pages";
import { hoursInWords } from "~/features/company/opening-hours";
import { defaultLocale, href, type Locale, localeNames, locales } from "~/locale";
import { siteOrigin } from "~/request-context";
import { wordsIn } from "~/words";
import type { Route } from "./+types/llms";

/**
 * /llms.txt: the site in Markdown for programs that read for somebody, as llmstxt.org proposes. It
 * is there once, in English, and leads to the other languages.
 */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(siteOrigin);
  const { llms, company: house, sitePages: pages } = wordsIn(defaultLocale);
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${origin}${path}): ${text}`;
  const others: readonly Locale[] = localeNames.filter((locale) => locale !== defaultLocale);
  const text = [
    `# ${company.name}`,
    "",
    `> ${llms.summary}`,
    "",
    `## ${llms.homes}`,
    "",
    ...properties.map(({ title, link: path, price, summary }) =>
      link(title, path, `${price}. ${summary}`),
    ),
    "",
    `## ${llms.areas}`,
    "",
    ...areas.map(({ id, name, description }) => link(name, `/areas/${id}`, description)),
    "",
    `## ${llms.articles}`,
    "",
    ...articles.map(({ slug, title, excerpt }) => link(title, `/journal/${slug}`, excerpt)),
    "",
    `## ${llms.pages}`,
    "",
    ...sitePages.map(({ path }) => {
      const { name, title, line } = pages[path];
      return name ? link(name, path, `${title}. ${line}`) : link(title, path, line);
    }),
    "",
    `## ${llms.contact}`,
    "",
    `- ${company.phone}`,
    `- ${company.email}`,
    `- ${house.place}`,
    ...hoursInWords(defaultLocale, company.hours, house.hours).map(
      ({ days, text: hours }) => `- ${days}: ${hours}`,
    ),
    `- ${house.support.title}. ${house.support.text}`,
    "",
    ...(others.length > 0
      ? [
          `## ${llms.languages}`,
          "",
          ...others.map((locale) => `- [${locales[locale].name}](${origin}${href(locale, "/")})`),
          "",
        ]
      : []),
  ].join("\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
