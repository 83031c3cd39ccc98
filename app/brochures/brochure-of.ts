import type { Locale } from "~/locale";
import { messagesFor } from "~/messages/messages";
import type { Brochure } from "./brochure";
import { projectBrochure } from "./project-brochure";
import { propertyBrochure } from "./property-brochure";
import type { Subject } from "./subjects";

/**
 * A brochure without the marks that Arabic may carry over and under its letters, as newspapers print
 * it: at a mark, readers built on Poppler break the word in two when it is copied.
 */
const unmarked = (brochure: Brochure): Brochure =>
  JSON.parse(JSON.stringify(brochure).replace(/[\u064B-\u0652]/g, "")) as Brochure;

/** All that is shown, in the order of the sheets. */
export function brochureOf(
  subject: Subject,
  source: { locale: Locale; origin: string; date: string },
): Brochure {
  const all = { ...source, messages: messagesFor(source.locale) };
  return unmarked(
    subject.kind === "home" ? propertyBrochure(subject, all) : projectBrochure(subject, all),
  );
}
