import { recoveryDays, retentionMonths } from "~/content/privacy-terms";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";

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
  rows?: readonly { what: string; why: string; howLong: string }[];
  /** Whether the email address for privacy requests follows. */
  withEmail?: boolean;
}

/**
 * The questions and answers of the privacy notice for the settings of this site. For loaders.
 *
 * @param facts from settings and content
 */
export function privacyNotice(
  { messages: { privacy: messages }, format }: Site,
  facts: NoticeFacts,
): readonly Question[] {
  const { turnstile, crm, analytics, firm, place, consent } = facts;
  const { postalAddress, euRepresentative } = facts;
  const { who, storedData, browser, why, voluntary, recipients, transfer, rights, deletion } =
    messages.sections;
  const { what, why: purpose, parts, between } = storedData.answers;
  const answers = Object.values(parts).join(between);
  const months = format.count(retentionMonths, messages.months);
  const days = format.count(recoveryDays, messages.days);
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
      withEmail: true,
    },
    {
      id: "retention",
      title: storedData.title,
      paragraphs: [],
      rows: [
        { what, why: interpolate(purpose, { answers }), howLong: months },
        { ...storedData.source, howLong: months },
        storedData.delivery,
        storedData.answering,
        storedData.mailToYou,
        storedData.spam,
        storedData.mail,
        storedData.address,
        ...(turnstile ? [storedData.turnstile] : []),
        ...(analytics ? [storedData.analytics] : []),
        {
          ...storedData.counts,
          howLong: interpolate(storedData.counts.howLong, { months: `${retentionMonths}` }),
        },
        storedData.reports,
        { ...storedData.history, howLong: days },
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
      title: recipients.title,
      paragraphs: [
        recipients.staff,
        ...(turnstile ? [recipients.turnstile] : []),
        ...(analytics ? [recipients.analytics] : []),
        ...(crm ? [recipients.crm] : []),
        recipients.nobody,
      ],
    },
    { ...transfer, id: "transfers" },
    { ...rights, id: "rights" },
    {
      id: "forgotten",
      title: deletion.title,
      paragraphs: [
        ...deletion.paragraphs,
        `${format.count(retentionMonths, deletion.automatic)} ${deletion.mail}`,
      ],
      withEmail: true,
    },
  ];
}
