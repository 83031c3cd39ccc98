import { allProjects, type Project } from "#content";
import { inOrder } from "./order.ts";

export type { Project };

/** Shares of a price, in percent; together 100. */
export type PlanShares = NonNullable<Project["paymentPlan"]>;

/** A kind of home in a project. Size and price are missing until the developer gives them. */
export type Unit = NonNullable<Project["units"]>[number];

/**
 * The off-plan projects, in the order of lists. Drafts are left out. "Marque Place Residences",
 * "Atelier Residences" and "The Regent Residences" are working names.
 */
export const projects: readonly Project[] = inOrder(allProjects).filter(
  ({ status }) => status !== "draft",
);

/** A project that has certain facts. */
type With<Field extends keyof Project> = Project & {
  [Name in Field]-?: NonNullable<Project[Name]>;
};

const planFields = ["handover", "paymentPlan"] as const;
const prelaunchFields = [
  "expressionOfInterest",
  "units",
  "register",
  "projection",
  "yieldFrom",
] as const;

/** The project whose payment plan /invest/capital-appreciation works out. */
export type PlanProject = With<(typeof planFields)[number]>;

/** The project of /invest/prelaunch. */
export type PrelaunchProject = With<(typeof prelaunchFields)[number]>;

/** The project of an id with all of some facts; undefined if the list has none. */
const withFacts = <Field extends keyof Project>(
  list: readonly Project[],
  id: string,
  fields: readonly Field[],
): With<Field> | undefined =>
  list.find(
    (project): project is With<Field> =>
      project.id === id && fields.every((field) => project[field] !== undefined),
  );

/** The project whose payment plan is worked out, if it is among some projects. */
export const planProjectOf = (list: readonly Project[]): PlanProject | undefined =>
  withFacts(list, "al-marjan-island", planFields);

/** The project of /invest/prelaunch, if it is among some projects. */
export const prelaunchProjectOf = (list: readonly Project[]): PrelaunchProject | undefined =>
  withFacts(list, "palazzo-tissoli", prelaunchFields);

/** @throws if a project that pages speak of is missing, withdrawn ones included */
function required<Found>(project: Found | undefined, id: string): Found {
  if (!project) throw new Error(`The project ${id} or a fact of it is missing.`);
  return project;
}

export const planProject = required(planProjectOf(projects), "al-marjan-island");
export const prelaunchProject = required(prelaunchProjectOf(projects), "palazzo-tissoli");
