import { env } from "cloudflare:workers";
import ICAL from "ical.js";
import { beforeEach, expect, it, vi } from "vitest";
import { properties } from "~/content/properties";
import { endpoints } from "~/features/enquiries/fields";
import { viewingDays } from "~/features/enquiries/viewing-day";
import { viewingAnswersForListings } from "~/listings/viewing-answers";
import { siteIn } from "../support/site.ts";
import { validEnquiries, mailbox, post, postRaw, rowsOf } from "./example-enquiries";

const viewing = `/functions/v1/${endpoints.viewing}`;

/** Sunday 22 November 2026: one in the morning in Dubai, still Saturday evening in London. */
const now = Date.parse("2026-11-21T21:00:00Z");

beforeEach(() => {
  vi.setSystemTime(now);
});
const saturday = "2026-12-05";
const monday = "2026-11-30";

const wanting = (preferredDate: string, preferredTime = "") => ({
  ...validEnquiries.viewing,
  preferredDate,
  preferredTime,
});

const errorsOf = async (response: Response) =>
  (await response.json<{ error: { fields: Record<string, string> } }>()).error.fields;

it("a day and a time are stored with the lead, and the day is Dubai's", async () => {
  expect(viewingDays(new Date())).toEqual({ first: "2026-11-22", last: "2026-12-22" });
  const response = await post("viewing", {
    ...wanting(saturday, "morning"),
    timeZone: "America/New_York",
  });
  expect(response.status).toBe(200);
  expect(await rowsOf("viewing")).toMatchObject([
    { preferred_date: saturday, preferred_time: "morning", time_zone: "America/New_York" },
  ]);
});

it.each([
  ["morning", 200],
  ["afternoon", 200],
  ["evening", 422],
])("on a Saturday, %s is answered with %i", async (part, status) => {
  expect((await post("viewing", wanting(saturday, part))).status).toBe(status);
});

it.each([
  [
    "2026-11-21",
    "en",
    expect.stringMatching(
      /^Preferred day: Saturday,? 21 November 2026 has passed in Dubai\. Please choose a later day\.$/u,
    ),
  ],
  ["2026-12-23", "en", "Preferred day: please choose one of the next 30 days."],
  [
    "2026-12-06",
    "it",
    "Giorno preferito: di domenica siamo chiusi. Scelga un altro giorno oppure un orario preciso: Le diremo se è possibile.",
  ],
  ["tomorrow", "ar", "اليوم المفضل: يُرجى إدخال اليوم والشهر والسنة."],
])("%s is rejected with the field's message: %s", async (day, locale, why) => {
  const response = await post("viewing", { ...wanting(day), locale });
  expect(response.status).toBe(422);
  expect(await errorsOf(response)).toEqual({ preferredDate: why });
  expect(await rowsOf("viewing")).toEqual([]);
});

it.each(["2026-02-30", "2026-13-01", "2026-1-5", "05/12/2026", `${saturday}T10:00`])(
  "%s is no day",
  async (day) => {
    expect(Object.keys(await errorsOf(await post("viewing", wanting(day))))).toEqual([
      "preferredDate",
    ]);
  },
);

/** Monday 30 November 2026 in Dubai, when morning is over, and after the working hours. */
const afterMorning = Date.parse("2026-11-30T08:00:00Z");
const afterClosing = Date.parse("2026-11-30T14:00:00Z");
/** Still Monday in Dubai, and Tuesday in Tokyo: the clock of Dubai decides. */
const beforeNoon = Date.parse("2026-11-30T07:59:00Z");

it.each([
  [beforeNoon, "morning", 200],
  [afterMorning, "morning", 422],
  [afterMorning, "afternoon", 200],
  [afterMorning, "", 200],
  [afterClosing, "", 422],
  [afterClosing, "evening", 422],
])("at %i a request for today, %j, is answered with %i", async (time, part, status) => {
  vi.setSystemTime(time);
  expect((await post("viewing", wanting(monday, part))).status).toBe(status);
  expect((await form(wanting(monday, part))).status).toBe(status);
});

it.each([
  [
    "en",
    afterMorning,
    "Time of day: that time has passed today. Please choose a later time or another day.",
  ],
  [
    "en",
    afterClosing,
    "Preferred day: our working day is over for today. Please choose a later day.",
  ],
])("says what of today is over: %s, %i", async (locale, time, why) => {
  vi.setSystemTime(time);
  const response = await post("viewing", { ...wanting(monday, "morning"), locale });
  expect(Object.values(await errorsOf(response))).toEqual([why]);
});

async function mailFor(body: object, time = now) {
  vi.setSystemTime(time);
  const { mails, EMAIL } = mailbox();
  expect((await post("viewing", body, { bindings: { EMAIL } })).status).toBe(200);
  expect(mails).toHaveLength(1);
  return mails[0]!;
}

