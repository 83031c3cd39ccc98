import { brochureHtml } from "../../app/brochures/brochure-document.tsx";
import { brochureContent } from "../../app/brochures/brochure.ts";
import { type BrochureSubject, subjects } from "../../app/brochures/subjects.ts";
import type { Locale } from "../../app/locale.ts";

export interface Edition {
  id: BrochureSubject["id"];
  locale: Locale;
  /** The folder of its files, below app/content. */
  folder: string;
  /** The data of the listing, which the document shows besides what all documents share. */
  listing: unknown;
  /**
   * The document as HTML.
   *
   * @param date of the brochure, as yyyy-mm-dd
   */
  html: (date: string) => string;
}

/**
 * Every brochure in every language, from the content of the pages.
 *
 * @param origin of the site, for the QR code
 */
export const editions = (origin: string): readonly Edition[] =>
  subjects.flatMap((subject) =>
    subject.locales.map((locale) => ({
      id: subject.id,
      locale,
      folder: `${subject.kind === "property" ? "properties" : "projects"}/${subject.id}`,
      listing: subject.kind === "property" ? subject.property : subject.project,
      html: (date) => brochureHtml(brochureContent(subject, { locale, origin, date }), locale),
    })),
  );
