import { company } from "~/content/company";

export interface PageHead {
  /** Without the firm's name, which is added. */
  title: string;
  description: string;
}

/**
 * The head of a page, for a route's `meta`.
 *
 * @param head title and description as the route's loader gave them; undefined where it failed
 */
export function pageMeta(head: PageHead | undefined) {
  if (!head) return [];
  return [
    { title: `${head.title} | ${company.name}` },
    { name: "description", content: head.description },
  ];
}
