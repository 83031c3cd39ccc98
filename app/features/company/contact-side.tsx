import type { ReactNode } from "react";
import type { Company } from "~/content/company";
import { callAddress, emailAddress } from "~/features/enquiries/contact-links";
import type { hoursInWords } from "~/features/enquiries/opening-hours";
import type { CompanyWords } from "~/messages/contract/company";
import type { ContactWords } from "~/messages/contract/contact";
import { Dotted } from "~/ui/line-breaks";
import { WorkingHours } from "./working-hours";

interface ContactSideProps {
  /** `chat` is the address of the WhatsApp chat, with its message. */
  company: Pick<Company, "phone" | "email"> & { chat: string; timeZone: string };
  companyWords: CompanyWords;
  hours: ReturnType<typeof hoursInWords>;
  words: ContactWords["side"];
}

/** What stands beside the form: hours, every other way to reach the firm, the support line. */
export function ContactSide({ company, companyWords, hours, words }: ContactSideProps) {
  const { phone, email, chat, timeZone } = company;
  const { support } = companyWords;
  return (
    <div className="flex flex-col gap-10">
      <WorkingHours hours={hours} timeZone={timeZone} opening={companyWords.hours} words={words} />
      <dl className="rule-b">
        <Channel name={words.call}>
          <a href={callAddress(phone)} className="text-action figures">
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Channel>
        <Channel name={words.write}>
          <a href={emailAddress(email)} className="text-action">
            {email}
          </a>
        </Channel>
        <Channel name={words.chat}>
          <a href={chat} target="_blank" rel="noopener" className="text-action">
            {words.chatAction}
            <span className="sr-only"> ({words.opensNewTab})</span>
          </a>
        </Channel>
        <Channel name={words.office}>
          <span className="inline-flex min-h-11 items-center">
            <Dotted text={companyWords.place} />
          </span>
        </Channel>
      </dl>
      <section aria-labelledby="support" className="on-ink p-6 md:p-8">
        <h2 id="support" className="display text-title-2">
          {support.title}
        </h2>
        <p className="mt-3 max-w-[40ch]">{support.text}</p>
        <a href={callAddress(phone)} className="text-action mt-3 figures">
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </section>
    </div>
  );
}

function Channel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-1 rule-t">
      <dt className="quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
