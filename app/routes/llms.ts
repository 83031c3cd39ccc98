import { areas } from "~/content/en/areas";
import { company } from "~/content/en/company";
import { articles } from "~/content/en/journal";
import { llms } from "~/content/en/llms";
import { footer } from "~/content/en/navigation";
import { properties } from "~/content/en/properties";
import { sitePages } from "~/content/en/site-pages";
import { siteOrigin } from "~/request-context";
import type { Route } from "./+types/llms";

/** /llms.txt: the site in Markdown for programs that read for somebody, as llmstxt.org proposes. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(siteOrigin);
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${origin}${path}): ${text}`;
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
    ...sitePages.map(({ name, title, path, line }) =>
      name ? link(name, path, `${title}. ${line}`) : link(title, path, line),
    ),
    "",
    `## ${llms.contact}`,
    "",
    `- ${company.phone}`,
    `- ${company.email}`,
    `- ${company.city}, ${company.country}`,
    ...company.hours.map(({ days, hours }) => `- ${days}: ${hours?.text ?? footer.closed}`),
    `- ${company.support.title}. ${company.support.text}`,
    "",
  ].join("\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
