import type { Words } from "~/content/contract/words";
import type { Locale } from "~/locale";
import { wordsIn } from "~/words";
import type { Brochure } from "./brochure";
import { projectBrochure } from "./project-brochure";
import { propertyBrochure } from "./property-brochure";
import type { Subject } from "./subjects";

/**
 * The words without the marks that Arabic may carry over and under its letters, as newspapers write
 * them: where a mark stands, readers built on Poppler tear the word apart when it is copied.
 */
const unmarked = (words: Words): Words =>
  JSON.parse(JSON.stringify(words).replace(/[\u064B-\u0652]/g, "")) as Words;

/** All that is shown, in the order of the sheets. */
export function brochureOf(
  subject: Subject,
  source: { locale: Locale; origin: string; date: string },
): Brochure {
  const all = { ...source, words: unmarked(wordsIn(source.locale)) };
  return subject.kind === "home" ? propertyBrochure(subject, all) : projectBrochure(subject, all);
}
