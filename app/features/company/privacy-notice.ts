import { recoveryDays, retentionMonths } from "~/content/privacy-terms";
import { formatCount } from "~/format/count";
import { interpolate } from "~/format/interpolate";
import type { Locale } from "~/locale";
import type { PrivacyMessages } from "~/messages/en/privacy";

interface NoticeFacts {
  /** The firm's legal name, its city and country, and the sentence under each form. */
  firm: string;
  place: string;
  consent: string;
  /** Absent until the firm provides them. */
  postalAddress?: string | undefined;
  euRepresentative?: string | undefined;
  /** Whether Cloudflare Turnstile protects the forms, and whether a CRM receives enquiries. */
  turnstile: boolean;
  crm: boolean;
  /** Whether Cloudflare Web Analytics is enabled. */
  analytics: boolean;
}

interface Question {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** The stored data and its retention. */
  rows?: readonly { what: string; why: string; howLong: string }[];
  /** Whether the email address for privacy requests follows. */
  showEmail?: boolean;
}

/**
 * The questions and answers of the privacy notice for the settings of this site. For loaders.
 *
 * @param facts from settings and content
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
