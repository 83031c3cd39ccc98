/**
 * The links of the header, before and after the dropdown of investments. On small screens the shortlist is
 * beside the menu too.
 */
export const headerPaths = {
  beforeDropdown: ["/company-overview", "/services"],
  afterDropdown: ["/team", "/buy", "/sell", "/shortlist"],
  /** At the end of the dropdown's panel, and of the menu of small screens. */
  more: ["/invest/purchase-plan", "/buy?for=rent", "/areas", "/journal"],
  contact: "/contact",
  shortlist: "/shortlist",
} as const;

export const footerColumns = [
  ["/buy", "/sell", "/off-plan", "/areas"],
  ["/team", "/ceo-message", "/journal", "/catalogs", "/contact"],
] as const;

export const notFoundPaths = ["/buy", "/off-plan", "/areas", "/contact"] as const;

export type HeaderPath =
  | (typeof headerPaths)["beforeDropdown" | "afterDropdown" | "more"][number]
  | (typeof headerPaths)["contact"];
export type FooterPath = (typeof footerColumns)[number][number] | "/privacy";
export type NotFoundPath = (typeof notFoundPaths)[number];
