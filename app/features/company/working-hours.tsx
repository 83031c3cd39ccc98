import "./contact.css";
import type { OpeningWords } from "~/content/contract/company";
import { formatTimeOfDay } from "~/format/date";
import { fill } from "~/format/fill";
import { useLocale } from "~/hooks/use-locale";
import { useMinute } from "~/hooks/use-minute";
import { type hoursInWords, openingSentence, openingState } from "./opening-hours";

interface WorkingHoursProps {
  hours: ReturnType<typeof hoursInWords>;
  timeZone: string;
  opening: OpeningWords;
  words: { hours: string; zone: string; now: string };
}

/**
 * The working hours, and in the browser whether the office is open now. Pages are kept at the edge,
 * so their HTML states the hours alone.
 */
export function WorkingHours({ hours, timeZone, opening, words }: WorkingHoursProps) {
  const locale = useLocale();
  const minute = useMinute();
  const state =
    minute === undefined ? undefined : openingState(hours, new Date(minute * 60_000), timeZone);
  return (
    <section aria-labelledby="working-hours">
      <h2 id="working-hours" className="display text-title-3">
        {words.hours}
      </h2>
      <p className="with-script mt-2 min-h-[1.6em]">
        {state && (
          <>
            <span aria-hidden className={`open-mark ${state.open ? "bg-success" : "bg-bronze"}`} />
            {openingSentence(locale, state, opening)}
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
        {words.zone}
        {state && ` · ${fill(words.now, { time: formatTimeOfDay(locale, state.minute) })}`}
      </p>
    </section>
  );
}
