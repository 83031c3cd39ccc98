import type { Locale } from "~/locale";
import { createSite } from "~/site/site";
import type { Brochure } from "./brochure";
import { projectBrochure } from "./project-brochure";
import { propertyBrochure } from "./property-brochure";
import type { BrochureSubject } from "./subjects";

/**
 * Removes Arabic diacritics from a brochure, as newspapers do: at a diacritic, readers based on Poppler
 * split the word when it is copied.
 */
const withoutDiacritics = (brochure: Brochure): Brochure =>
  JSON.parse(JSON.stringify(brochure).replace(/[\u064B-\u0652]/g, "")) as Brochure;

/** The content of a brochure, in the order of its pages. */
export function brochureContent(
  subject: BrochureSubject,
  source: { locale: Locale; origin: string; date: string },
): Brochure {
  const { locale, origin, date } = source;
  const all = { ...createSite({ locale, origin, now: new Date(date) }), date };
  return withoutDiacritics(
    subject.kind === "property" ? propertyBrochure(subject, all) : projectBrochure(subject, all),
  );
}
