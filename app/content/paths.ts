import type { SitePath } from "~/locale";

export const homePath = "/" satisfies SitePath;
export const buyPath = "/buy" satisfies SitePath;
export const areasPath = "/areas" satisfies SitePath;
export const offPlanPath = "/off-plan" satisfies SitePath;
export const catalogsPath = "/catalogs" satisfies SitePath;
export const teamPath = "/team" satisfies SitePath;
export const overviewPath = "/company-overview" satisfies SitePath;
export const ceoMessagePath = "/ceo-message" satisfies SitePath;
export const privacyPath = "/privacy" satisfies SitePath;

export const projectPath = (id: string): SitePath => `/off-plan/${id}`;

/** The most homes side by side in the purchase plan. */
export const maxPlannedHomes = 4;

/**
 * The path of the purchase plan, with homes chosen.
 *
 * @param ids of listings, at most `maxPlannedHomes`
 */
export const purchasePlanPath = (...ids: readonly string[]): SitePath =>
  ids.length === 0
    ? "/invest/purchase-plan"
    : `/invest/purchase-plan?${new URLSearchParams(ids.map((id, index) => [`home${index + 1}`, id]))}`;

/** The parameter of the purchase plan for the ids of a shortlist, of which the page chooses the homes. */
export const listedHomes = "homes";

/**
 * The links of the header, before and after the dropdown of investments. On small screens the shortlist is
 * beside the menu too.
 */
export const headerPaths = {
  beforeDropdown: ["/company-overview", "/services"],
  afterDropdown: ["/team", "/buy", "/sell", "/shortlist"],
  /** First of those at the end of the dropdown's panel; in the menu of small screens as large as the other links. */
  rent: "/buy?for=rent",
  /** At the end of the dropdown's panel, and of the menu of small screens. */
  more: ["/invest/purchase-plan", "/areas", "/journal"],
  contact: "/contact",
  shortlist: "/shortlist",
} as const;

export const footerColumns = [
  ["/buy", headerPaths.rent, "/sell", "/off-plan", "/areas"],
  ["/team", "/ceo-message", "/journal", "/catalogs", "/contact"],
] as const;

export const notFoundPaths = ["/buy", "/off-plan", "/areas", "/contact"] as const;

export type HeaderPath =
  | (typeof headerPaths)["beforeDropdown" | "afterDropdown" | "more"][number]
  | (typeof headerPaths)["rent" | "contact"];
export type FooterPath = (typeof footerColumns)[number][number] | "/privacy";
export type NotFoundPath = (typeof notFoundPaths)[number];

/** The orders of /off-plan besides that of its content: parameter `sort`. */
export const projectSorts = ["handover", "price", "place"] as const;

/** The parameter `view` of /off-plan: a table instead of pictures. */
export const tableView = "table";
