import { areas } from "../app/content/areas.ts";
import { projects } from "../app/content/projects.ts";
import { properties } from "../app/content/properties.ts";
import type { Named } from "../app/features/permits/validity.ts";

const isOffered = ({ status }: { status: string }) => status !== "withdrawn";

/** Each project that the site advertises. */
export const advertisedProjects = projects.filter(isOffered);

/** Each property and project that the site advertises, with its permit if there is one. */
export const advertisements: readonly Named[] = [
  ...properties.filter(isOffered).map(({ texts, permit }) => ({ name: texts.en.title, permit })),
  ...advertisedProjects.map(({ title, permit }) => ({ name: title, permit })),
];

/** The same, and what is advertised of areas, which may do without. */
export const mayHavePermits: readonly Named[] = [
  ...advertisements,
  ...areas.map(({ texts, permit }) => ({ name: texts.en.name, permit })),
];
