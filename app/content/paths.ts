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

/** The path of the payment plan's calculator. */
export const planCalculatorPath = "/invest/capital-appreciation#payment-plan" satisfies SitePath;