it("the mail begins with the time in Dubai and in the visitor's zone", async () => {
  const { text = "" } = await mailFor({
    ...wanting(saturday, "afternoon"),
    timeZone: "Europe/Rome",
  });
  const lines = text.replaceAll(/[\u2009\u202f]/gu, " ").split("\n");
  const first = lines.indexOf("Would like to come:");
  expect(first).toBeLessThan(lines.indexOf("Everything else"));
  expect(lines.slice(first, first + 4)).toEqual([
    "Would like to come:",
    expect.stringMatching(/^> Afternoon: Saturday,? 5 December 2026.* 12:00 ?– ?16:00 \(Dubai\)$/u),
    "Visitor’s local time:",
    expect.stringMatching(/^> Saturday,? 5 December 2026.* 09:00 ?– ?13:00 \(Europe\/Rome\)$/u),
  ]);
});

it("states the visitor's day if it is another one", async () => {
  const { text } = await mailFor({ ...wanting(monday, "morning"), timeZone: "America/New_York" });
  expect(text).toMatch(/Visitor’s local time:\n> Monday,? 30 November 2026.* 00:00/u);
  const west = await mailFor({
    ...wanting(monday, "morning"),
    message: "From further west.",
    timeZone: "America/Los_Angeles",
  });
  expect(west.text).toMatch(/Visitor’s local time:\n> Sunday,? 29 November 2026.* 21:00/u);
});

it("states the time once for the same zone, and only the day without a time", async () => {
  const same = await mailFor({ ...wanting(monday, "morning"), timeZone: "Asia/Muscat" });
  expect(same.text).not.toContain("Visitor’s local time");
  const day = await mailFor({
    ...wanting(monday),
    timeZone: "Europe/Rome",
    callChannel: "in-person",
  });
  expect(day.text).toMatch(/^Would like to come:\n> Monday,? 30 November 2026\n/mu);
  expect(day.text).toContain("How:\n> In person, in Dubai");
  const time = await mailFor(wanting("", "evening"));
  expect(time.text).toMatch(/^Would like to come:\n> Evening\n/mu);
  const neither = await mailFor(validEnquiries.viewing);
  expect(neither.text).not.toContain("Would like to come");
});

it("without JavaScript the visitor's zone is not known: the edge only guesses it", async () => {
  for (const timeZone of ["", "Mars/Olympus", "Europe/Paris"])
    await postRaw(
      viewing,
      new URLSearchParams({ ...wanting(monday, "morning"), timeZone, message: timeZone }),
      { cf: { timezone: "Asia/Tokyo" } },
    );
  expect((await rowsOf("viewing")).map(({ message, time_zone }) => [message, time_zone])).toEqual(
    expect.arrayContaining([
      ["", ""],
      ["Mars/Olympus", ""],
      ["Europe/Paris", "Europe/Paris"],
    ]),
  );
});

