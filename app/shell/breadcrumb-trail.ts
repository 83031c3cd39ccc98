import type { ShellWords } from "~/content/contract/shell";
import type { Crumb } from "~/ui/breadcrumbs";

/**
 * The way from the home page, for breadcrumbs.
 *
 * @param steps after the home page; the last is the page itself
 */
export const breadcrumbTrail = ({ crumbs }: ShellWords, ...steps: Crumb[]): Crumb[] => [
  { title: crumbs.home, to: "/" },
  ...steps,
];
