import { areas } from "../app/content/areas.ts";
import { projects } from "../app/content/projects.ts";
import { isClosed, properties } from "../app/content/properties.ts";
import type { NamedListing } from "../app/site/validity.ts";

const isShown = ({ status }: { status: string }) => status !== "withdrawn";

export const advertisedProjects = projects.filter(isShown);

/** The advertised properties and projects, with their permits. */
export const advertisements: readonly NamedListing[] = [
  ...properties
    .filter((property) => isShown(property) && !isClosed(property))
    .map(({ texts, permit }) => ({ name: texts.en.title, permit })),
  ...advertisedProjects.map(({ title, permit }) => ({ name: title, permit })),
];

/** The same with areas, whose permits are optional. */
export const mayHavePermits: readonly NamedListing[] = [
  ...advertisements,
  ...areas.map(({ texts, permit }) => ({ name: texts.en.name, permit })),
];
