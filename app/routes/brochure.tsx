import { brochureSubject } from "~/features/brochures/brochure-link";
import { findProperty } from "~/features/properties/find-property";
import { pageWords } from "~/page-words";
import { advertised } from "~/request-context";
import { goneProject, goneProperty } from "~/shell/gone-listing";
import { notFound } from "~/shell/missing-page";
import type { Route } from "./+types/brochure";

/**
 * Answers in place of a brochure whose listing is not advertised any more, and of one that never was.
 * The Worker serves the others (workers/http/brochure-files.ts).
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const current = context.get(advertised);
  const id = brochureSubject(params.file);
  const property = findProperty(current.ended.properties, id);
  if (property) throw goneProperty(locale, words, property, current);
  const project = current.ended.projects.find((one) => one.id === id);
  throw project ? goneProject(locale, words, project, current) : notFound(locale, words);
}

export default function BrochureRoute() {
  return null;
}
