import { privacyPath } from "~/content/paths";
import { hoursOfDay, minuteOfHour, partsOfDay } from "~/content/viewing-times";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { viewingDays } from "~/features/enquiries/viewing-day";
import { interpolate } from "~/format/interpolate";
import { timeFormat } from "~/format/time";
import { coverFiles, type Listing, show } from "~/listings/listing";
import { type Locale, localePath } from "~/locale";
import { messagesFor } from "~/messages/messages";
import type { Site } from "~/site/site";
import type { Assignment, VisitorChange } from "../db/schema";
import { withChange } from "../desk/change";
import { plainPage } from "../http/plain-page";
import { summaryRows } from "../records/confirmation";
import { currentSite, listingsOf } from "../records/enquired-listings";
import type { Enquiry } from "../records/enquiry";
import { ownRows } from "./acknowledgement";
import { type Contact, contactOf } from "./contact";
import { hasMeeting, meetingTime } from "./invitation";
import { visitorMessages } from "./messages";

/** A page with one sentence, and the ways to reach the firm. */
export function sentencePage(env: Env, locale: Locale, message: "forbidden" | "gone"): string {
  const { page } = visitorMessages[locale];
  return plainPage(
    locale,
    page.title,
    <div>
      <h1>{page.title}</h1>
      <p>{page[message]}</p>
      <Ways contact={contactOf(env, undefined, locale)} />
    </div>,
  );
}

/** The picture of a listing, which leads to its page; nothing if the picture is stored rotated. */
function Home({ site, listing }: { site: Site; listing: Listing }) {
  const { title, place, path } = show(site, listing);
  const cover = coverFiles(site, listing);
  if (!cover) return undefined;
  return (
    <figure>
      <a href={localePath(site.locale, path)}>
        <picture>
          <source type="image/avif" srcSet={cover.avif} sizes="(min-width: 60rem) 36rem, 100vw" />
          <img src={cover.jpeg} width={cover.width} height={cover.height} alt={title} />
        </picture>
      </a>
      <figcaption>
        <span>{place}</span>
        {cover.note && <span>{cover.note}</span>}
      </figcaption>
    </figure>
  );
}

/** The buttons to call and to write. */
const Ways = ({ contact: { phone, phoneUrl, whatsappUrl, chat } }: { contact: Contact }) => (
  <div className="ways">
    <a className="action" href={phoneUrl}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
    {whatsappUrl && (
      <a className="action" href={whatsappUrl}>
        {chat}
      </a>
    )}
  </div>
);

function Person({ label, contact }: { label: string; contact: Contact }) {
  const { name, role, portrait } = contact;
  return (
    <section>
      <div className="person">
        {portrait && (
          <img className="portrait" src={new URL(portrait.address).pathname} alt={name} />
        )}
        <dl>
          <dt>{label}</dt>
          <dd>
            <bdi>{name}</bdi>
            {role && <div className="soft">{role}</div>}
          </dd>
        </dl>
      </div>
      <Ways contact={contact} />
    </section>
  );
}

interface DayFormData {
  locale: Locale;
  now: Date;
  /** The sentences about an invalid form, by field. */
  errors: Readonly<Record<string, string>>;
  /** What the form has. */
  values: { preferredDate: string; preferredTime: string };
}

function DayForm({ locale, now, errors, values }: DayFormData) {
  const { day } = visitorMessages[locale].page;
  const { kinds, options, common } = messagesFor(locale).enquiries;
  const { labels } = kinds.viewing;
  const { first, last } = viewingDays(now);
  const messages = Object.values(errors);
  return (
    <form method="post">
      <fieldset>
        <legend>{day.title}</legend>
        <p>{day.note}</p>
        {messages.length > 0 && (
          <p id="day-error" role="alert" className="notice">
            {messages.join(" ")}
          </p>
        )}
        <label htmlFor="day">{labels.preferredDate}</label>
        <input
          id="day"
          name="preferredDate"
          type="date"
          required
          min={first}
          max={last}
          defaultValue={values.preferredDate}
          {...(messages.length > 0 && { "aria-invalid": true, "aria-describedby": "day-error" })}
        />
        <label htmlFor="time">{labels.preferredTime}</label>
        <select id="time" name="preferredTime" defaultValue={values.preferredTime}>
          <option value="">{common.viewingTime.emptyOption}</option>
          {partsOfDay.map((time) => (
            <option key={time} value={time}>
              {options.preferredTime[time]}
            </option>
          ))}
          {hoursOfDay.map((time) => (
            <option key={time} value={time}>
              {interpolate(common.viewingTime.hours, {
                hours: timeFormat(locale).timeOfDay(minuteOfHour(time) ?? 0),
              })}
            </option>
          ))}
        </select>
        <button type="submit" name="action" value="day" className="first">
          {day.submit}
        </button>
      </fieldset>
    </form>
  );
}

