import { projects as compiled } from "#content";

export type Project = (typeof compiled)[number];

/** Shares of a price, in percent; together 100. */
export type PlanShares = NonNullable<Project["paymentPlan"]>;

/** A type of unit in a project. Size and price are absent until the developer provides them. */
export type Unit = NonNullable<Project["units"]>[number];

/**
 * The off-plan projects, in the order of lists. Drafts are left out. "Marque Place Residences",
 * "Atelier Residences" and "The Regent Residences" are working names.
 */
export const projects: readonly Project[] = compiled;

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

export type PlanProject = With<(typeof planFields)[number]>;

export type PrelaunchProject = With<(typeof prelaunchFields)[number]>;

/** The project with an id and all of some facts; undefined if there is none. */
const withFacts = <Field extends keyof Project>(
  list: readonly Project[],
  id: string,
  fields: readonly Field[],
): With<Field> | undefined =>
  list.find(
    (project): project is With<Field> =>
      project.id === id && fields.every((field) => project[field] !== undefined),
  );

export const planProjectOf = (list: readonly Project[]): PlanProject | undefined =>
  withFacts(list, "al-marjan-island", planFields);

export const prelaunchProjectOf = (list: readonly Project[]): PrelaunchProject | undefined =>
  withFacts(list, "palazzo-tissoli", prelaunchFields);

/** @throws if a required project is missing, withdrawn ones included */
function required<Found>(project: Found | undefined, id: string): Found {
  if (!project) throw new Error(`The project ${id} or a fact of it is missing.`);
  return project;
}

export const planProject = required(planProjectOf(projects), "al-marjan-island");
export const prelaunchProject = required(prelaunchProjectOf(projects), "palazzo-tissoli");
