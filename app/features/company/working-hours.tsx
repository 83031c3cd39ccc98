import "./contact.css";
import { useSyncExternalStore } from "react";
import { type formatOpeningHours, openingSentence } from "~/features/enquiries/opening-hours";
import { interpolate } from "~/format/interpolate";
import { timeFormat } from "~/format/time";
import { openingState } from "~/format/working-hours";
import { useLocale, useMessages } from "~/hooks/use-messages";
import { DotSeparated } from "~/ui/line-breaks";

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
export function WorkingHours({ hours }: WorkingHoursProps) {
  const locale = useLocale();
  const messages = useMessages("contact").contactDetails;
  const opening = useMessages("company").hours;
  const minute = useMinute();
  const state =
    minute === undefined ? undefined : openingState(hours, new Date(minute * minuteLength));
  return (
    <section aria-labelledby="working-hours">
      <h2 id="working-hours" className="display text-title-3">
        {messages.hours}
      </h2>
      <p className="with-script mt-2 min-h-[1.6em]">
        {state && (
          <>
            <span aria-hidden className={`open-mark ${state.open ? "bg-success" : "bg-bronze"}`} />
            <span>{openingSentence(locale, state, opening)}</span>
          </>
        )}
      </p>
      <dl className="mt-4 rule-b">
        {hours.map((line) => (
          <div
            key={line.days}
            className="flex flex-wrap justify-between gap-x-6 py-3 rule-t"
            data-today={state && line.weekdays.includes(state.weekday)}
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