/** A calendar file, parsed by another library than the one that creates it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  return { calendar, event: new ICAL.Event(events[0]), properties: events[0]! };
}

const entryOf = ({ attachments = [] }: EmailMessageBuilder) => {
  expect(attachments).toHaveLength(1);
  const [entry] = attachments;
  expect(entry).toMatchObject({
    disposition: "attachment",
    filename: "viewing.ics",
    type: "text/calendar; charset=utf-8; method=PUBLISH",
  });
  return entry?.content as string;
};

it("the mail has a tentative calendar entry, in Arabic too", async () => {
  const name = "ليلى بنت عبد الرحمن الهاشمي القاسمي, المعروفة; بأم خالد \\ 😀";
  const both = properties.filter(({ id }) => id !== "continental-tower");
  const { propertyId: _, ...seven } = wanting(saturday, "morning");
  const mail = await mailFor({
    ...seven,
    ...viewingAnswersForListings(siteIn("en"), both),
    name,
  });
  const file = entryOf(mail);
  const [id] = (await rowsOf("viewing")).map((row) => row["id"]);

  const { calendar, event, properties: fields } = read(file);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(fields.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(event.uid).toBe(`${id}@${new URL(env.SITE_ORIGIN).hostname}`);
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-12-05T06:00:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-05T08:00:00.000Z");
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect(fields.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T21:00:00Z");
  expect(event.summary).toContain(name);
  expect(event.location).toBe(
    "Ontario Tower, Business Bay, Dubai; Al Soufuh, Jumeirah, Jumeirah, Dubai; Luxury Beachfront Villa, Palm Beach, Dubai",
  );
  for (const part of [
    name,
    validEnquiries.viewing.phone,
    "AED 1,500,000",
    "/property/ontario-tower",
  ])
    expect(event.description).toContain(part);
  // RFC 5546: what is published names who publishes it, and invites nobody.
  expect(event.organizer).toBe(`mailto:${env.ENQUIRY_SENDER}`);
  expect(event.attendees).toEqual([]);

  const lines = file.split("\r\n");
  expect(file).not.toMatch(/[^\r]\n/u);
  expect(file.endsWith("\r\n")).toBe(true);
  for (const line of lines)
    expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
});

it("an entry without a time is for the whole day, and without a day there is none", async () => {
  const { event } = read(entryOf(await mailFor(wanting(monday))));
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe(monday);
  expect(event.endDate.toString()).toBe("2026-12-01");
  expect((await mailFor(wanting("", "evening"))).attachments).toBeUndefined();
  expect((await mailFor({ ...validEnquiries.viewing, name: "Ada" })).attachments).toBeUndefined();
});

it("no name and no title can add a line to the entry", async () => {
  const { propertyId: _, ...seven } = wanting(monday, "evening");
  const file = entryOf(
    await mailFor({
      ...seven,
      name: "Eve\\nATTENDEE:mailto:x@example.com",
      propertyTitle: 'Tower";X=1:END:VEVENT',
    }),
  );
  const { event, properties: fields } = read(file);
  expect(event.attendees).toEqual([]);
  expect(event.location).toContain('Tower";X=1:END:VEVENT');
  expect(fields.getAllProperties().map(({ name }) => name)).not.toContain("attendee");
});

it.each([
  ["on a Sunday", now, "2026-11-29"],
  ["today, after closing", afterClosing, monday],
])("a time outside office hours is taken, and the staff read so: %s", async (_when, time, day) => {
  const outside = { ...wanting(day, "outside-office-hours"), timeZone: "Europe/Rome" };
  const { text, attachments } = await mailFor({ ...outside, message: "8 in the evening" }, time);
  expect(text).toMatch(
    /Would like to come:\n> \w+,? \d\d November 2026, outside office hours: .* in the message\n/u,
  );
  expect(text).toContain("Visitor’s time zone:\n> Europe/Rome");
  expect(attachments?.[0]?.content).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);
  expect(await rowsOf("viewing")).toMatchObject([
    { preferred_date: day, preferred_time: "outside-office-hours" },
  ]);
});

it("an hour at which the office is closed is stored, and is in the mail and the calendar", async () => {
  const hour = { ...wanting("2026-11-29", "20:00"), timeZone: "Europe/Rome" };
  const mail = await mailFor(hour);
  const text = (mail.text ?? "").replaceAll(/[\u2009\u202f]/gu, " ");
  expect(text).toMatch(/Would like to come:\n> Sunday,? 29 November 2026.* 20:00 \(Dubai\)\n/u);
  expect(text).toMatch(
    /Visitor’s local time:\n> Sunday,? 29 November 2026.* 17:00 \(Europe\/Rome\)\n/u,
  );
  expect(text).toContain("Outside office hours:\n> The form says");
  expect(text).toContain("The receipt says:\n> We will call you by 6:00");
  const { event } = read(entryOf(mail));
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-29T16:00:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-29T17:00:00.000Z");
  expect(await rowsOf("viewing")).toMatchObject([
    { preferred_date: "2026-11-29", preferred_time: "20:00" },
  ]);
});

it.each([
  ["2026-11-30", "14:00", 200],
  ["2026-11-30", "23:00", 200],
  ["", "20:00", 422],
  ["", "evening", 200],
  ["2026-11-30", "20:30", 422],
  ["2026-11-30", "24:00", 422],
])("on %j the hour %s is answered with %i", async (day, hour, status) => {
  expect((await post("viewing", wanting(day, hour))).status).toBe(status);
});

it.each([
  ["en", "Please choose the day too."],
  ["it", "Scelga anche il giorno."],
  ["ar", "يُرجى اختيار اليوم أيضًا."],
])("asks for the day of an hour: %s", async (locale, preferredDate) => {
  for (const kind of ["viewing", "contact", "valuation"] as const) {
    const hour = { ...validEnquiries[kind], preferredTime: "19:00", locale };
    expect(await errorsOf(await post(kind, hour))).toEqual({ preferredDate });
  }
});

it("an hour of today that has passed is an error", async () => {
  vi.setSystemTime(afterClosing);
  expect(Object.keys(await errorsOf(await post("viewing", wanting(monday, "18:00"))))).toEqual([
    "preferredTime",
  ]);
  expect((await post("viewing", wanting(monday, "20:00"))).status).toBe(200);
});

it("a time outside office hours is on one of the next days too", async () => {
  const past = wanting("2026-11-21", "outside-office-hours");
  expect(Object.keys(await errorsOf(await post("viewing", past)))).toEqual(["preferredDate"]);
});

const form = async (body: Record<string, string>) => postRaw(viewing, new URLSearchParams(body));
