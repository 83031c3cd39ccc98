import { useParams } from "react-router";
import { defaultLocale, type Locale, pageLocale } from "~/locale";

/** The language of the page. */
export const useLocale = (): Locale => pageLocale(useParams()) ?? defaultLocale;
