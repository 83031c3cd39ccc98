import { privacy } from "~/content/en/privacy";
import { company } from "~/data/company";
import { consentVersion, recoveryDays, retentionMonths } from "~/data/privacy-terms";
import { emailAddress } from "~/features/company/contact-links";
import { KeptTable } from "~/features/company/kept-table";
import { NoticeOpening } from "~/features/company/notice-opening";
import { NoticeSection } from "~/features/company/notice-section";
import { defaultLocale, locales } from "~/locale";
import { services } from "~/request-context";
import { pageMeta } from "~/shell/page-meta";
import { pageWords } from "~/words";
import type { Route } from "./+types/privacy";

const inWords = new Intl.DateTimeFormat(locales[defaultLocale].tag, {
  dateStyle: "long",
  timeZone: "UTC",
});

export function loader({ params, context }: Route.LoaderArgs) {
  const { words } = pageWords(params);
  return {
    ...privacy({
      ...company,
      place: words.company.place,
      turnstile: context.get(services).turnstileKey !== undefined,
      crm: context.get(services).crm,
      retentionMonths,
      recoveryDays,
      consent: words.enquiries.common.consent,
      version: inWords.format(new Date(consentVersion)),
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
              {write} {email}
            </a>
          )}
        </NoticeSection>
      ))}
    </div>
  );
}
