import { recoveryDays, retentionMonths } from "~/content/privacy-terms";
import { formatCount } from "~/format/count";
import { interpolate } from "~/format/interpolate";
import type { Locale } from "~/locale";
import type { PrivacyMessages } from "~/messages/en/privacy";

interface NoticeFacts {
  /** The firm's legal name, its city and country, the sentence under each form. */
  firm: string;
  place: string;
  consent: string;
  /** Missing until the owner gives them. */
  postalAddress?: string | undefined;
  euRepresentative?: string | undefined;
  /** Whether Cloudflare Turnstile looks at who fills in a form, and whether a CRM gets enquiries. */
  turnstile: boolean;
  crm: boolean;
  /** Whether Cloudflare Web Analytics counts what is looked at. */
  analytics: boolean;
}

interface Question {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** What is kept, and for how long. */
  rows?: readonly { what: string; why: string; howLong: string }[];
  /** Whether the firm's address for it follows. */
  showEmail?: boolean;
}

/**
 * The privacy notice, question by question, as the settings of this site have it. For its loader.
 *
 * @param facts what the notice takes from elsewhere
 */
export function privacyNotice(
  locale: Locale,
  messages: PrivacyMessages,
  facts: NoticeFacts,
): readonly Question[] {
  const { turnstile, crm, analytics, firm, place, consent } = facts;
  const { postalAddress, euRepresentative } = facts;
  const { who, kept, browser, why, voluntary, receives, abroad, rights, forgotten } =
    messages.sections;
  const months = formatCount(locale, retentionMonths, messages.months);
  const days = formatCount(locale, recoveryDays, messages.days);
  const filled = (paragraphs: readonly string[]) =>
    paragraphs.map((paragraph) => interpolate(paragraph, { firm, place, consent }));
  return [
    {
      id: "who",
      title: who.title,
      paragraphs: [
        ...filled(who.paragraphs),
        ...(postalAddress ? [interpolate(who.address, { address: postalAddress })] : []),
        ...(euRepresentative
          ? [interpolate(who.representative, { representative: euRepresentative })]
          : []),
      ],
      showEmail: true,
    },
    {
      id: "kept",
      title: kept.title,
      paragraphs: [],
      rows: [
        { ...kept.answers, howLong: months },
        { ...kept.source, howLong: months },
        kept.delivery,
        kept.mail,
        kept.address,
        ...(turnstile ? [kept.turnstile] : []),
        ...(analytics ? [kept.analytics] : []),
        kept.reports,
        { ...kept.history, howLong: days },
      ],
    },
    { ...browser, id: "browser" },
    {
      id: "why",
      title: why.title,
      paragraphs: filled([...why.paragraphs, why.reports, ...(analytics ? [why.analytics] : [])]),
    },
    { ...voluntary, id: "voluntary" },
    {
      id: "receives",
      title: receives.title,
      paragraphs: [
        receives.staff,
        ...(turnstile ? [receives.turnstile] : []),
        ...(analytics ? [receives.analytics] : []),
        ...(crm ? [receives.crm] : []),
        receives.nobody,
      ],
    },
    { ...abroad, id: "abroad" },
    { ...rights, id: "rights" },
    {
      id: "forgotten",
      title: forgotten.title,
      paragraphs: [
        ...forgotten.paragraphs,
        formatCount(locale, retentionMonths, forgotten.byItself),
      ],
      showEmail: true,
    },
  ];
}
