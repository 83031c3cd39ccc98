import { areas as areaWords } from "../app/content/en/areas.ts";
import { properties as propertyWords } from "../app/content/en/properties.ts";
import { areas } from "../app/data/areas.ts";
import { type Project, projects } from "../app/data/projects.ts";
import { properties } from "../app/data/properties.ts";
import type { Named } from "../app/features/permits/validity.ts";

/** Each home and project that the site advertises, with its permit where there is one. */
export const advertisements: readonly Named[] = [
  ...properties.map(({ id, permit }) => ({ name: propertyWords.items[id].title, permit })),
  ...Object.values<Project>(projects).map(({ title, permit }) => ({ name: title, permit })),
];

/** The same, and what is advertised of areas, which may do without. */
export const mayHavePermits: readonly Named[] = [
  ...advertisements,
  ...areas.map(({ id, permit }) => ({ name: areaWords.items[id].name, permit })),
];
