import { company } from "~/content/company";
import { openingHours } from "~/content/firm";
import { telUrl, mailtoUrl } from "~/features/enquiries/contact-links";
import { formatOpeningHours } from "~/features/enquiries/opening-hours";
import { italianCompany, officeAddress, dubaiRegistrations } from "~/features/permits/firm-facts";
import { investmentPageLinks } from "~/listings/investment-page-links";
import { decorativePicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";
import type { LayoutData } from "./layout-data";

/**
 * Returns the root layout's data in a language. The year is that in Dubai, so that the server and the
 * browser render the same.
 */
export function loadLayoutData(
  site: Site,
): Omit<LayoutData, "messages" | "origin" | "version" | "turnstileKey"> {
  const { messages, advertised, now, format } = site;
  const { language, footer, navigation } = messages.layout;
  const { phone, email } = company;
  const { tagline } = messages.company;
  return {
    unexpectedError: messages.fallbackError,
    language,
    navigation,
    footer: {
      ...footer,
      impression: [...advertised.properties, ...advertised.projects].some(
        ({ photographs }) => photographs.length > 0,
      )
        ? messages.pictureNotes.exceptPhotographs
        : footer.impression,
      year: format.year(now),
      workingHours: Object.fromEntries(
        formatOpeningHours(site, openingHours).map(({ days, text }) => [days, text]),
      ),
      tagline,
      office: officeAddress(site, company),
      legal: [dubaiRegistrations(site, company), italianCompany(site, company)]
        .filter((facts) => facts.length > 0)
        .map((facts) => facts.join(" · ")),
    },
    company: {
      phone,
      email,
      phoneUrl: telUrl(phone),
      emailUrl: mailtoUrl(email),
    },
    investments: {
      pages: investmentPageLinks(site, decorativePicture),
    },
  };
}
