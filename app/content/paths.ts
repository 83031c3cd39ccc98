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

/**
 * The path of the purchase plan, with homes chosen.
 *
 * @param ids of listings, at most four, of which the fourth is a home
 */
export const purchasePlanPath = (...ids: readonly string[]): SitePath =>
  ids.length === 0
    ? "/invest/purchase-plan"
    : `/invest/purchase-plan?${new URLSearchParams(ids.map((id, index) => [`home${index + 1}`, id]))}`;
