import { company } from "~/data/company";
import { consentVersion } from "~/data/privacy-terms";
import { KeptTable } from "~/features/company/kept-table";
import { NoticeOpening } from "~/features/company/notice-opening";
import { NoticeSection } from "~/features/company/notice-section";
import { privacyNotice } from "~/features/company/privacy-notice";
import { emailAddress } from "~/features/enquiries/contact-links";
import { formatDate } from "~/format/date";
import { fill } from "~/format/fill";
import { services } from "~/request-context";
import { pageMeta } from "~/shell/page-meta";
import { pageWords } from "~/words";
import type { Route } from "./+types/privacy";

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  const { turnstileKey, crm } = context.get(services);
  const { lead, leadWithTurnstile, head, months: _m, days: _d, ...notice } = words.privacy;
  const turnstile = turnstileKey !== undefined;
  const firm = company.legalName;
  return {
    ...notice,
    head: { ...head, description: fill(head.description, { firm }) },
    lead: turnstile ? leadWithTurnstile : lead,
    version: fill(notice.version, { date: formatDate(locale, consentVersion) }),
    write: fill(notice.write, { email: company.email }),
    sections: privacyNotice(locale, words.privacy, {
      firm,
      place: words.company.place,
      consent: words.enquiries.common.consent,
      turnstile,
      crm,
    }),
    email: company.email,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { sections, email, write, ...notice } = loaderData;
  return (
    <div className="page pb-20">
      <NoticeOpening {...notice} sections={sections} />
      {sections.map(({ id, title, paragraphs, rows, showEmail }) => (
        <NoticeSection key={id} id={id} title={title} paragraphs={paragraphs}>
          {rows && <KeptTable caption={title} words={notice} rows={rows} />}
          {showEmail && (
            <a href={emailAddress(email)} className="text-action mt-3">
              {write}
            </a>
          )}
        </NoticeSection>
      ))}
    </div>
  );
}
