import type { Locale } from "../../app/locale";
import { createSite, type Site } from "../../app/site/site";

type SiteSource = Omit<Parameters<typeof createSite>[0], "locale">;

/** The site of now in a language, by default without exchange rates and with what is advertised. */
export const siteIn = (
  locale: Locale,
  { advertised, ...source }: Partial<SiteSource> & Partial<Pick<Site, "advertised">> = {},
): Site => ({
  ...createSite({ locale, origin: "https://orizzonte.example", now: new Date(), ...source }),
  ...(advertised && { advertised }),
});
