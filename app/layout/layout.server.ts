import { company, type Company } from "~/content/company";
import { openingHours } from "~/content/firm";
import { investmentPages } from "~/content/investment-pages";
import { telUrl, mailtoUrl, whatsappUrl } from "~/features/enquiries/contact-links";
import { type DirectContact, directContact } from "~/features/enquiries/direct-contact";
import type { PostedForm, ResultNotice } from "~/features/enquiries/enquiry-response";
import { formatOpeningHours } from "~/features/enquiries/opening-hours";
import { requestId } from "~/features/invest/request-section";
import {
  formatRegistrations,
  italianCompany,
  officeAddress,
} from "~/features/permits/registrations";
import { investmentPageLinks, type InvestmentPageLink } from "~/listings/investment-page-links";
import type { LayoutMessages } from "~/messages/en/layout";
import type { Messages } from "~/messages/en/messages";
import type { FallbackErrorMessages } from "~/messages/fallback-error";
import { languageOffers } from "~/messages/language-offer";
import { decorativePicture } from "~/pictures/find-picture";
import type { Site } from "~/site/site";

/** The answer to a form, for the page in place of a missing one. */
export interface FormAnswer {
  /** The id to which the form's address leads. */
  id: string;
  notice: ResultNotice;
  /** The link to the WhatsApp chat. */
  chat: string;
  /** The path to which the form was posted. Pages that the browser shows later have no answer. */
  path: string;
}

/** The answer to a posted form. It has the errors of the fields, because a missing page does not show the fields. */
export const formAnswer = (path: string, { notice, response }: PostedForm): FormAnswer => ({
  id: `${requestId}-answer`,
  notice:
    response.success || !response.error.fields
      ? notice
      : { ...notice, detail: response.error.message },
  chat: whatsappUrl(company.whatsapp),
  path,
});

const titlesOf = ({ advertised, format }: Site, path: InvestmentPageLink["to"]) =>
  advertised.projects
    .filter(({ theme }) => investmentPages[theme].path === path)
    .map(({ title }) => format.isolateLtr(title));

/**
 * Returns the root layout's data in a language. The year is that in Dubai, so that the server and the
 * browser render the same.
 */
export async function loadLayoutData(
  site: Site,
): Promise<Omit<LayoutData, "messages" | "origin" | "version" | "turnstileKey">> {
  const { locale, messages, advertised, now, format } = site;
  const { language, footer, navigation } = messages.layout;
  const { phone, email } = company;
  // Dynamic here too: with a static import, that of the error page would not split the code, and Vite would warn.
  const { fallbackErrorMessages } = await import("~/messages/fallback-error");
  const { tagline } = messages.company;
  return {
    unexpectedError: fallbackErrorMessages[locale],
    language,
    languageOffers,
    navigation: {
      ...navigation,
      allProjects: format.count(advertised.projects.length, navigation.allProjects),
    },
    contact: directContact(site, messages.company.whatsappGreeting, {
      hiddenName: company.name,
    }),
    footer: {
      ...footer,
      impression: [...advertised.properties, ...advertised.projects].some(
        ({ photographs }) => photographs.length > 0,
      )
        ? messages.pictureNotes.exceptPhotographs
        : footer.impression,
      workingHours: Object.fromEntries(
        formatOpeningHours(site, openingHours).map(({ days, text }) => [days, text]),
      ),
      tagline,
      office: officeAddress(site, company),
      legal: [
        [
          `© ${format.year(now)} ${company.legalName}`,
          ...(company.arabicName ? [company.arabicName] : []),
        ],
        formatRegistrations(site, company),
        italianCompany(site, company),
      ]
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
      pages: investmentPageLinks(site, decorativePicture).map((page) => ({
        ...page,
        line: format.commaList(titlesOf(site, page.to)),
      })),
    },
  };
}

/** The data of the root route's loader: `useRouteLoaderData<LayoutData>("root")`. */
export interface LayoutData {
  /** The origin of the site: "https://orizzonte.example". */
  origin: string;
  /** The id of the deployed version, from Cloudflare. */
  version: string;
  language: LayoutMessages["language"];
  /** What offers the page in another language, in that language. */
  languageOffers: typeof languageOffers;
  messages: Pick<Messages, "controls" | "pictureNotes">;
  /** The texts of a missing page come with its response. */
  unexpectedError: FallbackErrorMessages;
  navigation: Omit<LayoutMessages["navigation"], "allProjects"> & {
    /** "All eleven projects" */
    allProjects: string;
  };
  contact: DirectContact;
  footer: LayoutMessages["footer"] & {
    workingHours: Readonly<Record<string, string>>;
    tagline: string;
    office: readonly string[];
    /** The copyright with the firm's names, and its registrations in Dubai and in Italy, a line for each. */
    legal: readonly string[];
  };
  company: Pick<Company, "phone" | "email"> & {
    /** A `tel:` and a `mailto:` URL. */
    phoneUrl: string;
    emailUrl: string;
  };
  investments: {
    pages: readonly InvestmentPageLink[];
  };
  /** The answer to the form that was posted to this page. A missing page shows it. */
  formAnswer?: FormAnswer;
  /** Turnstile's public key, if it is enabled. */
  turnstileKey?: string;
}
