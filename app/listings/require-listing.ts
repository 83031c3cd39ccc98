import type { Area } from "~/content/areas";
import type { Project } from "~/content/projects";
import type { Property } from "~/content/properties";
import type { ListingsAndAreas } from "~/site/advertised";
import { notFound } from "~/site/missing-page";
import type { Site } from "~/site/site";
import {
  goneArea,
  goneProject,
  goneProperty,
  untranslatedArea,
  untranslatedProject,
  untranslatedProperty,
} from "./unavailable-listing";

interface Kinds {
  property: Property;
  project: Project;
  area: Area;
}

type ByKind = {
  [Kind in keyof Kinds]: {
    list: (all: ListingsAndAreas) => readonly Kinds[Kind][];
    gone: (site: Site, one: Kinds[Kind]) => unknown;
    untranslated: (site: Site, one: Kinds[Kind]) => unknown;
  };
};

const kinds: ByKind = {
  property: {
    list: ({ properties }) => properties,
    gone: goneProperty,
    untranslated: untranslatedProperty,
  },
  project: {
    list: ({ projects }) => projects,
    gone: goneProject,
    untranslated: untranslatedProject,
  },
  area: { list: ({ areas }) => areas, gone: goneArea, untranslated: untranslatedArea },
};

/**
 * Returns the listing of a page, for its loader: an advertised one, or a property that is sold or let.
 *
 * @throws the 410 page of one whose advertisement has ended, the 404 page of one in other languages, or 404
 */
export function requireListing<Kind extends keyof Kinds>(
  site: Site,
  kind: Kind,
  id: string,
): Kinds[Kind] {
  const { list, gone, untranslated } = kinds[kind];
  const find = (all: ListingsAndAreas) => list(all).find((one) => one.id === id);
  const { advertised } = site;
  const found = find(advertised) ?? find({ ...advertised, properties: advertised.closed });
  if (found) return found;
  const ended = find(advertised.ended);
  if (ended) throw gone(site, ended);
  const inOthers = find(advertised.untranslated);
  throw inOthers ? untranslated(site, inOthers) : notFound(site);
}
