import { env } from "cloudflare:workers";
import type { Locale } from "~/locale";
import { createSite, type Site } from "~/site/site";

/** The site in a language, for mails, confirmations and calendar files. */
export const siteIn = (locale: Locale): Site =>
  createSite({ locale, origin: env.SITE_ORIGIN, now: new Date() });
