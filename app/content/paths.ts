import type { SitePath } from "~/locale";

/**
 * The pages that one component or another always leads to, whatever it stands on. Where it leads
 * elsewhere on each page, its address comes with what it shows.
 */
export const homePath = "/" satisfies SitePath;
export const buyPath = "/buy" satisfies SitePath;
export const areasPath = "/areas" satisfies SitePath;
export const offPlanPath = "/off-plan" satisfies SitePath;
export const catalogsPath = "/catalogs" satisfies SitePath;
export const teamPath = "/team" satisfies SitePath;
export const overviewPath = "/company-overview" satisfies SitePath;
export const ceoMessagePath = "/ceo-message" satisfies SitePath;
export const privacyPath = "/privacy" satisfies SitePath;

/** The address of a project's page. */
export const projectPath = (id: string): SitePath => `/off-plan/${id}`;

/** Where a developer's payment plan is worked out for any price. */
export const planCalculatorPath = "/invest/capital-appreciation#payment-plan" satisfies SitePath;
