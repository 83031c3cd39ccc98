import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import ICAL from "ical.js";
import { beforeEach, expect, it, vi } from "vitest";
import { assignments } from "~workers/db/schema";
import { deliverDue } from "~workers/enquiries/deliver-due";
import { company } from "~/content/company";
import { hour, minute } from "./clock";
import { aPerson, DESK_SECRET, employ, linkIn, monday, sendForm } from "./desk-people";
import {
  deliveryRows,
  idOf,
  mailbox,
  post,
  runMinuteCron,
  validEnquiries,
} from "./example-enquiries";

let box = mailbox();
beforeEach(() => {
  box = mailbox();
  vi.setSystemTime(monday);
  employ([aPerson("ada", { name: "Ada Neri" })]);
});

const bindings = (): Partial<Env> => ({ DESK_SECRET, EMAIL: box.EMAIL, VISITOR_MAIL: "on" });
const { email } = validEnquiries.viewing;
const toVisitor = () => box.mails.filter(({ to }) => to === email);

const send = async (link: string, form: Record<string, string>, settings: Partial<Env> = {}) =>
  sendForm(link, { ...bindings(), ...settings }, form);

async function claimed(answers = {}, settings: Partial<Env> = {}) {
  const body = { ...validEnquiries.viewing, timeZone: "Europe/Rome", ...answers };
  const id = await idOf(await post("viewing", body, { bindings: { ...bindings(), ...settings } }));
  const link = linkIn(
    box.mails.find(({ to }) => to === "ada@firm.example"),
    "desk",
  );
  await send(link, { action: "claim" });
  return { id, link };
}

const reached = { result: "reached", day: "2026-12-02", time: "15:30", link: "" };

/** Delivers what is due every few minutes, and returns the visitor's mails meanwhile. */
async function mailsWithin(minutes: number, step = 1) {
  const before = toVisitor().length;
  for (let passed = 0; passed < minutes; passed += step) {
    vi.setSystemTime(Date.now() + step * minute);
    await deliverDue({ ...env, ...bindings() }, new Date());
  }
  return toVisitor().slice(before);
}

const fileOf = (mail: EmailMessageBuilder | undefined) => {
  const [file] = mail?.attachments ?? [];
  return { type: file?.type, text: typeof file?.content === "string" ? file.content : "" };
};

/** What a calendar program reads in an invitation. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const event = calendar.getFirstSubcomponent("vevent")!;
  const value = (name: string) => String(event.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: value("uid"),
    sequence: Number(value("sequence")),
    start: value("dtstart"),
    status: value("status"),
    stamp: value("dtstamp"),
    organizer: value("organizer"),
    sentBy: event.getFirstProperty("organizer")?.getParameter("sent-by"),
    attendee: value("attendee").toLowerCase(),
    location: value("location"),
  };
}

it.each(["en", "it", "ar"])("in %s invitations fix, move and cancel a viewing", async (locale) => {
  const { id, link } = await claimed({ locale });
  const steps = [
    [reached, { method: "REQUEST", sequence: 0, start: "2026-12-02T11:30:00Z" }],
    [
      { ...reached, time: "17:00" },
      { method: "REQUEST", sequence: 1, start: "2026-12-02T13:00:00Z" },
    ],
    [{ action: "cancel" }, { method: "CANCEL", sequence: 2, start: "2026-12-02T13:00:00Z" }],
  ] as const;
  for (const [form, expected] of steps) {
    // The form is sent twice, and the same time again changes nothing.
    const answers = await Promise.all([send(link, form), send(link, form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const stamp = new Date(Date.now()).toISOString().replace(".000", "");
    const [mail, ...others] = await mailsWithin(2);
    expect(others).toEqual([]);
    const { type, text } = fileOf(mail);
    expect(type).toBe(`text/calendar; charset=utf-8; method=${expected.method}`);
    expect(read(text)).toEqual({
      ...expected,
      uid: `${id}@${new URL(env.SITE_ORIGIN).hostname}`,
      status: expected.method === "CANCEL" ? "CANCELLED" : "CONFIRMED",
      stamp,
      organizer: `mailto:${company.email}`,
      sentBy: `mailto:${env.ENQUIRY_SENDER}`,
      attendee: `mailto:${email}`,
      location: expect.stringMatching(/./u) as string,
    });
    // Outlook reads neither longer lines nor other line ends.
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
    expect(mail?.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    expect(mail?.text).toContain("Ada Neri");
  }
});

it("the times are Dubai’s and the visitor’s, and a video call has its link", async () => {
  const { link } = await claimed();
  await send(link, { ...reached, link: "https://meet.example/abc" });
  const [mail] = await mailsWithin(1);
  expect(mail?.text).toContain("2 December 2026 at 3:30\u00A0PM, Dubai time");
  expect(mail?.text).toContain("2 December 2026 at 12:30\u00A0PM\n");
  expect(mail?.text).toContain("https://meet.example/abc");
  expect(fileOf(mail).text).toContain("LOCATION:https://meet.example/abc");
});

/** A run that dies while it sends a mail about the viewing. */
async function dieDuring(mail: "invitation" | "reminder") {
  const EMAIL = { send: async () => new Promise<never>(() => {}) } as unknown as SendEmail;
  void runMinuteCron(Date.now(), { ...bindings(), EMAIL });
  await expect
    .poll(
      async () =>
        (await deliveryRows()).filter(
          ({ state, attempts, id }) =>
            id.includes(`/${mail}-`) && state === "waiting" && attempts === 1,
        ).length,
    )
    .toBe(1);
}

