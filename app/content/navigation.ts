/**
 * The pages that the header leads to, before and after the dropdown of the investments. On small screens
 * the shortlist stands beside the menu too.
 */
export const headerPaths = {
  beforeDropdown: ["/company-overview", "/services"],
  afterDropdown: ["/team", "/buy", "/sell", "/shortlist"],
  contact: "/contact",
  shortlist: "/shortlist",
} as const;

/** The footer's two columns of links. */
export const footerColumns = [
  ["/buy", "/sell", "/off-plan", "/areas"],
  ["/team", "/ceo-message", "/journal", "/catalogs", "/contact"],
] as const;

/** What the 404 page leads on to. */
export const notFoundPaths = ["/buy", "/off-plan", "/areas", "/contact"] as const;

export type HeaderPath =
  | (typeof headerPaths)["beforeDropdown" | "afterDropdown"][number]
  | (typeof headerPaths)["contact"];
export type FooterPath = (typeof footerColumns)[number][number] | "/privacy";
export type NotFoundPath = (typeof notFoundPaths)[number];
