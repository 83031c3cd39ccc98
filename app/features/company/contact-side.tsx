import type { ReactNode } from "react";
import type { Company } from "~/content/company";
import { callAddress, emailAddress } from "~/features/enquiries/contact-links";
import type { hoursInWords } from "~/features/enquiries/opening-hours";
import type { CompanyMessages } from "~/messages/en/company";
import type { ContactMessages } from "~/messages/en/contact";
import { Dotted } from "~/ui/line-breaks";
import { WorkingHours } from "./working-hours";

interface ContactSideProps {
  /** `chat` is the address of the WhatsApp chat, with its message. */
  company: Pick<Company, "phone" | "email"> & { chat: string; timeZone: string };
  companyMessages: CompanyMessages;
  hours: ReturnType<typeof hoursInWords>;
  messages: ContactMessages["side"];
}

/** What stands beside the form: hours, every other way to reach the firm, the support line. */
export function ContactSide({ company, companyMessages, hours, messages }: ContactSideProps) {
  const { phone, email, chat, timeZone } = company;
  const { support } = companyMessages;
  return (
    <div className="flex flex-col gap-10">
      <WorkingHours
        hours={hours}
        timeZone={timeZone}
        opening={companyMessages.hours}
        messages={messages}
      />
      <dl className="rule-b">
        <Channel name={messages.call}>
          <a href={callAddress(phone)} className="text-action figures">
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Channel>
        <Channel name={messages.write}>
          <a href={emailAddress(email)} className="text-action">
            {email}
          </a>
        </Channel>
        <Channel name={messages.chat}>
          <a href={chat} target="_blank" rel="noopener" className="text-action">
            {messages.chatAction}
            <span className="sr-only"> ({messages.opensNewTab})</span>
          </a>
        </Channel>
        <Channel name={messages.office}>
          <span className="inline-flex min-h-11 items-center">
            <Dotted text={companyMessages.place} />
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
