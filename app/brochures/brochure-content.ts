import type { Locale } from "~/locale";
import { advertisedAt } from "~/site/advertised";
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
  { date, ...source }: { locale: Locale; origin: string; date: string },
): Brochure {
  const site = {
    ...createSite({ ...source, now: new Date(date) }),
    advertised: advertisedAt(new Date(0), undefined, source.locale),
  };
  return withoutDiacritics(
    subject.kind === "property" ? propertyBrochure(site, subject) : projectBrochure(site, subject),
  );
}
