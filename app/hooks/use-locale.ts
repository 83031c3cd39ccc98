import { useParams } from "react-router";
import { defaultLocale, type Locale, localeOf } from "~/locale";

/** The language of the page that is shown, which its address begins with. */
export const useLocale = (): Locale => localeOf(useParams()["locale"]) ?? defaultLocale;
