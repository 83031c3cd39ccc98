import type { Words } from "./content/contract/words";
import { company } from "./data/company";
import { footerColumns, headerPaths } from "./data/navigation";
import { openingHours } from "./data/opening-hours";
import { callAddress, emailAddress } from "./features/enquiries/contact-links";
import { hoursInWords } from "./features/enquiries/opening-hours";
import { investmentPageLinks } from "./features/invest/investment-page-links";
import { registeredAs } from "./features/permits/registered";
import { formatYear } from "./format/date";
import type { Locale } from "./locale";
import { decoration } from "./pictures/find-picture";
import type { ShellData } from "./shell-data";

/** Pages with what their links say. */
const linksTo = <Path extends string>(paths: readonly Path[], titles: Record<Path, string>) =>
  paths.map((to) => ({ to, title: titles[to] }));

/**
 * What stands around every page in a language, for the root's loader. The year is Dubai's, the same
 * on the server and in the browser.
 */
export function shellContent(
  locale: Locale,
  words: Words,
): Omit<ShellData, "origin" | "turnstileKey"> {
  const { controls, errors, language, footer, navigation } = words.shell;
  const { breadcrumb, close, toast } = controls;
  const { columns, links: footerLinks, ...footerWords } = footer;
  const { links, ...navigationWords } = navigation;
  const { name, legalName, phone, email, social } = company;
  const { tagline, place, hours: opening } = words.company;
  return {
    words: {
      controls: { breadcrumb, close, toast },
      errors: { home: errors.home, unexpected: errors.unexpected },
      language,
    },
    navigation: {
      ...navigationWords,
      beforeDropdown: linksTo(headerPaths.beforeDropdown, links),
      afterDropdown: linksTo(headerPaths.afterDropdown, links),
      shortlist: { to: "/shortlist", title: links["/shortlist"] },
      contact: { to: headerPaths.contact, title: links[headerPaths.contact] },
    },
    footer: {
      ...footerWords,
      columns: columns.map((title, index) => ({
        title,
        links: linksTo(footerColumns[index] ?? [], footerLinks),
      })),
      privacy: { to: "/privacy", title: footerLinks["/privacy"] },
      year: formatYear(locale, new Date()),
      workingHours: hoursInWords(locale, openingHours, opening).map(({ days, text }) => ({
        days,
        text,
      })),
      tagline,
      place: [place, ...registeredAs(words.permits, company)].join(" · "),
    },
    company: {
      name,
      legalName,
      phone,
      email,
      social,
      call: callAddress(phone),
      write: emailAddress(email),
    },
    investmentPages: investmentPageLinks(words, decoration),
  };
}