it("the visitor is reminded once, 24 hours before the last agreed time, also if a run dies", async () => {
  const { link } = await claimed();
  await send(link, reached);
  await send(link, { ...reached, day: "2026-12-03" });
  await mailsWithin(1);
  vi.setSystemTime("2026-12-01T11:31:00Z");
  expect(await mailsWithin(2)).toEqual([]);
  vi.setSystemTime("2026-12-02T11:28:00Z");
  expect(await mailsWithin(1)).toEqual([]);
  vi.setSystemTime("2026-12-02T11:30:00Z");
  await dieDuring("reminder");
  const mails = await mailsWithin(20, 4);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Reminder of your appointment: Ontario Tower",
  ]);
  expect(linkIn(mails[0], "enquiry")).not.toBe("");
});

it.each([
  ["the office", async (link: string) => send(link, { action: "cancel" })],
  [
    "a visitor who is not to be called",
    async (link: string) => send(link, { result: "do-not-call" }),
  ],
  ["the visitor", async () => send(linkIn(toVisitor().at(-1), "enquiry"), { action: "withdraw" })],
])("after a cancellation by %s there is a CANCEL and no reminder", async (by, cancel) => {
  const { link } = await claimed();
  await send(link, reached);
  await mailsWithin(1);
  await cancel(link);
  const [mail] = await mailsWithin(1);
  expect(mail?.subject).toContain("Appointment cancelled");
  expect(read(fileOf(mail).text)).toMatchObject({ method: "CANCEL", sequence: 1 });
  vi.setSystemTime("2026-12-01T11:29:00Z");
  expect(await mailsWithin(3)).toEqual([]);
  const told = box.mails.filter(({ subject }) => subject.startsWith("Withdrawn"));
  expect(told.map(({ text }) => text?.includes("cancelled"))).toEqual(
    by === "the visitor" ? [true] : [],
  );
});

it("a run that dies during each mail doubles none and loses none", async () => {
  const { link } = await claimed();
  const subjects: string[] = [];
  for (const form of [reached, { ...reached, time: "17:00" }, { action: "cancel" }]) {
    await send(link, form);
    await dieDuring("invitation");
    subjects.push(...(await mailsWithin(20, 4)).map(({ subject }) => subject));
  }
  expect(subjects.map((subject) => subject.split(":")[0])).toEqual([
    "Your appointment",
    "New time for your appointment",
    "Appointment cancelled",
  ]);
});

it("while visitors get no mail, the viewing is recorded alone", async () => {
  const off = { VISITOR_MAIL: "off" };
  const { link } = await claimed({}, off);
  await send(link, reached, off);
  expect((await deliveryRows()).map(({ channel }) => channel)).toEqual(["mail"]);
  expect(await drizzle(env.DB).select().from(assignments)).toMatchObject([
    { meetingAt: new Date(monday + 53.5 * hour).toISOString(), meetingSequence: 0 },
  ]);
});
