import type { ReactNode } from "react";
import { company } from "~/content/company";
import { consentVersion } from "~/content/privacy-terms";
import { privacyNotice } from "~/features/company/privacy-notice";
import { mailtoUrl } from "~/features/enquiries/contact-links";
import { interpolate } from "~/format/interpolate";
import { pageSite } from "~/layout/page-site";
import { integrationsContext } from "~/site/site";
import type { Route } from "./+types/privacy";

export function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages, format } = site;
  const { turnstileKey, crm, analytics } = context.get(integrationsContext);
  const { lead, head, months: _m, days: _d, ...notice } = messages.privacy;
  const turnstile = turnstileKey !== undefined;
  const { legalName: firm, postalAddress, euRepresentative } = company;
  return {
    ...notice,
    head: { ...head, description: interpolate(head.description, { firm }) },
    lead: [
      analytics ? lead.withAnalytics : lead.withoutAnalytics,
      turnstile ? lead.fromFirstInput : lead.fromSubmission,
    ].join(" "),
    version: interpolate(notice.version, { date: format.date(consentVersion) }),
    write: interpolate(notice.write, { email: company.email }),
    sections: privacyNotice(site, {
      firm,
      place: messages.company.place,
      postalAddress,
      euRepresentative,
      consent: interpolate(messages.enquiries.common.consent, {
        privacy: messages.enquiries.common.privacy,
      }),
      turnstile,
      crm,
      analytics,
    }),
    email: company.email,
  };
}

interface NoticeOpeningProps {
  eyebrow: string;
  title: string;
  lead: string;
  version: string;
  contents: string;
  sections: readonly { id: string; title: string }[];
}

function NoticeOpening(props: NoticeOpeningProps) {
  const { eyebrow, title, lead, version, contents, sections } = props;
  return (
    <header className="pt-12 pb-14 md:pt-20 lg:pb-20">
      <p className="mb-4 eyebrow">{eyebrow}</p>
      <h1 className="max-w-[18ch] display text-title-1">{title}</h1>
      <div className="mt-8 grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[8fr_4fr]">
        <p className="max-w-[56ch] text-lead">{lead}</p>
        <p className="text-small quiet lg:text-end">{version}</p>
      </div>
      <nav aria-label={contents} className="mt-10 flex flex-wrap gap-x-8">
        {sections.map(({ id, title: name }) => (
          <a key={id} href={`#${id}`} className="text-action">
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}

interface NoticeSectionProps {
  id: string;
  title: string;
  paragraphs: readonly string[];
  children?: ReactNode;
}

function NoticeSection({ id, title, paragraphs, children }: NoticeSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-(--gutter) gap-y-4 rule-t py-8 lg:grid-cols-[4fr_8fr] lg:py-12"
    >
      <h2 id={`${id}-title`} className="display text-title-3">
        {title}
      </h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure not-first:mt-4">
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}

interface RetentionTableProps {
  caption: string;
  what: string;
  howLong: string;
  rows: readonly { what: string; why: string; howLong: string }[];
}

function RetentionTable({ caption, rows, ...messages }: RetentionTableProps) {
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-start">
          <th scope="col" className="pb-3">
            <span className="block eyebrow">{messages.what}</span>
          </th>
          <th scope="col" className="w-2/5 ps-5 pb-3 md:ps-10">
            <span className="block eyebrow">{messages.howLong}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, why, howLong }) => (
          <tr key={what} className="rule-t align-baseline">
            <th scope="row" className="py-5 wrap-anywhere">
              <span className="block display text-title-4">{what}</span>
              <span className="mt-2 block text-small quiet">{why}</span>
            </th>
            <td className="py-5 ps-5 wrap-anywhere figures md:ps-10">{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { sections, email, write, ...notice } = loaderData;
  return (
    <div className="page pb-20">
      <NoticeOpening {...notice} sections={sections} />
      {sections.map(({ id, title, paragraphs, rows, withEmail }) => (
        <NoticeSection key={id} id={id} title={title} paragraphs={paragraphs}>
          {rows && <RetentionTable {...notice} caption={title} rows={rows} />}
          {withEmail && (
            <a href={mailtoUrl(email)} className="text-action mt-3">
              {write}
            </a>
          )}
        </NoticeSection>
      ))}
    </div>
  );
}
