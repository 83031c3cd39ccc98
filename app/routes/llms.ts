import { company } from "~/content/company";
import { llms } from "~/content/llms";
import { properties } from "~/content/properties";
import { sitePages } from "~/content/site-pages";
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
    `## ${llms.pages}`,
    "",
    ...sitePages.map(({ title, path, line }) => link(title, path, line)),
    "",
    `## ${llms.contact}`,
    "",
    `- ${company.phone}`,
    `- ${company.email}`,
    `- ${company.city}, ${company.country}`,
    "",
  ].join("\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
