import { brochureHtml } from "../../app/brochures/brochure-document.tsx";
import { brochureOf } from "../../app/brochures/brochure-of.ts";
import { type Subject, subjects } from "../../app/brochures/subjects.ts";
import type { Locale } from "../../app/locale.ts";

/** One brochure in one language. */
export interface Edition {
  id: Subject["id"];
  locale: Locale;
  /**
   * The sheets as HTML.
   *
   * @param date the day that stands on it, as yyyy-mm-dd
   */
  html: (date: string) => string;
}

/**
 * Every brochure in every language, from the content that the pages show.
 *
 * @param origin where the site is published, for the code that leads there
 */
export const editions = (origin: string): readonly Edition[] =>
  subjects.flatMap((subject) =>
    subject.locales.map((locale) => ({
      id: subject.id,
      locale,
      html: (date) => brochureHtml(brochureOf(subject, { locale, origin, date }), locale),
    })),
  );
