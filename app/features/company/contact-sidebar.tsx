import "./contact.css";
import { type ReactNode, useSyncExternalStore } from "react";
import { mailtoUrl } from "~/features/enquiries/contact-links";
import type { DirectContact } from "~/features/enquiries/direct-contact";
import { type formatOpeningHours, openingSentence } from "~/features/enquiries/opening-hours";
import { interpolate } from "~/format/interpolate";
import { timeFormat } from "~/format/time";
import { openingState } from "~/format/working-hours";
import { useMessages, useLocale } from "~/hooks/use-messages";
import { hasArabicLetters } from "~/locale";
import { DotSeparated } from "~/ui/line-breaks";

interface ContactSidebarProps {
  contact: DirectContact;
  email: string;
  /** The lines of the office's address and of the registrations. Without lines there is no row. */
  firmLines: Readonly<Record<"office" | "dubai" | "italy", readonly string[]>>;
  hours: ReturnType<typeof formatOpeningHours>;
}

export function ContactSidebar({ contact, email, firmLines, hours }: ContactSidebarProps) {
  const { phone, call, chat } = contact;
  const messages = useMessages("contact").contactDetails;
  const { support, registration } = useMessages("company");
  return (
    <div className="flex flex-col gap-10">
      <WorkingHours hours={hours} />
      <dl className="rule-b">
        <Channel name={messages.call}>
          <a href={call} className="text-action figures">
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Channel>
        <Channel name={messages.write}>
          <a href={mailtoUrl(email)} className="text-action">
            {email}
          </a>
        </Channel>
        <Channel name={messages.chat}>
          <a href={chat} target="_blank" rel="noopener" className="text-action">
            {messages.chatAction}
            <span className="sr-only">{contact.messages.opensNewTab}</span>
          </a>
        </Channel>
        <Lines name={messages.office} lines={firmLines.office} />
        <Lines name={registration.dubai} lines={firmLines.dubai} />
        <Lines name={registration.italy} lines={firmLines.italy} />
      </dl>
      <section aria-labelledby="support" className="on-ink p-6 md:p-8">
        <h2 id="support" className="display text-title-3">
          {support.title}
        </h2>
        <p className="mt-3 max-w-[40ch]">{support.text}</p>
        <a href={call} className="text-action mt-3 figures">
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </section>
    </div>
  );
}

/** The phone number and the chat before the form: on desktops they are beside it. */
export function ContactsFirst({ contact }: Pick<ContactSidebarProps, "contact">) {
  const messages = useMessages("contact").contactDetails;
  return (
    <p className="mb-8 flex flex-wrap gap-x-8 figures lg:hidden">
      <a href={contact.call} className="text-action">
        <bdi dir="ltr">{contact.phone}</bdi>
      </a>
      <a href={contact.chat} target="_blank" rel="noopener" className="text-action">
        {messages.chatAction}
        <span className="sr-only">{contact.messages.opensNewTab}</span>
      </a>
    </p>
  );
}

function Channel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 rule-t py-1 sm:flex-nowrap">
      <dt className="flex min-h-11 items-center whitespace-nowrap quiet">{name}</dt>
      <dd className="ms-auto">{children}</dd>
    </div>
  );
}

/** Names and numbers, each on a line with its own text direction. */
function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Channel name={name}>
      <span className="flex flex-col pb-2.5 text-end figures">
        {lines.map((line) => (
          <span key={line}>
            <bdi lang={hasArabicLetters(line) ? "ar" : undefined}>{line}</bdi>
          </span>
        ))}
      </span>
    </Channel>
  );
}

interface WorkingHoursProps {
  hours: ReturnType<typeof formatOpeningHours>;
}

const minuteLength = 60_000;

function subscribe(onMinute: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMinute();
        wait();
      },
      minuteLength - (Date.now() % minuteLength),
    );
  };
  wait();
  // Timers stop while the tab or the machine sleeps, so the time is read again when the page becomes
  // visible.
  document.addEventListener("visibilitychange", onMinute);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onMinute);
  };
}

/**
 * The current minute of the visitor's clock, in minutes since 1970. Renders again at each minute. Undefined
 * on the server and during hydration, because pages are cached.
 */
function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minuteLength),
    () => undefined,
  );
}

/**
 * The working hours and, in the browser, whether the office is open now. Pages are cached at the edge, so
 * their HTML has the hours only.
 */
function WorkingHours({ hours }: WorkingHoursProps) {
  const locale = useLocale();
  const messages = useMessages("contact").contactDetails;
  const opening = useMessages("company").hours;
  const minute = useMinute();
  const now = minute === undefined ? undefined : new Date(minute * minuteLength);
  const state = now && openingState(hours, now);
  return (
    <section aria-labelledby="working-hours">
      <h2 id="working-hours" className="display text-title-3">
        {messages.hours}
      </h2>
      <p className="with-script mt-2 min-h-[1.6em]">
        {state && (
          <>
            <span aria-hidden className={`open-mark ${state.open ? "bg-success" : "bg-bronze"}`} />
            <span>{openingSentence(locale, state, opening, now.getDay() || 7)}</span>
          </>
        )}
      </p>
      <dl className="mt-4 rule-b">
        {hours.map((line) => (
          <div
            key={line.days}
            className={`flex flex-wrap justify-between gap-x-6 rule-t py-3 ${state && line.weekdays.includes(state.weekday) ? "weight-medium" : ""}`}
          >
            <dt>{line.days}</dt>
            <dd className="figures">{line.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small quiet figures">
        <DotSeparated
          text={
            state
              ? `${messages.zone} · ${interpolate(messages.now, { time: timeFormat(locale).timeOfDay(state.minute) })}`
              : messages.zone
          }
        />
      </p>
    </section>
  );
}