export interface VisitorPage {
  env: Env;
  kind: EnquiryKind;
  enquiry: Enquiry;
  assignment: Assignment | undefined;
  change: VisitorChange | undefined;
  now: Date;
  errors: Readonly<Record<string, string>>;
  /** What the last form had, if it was invalid. */
  submitted?: DayFormData["values"] | undefined;
}

/** Whether an enquiry is about a day: a viewing, or a call on a day. */
const hasDay = (kind: EnquiryKind, enquiry: Enquiry): boolean =>
  kind === "viewing" || Boolean(enquiry.preferredDate);

/** The page on which a visitor reads, changes and withdraws an enquiry, in its language. */
export function visitorPage(data: VisitorPage): string {
  const { env, kind, assignment, change, now, errors } = data;
  const { locale } = data.enquiry;
  const enquiry = withChange(data.enquiry, change);
  const { page, person, meeting: texts } = visitorMessages[locale];
  const site = currentSite(locale);
  const [listing] = listingsOf(enquiry);
  const isWithdrawn = Boolean(change?.withdrawnAt);
  const { preferredDate, preferredTime } = enquiry;
  const agreed = hasMeeting(assignment) ? assignment : undefined;
  const meeting = agreed?.meetingCancelledAt ? undefined : agreed;
  const isAsked = change && change.changedAt > (agreed?.resultAt ?? "");
  const fixed =
    meeting && interpolate(texts.fixed, { time: meetingTime(locale, meeting, "").inDubai });
  const cancelled = agreed?.meetingCancelledAt ? texts.wasCancelled : undefined;
  const asked = summaryRows(site, kind, enquiry, ["when"])[0]?.text ?? "";
  const status = isWithdrawn
    ? [cancelled ?? page.withdraw.done]
    : [
        fixed ?? (isAsked ? undefined : cancelled),
        isAsked && Object.keys(errors).length === 0 && interpolate(page.day.saved, { time: asked }),
      ].filter(Boolean);
  const withdrawal = meeting
    ? { title: texts.cancelTitle, note: texts.cancelNote, submit: texts.cancel }
    : page.withdraw;
  return plainPage(
    locale,
    page.title,
    <>
      <div>
        <h1>{page.title}</h1>
        {status.length > 0 && (
          <div role="status" className="notice">
            {status.map((text) => (
              <p key={String(text)}>{text}</p>
            ))}
          </div>
        )}
        {listing && <Home site={site} listing={listing} />}
        <dl>
          {ownRows(site, kind, enquiry, !isWithdrawn && !isAsked && !meeting).map(
            ({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
          )}
        </dl>
        <Person label={person} contact={contactOf(env, assignment, locale)} />
      </div>
      <div>
        {!isWithdrawn && (
          <>
            {(hasDay(kind, enquiry) || meeting) && (
              <DayForm
                locale={locale}
                now={now}
                errors={errors}
                values={
                  data.submitted ?? {
                    preferredDate: preferredDate ?? "",
                    preferredTime: preferredTime ?? "",
                  }
                }
              />
            )}
            <form method="post">
              <fieldset>
                <legend>{withdrawal.title}</legend>
                <p>{withdrawal.note}</p>
                <button type="submit" name="action" value="withdraw" className="quiet">
                  {withdrawal.submit}
                </button>
              </fieldset>
            </form>
          </>
        )}
        <footer>
          <a href={`${localePath(locale, privacyPath)}#forgotten`}>{page.deletion}</a>
        </footer>
      </div>
    </>,
  );
}
