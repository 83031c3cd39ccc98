import { places } from "#content";
import { defaultLocale, type Locale } from "~/locale";

/**
 * The name of a place in a language.
 *
 * @param id as in places.yaml
 * @throws if places.yaml has no such place: `npm run content` reports it before
 */
export function placeName(locale: Locale, id: string): string {
  const place = places.places.find((one) => one.id === id);
  if (!place) throw new Error(`There is no place "${id}".`);
  return locale === defaultLocale ? place.name : place[locale];
}
