import { createHash } from "node:crypto";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, expect, it, vi } from "vitest";
import { assignments } from "~workers/db/schema";
import { officeTimeAfter } from "~workers/desk/office-hours";
import { deliverDue } from "~workers/enquiries/deliver-due";
import { hour, minute } from "./clock";
import { aPerson, DESK_SECRET, employ, linkIn, monday, openLink, sendForm } from "./desk-people";
import {
  askHealth,
  deliveryRows,
  failingMail,
  idOf,
  mailbox,
  post,
  runMinuteCron,
  validEnquiries,
} from "./example-enquiries";

const people = [
  aPerson("ada", { name: "Ada Neri", languages: ["it"] }),
  aPerson("bruno", { languages: ["en"], name: "Bruno Conti" }),
  aPerson("layla", { languages: ["ar"], name: "Layla Haddad", desks: undefined }),
];

let box = mailbox();
beforeEach(() => {
  box = mailbox();
  vi.setSystemTime(monday);
});
const bindings = () => ({ DESK_SECRET, EMAIL: box.EMAIL });

/** Posts an enquiry in Italian, which is Ada's. */
const postOne = async (answers = {}) =>
  idOf(
    await post(
      "viewing",
      { ...validEnquiries.viewing, locale: "it", timeZone: "Europe/Rome", ...answers },
      { bindings: bindings() },
    ),
  );

const open = async (link: string, init: RequestInit = {}) => openLink(link, bindings(), init);
const send = async (link: string, form: Record<string, string>) => sendForm(link, bindings(), form);
const claim = { action: "claim" };

/** The link of the newest mail to an address. */
const linkTo = (address: string) =>
  linkIn(
    box.mails.findLast(({ to }) => to === address),
    "desk",
  );
const ada = () => linkTo("ada@firm.example");

const assignment = async () => (await drizzle(env.DB).select().from(assignments))[0];

/** Delivers what is due every five minutes until a time, and returns the mails meanwhile. */
async function mailsUntil(end: number) {
  const before = box.mails.length;
  for (let at = Date.now() + 5 * minute; at <= end; at += 5 * minute) {
    vi.setSystemTime(at);
    await deliverDue({ ...env, ...bindings() }, new Date(at));
  }
  return box.mails.slice(before);
}

it("opening the link changes nothing; the button claims, and the others read who has it", async () => {
  employ(people, "layla");
  const id = await postOne();
  const page = await open(ada());
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<html lang="it-IT" dir="ltr">');
  expect(html).toContain("Chiamo adesso");
  expect(html).not.toContain("tel:");
  expect(await assignment()).toMatchObject({ enquiryId: id, claimedBy: null });
  const claimed = await send(ada(), claim);
  expect(claimed.status).toBe(303);
  const mine = await (await open(claimed.headers.get("location")!)).text();
  for (const text of [
    "tel:+39021234567",
    "https://wa.me/39021234567",
    'name="day"',
    "Non richiamare",
  ])
    expect(mine).toContain(text);
  const reminders = (await deliveryRows()).filter(({ channel }) => channel === "desk");
  expect(reminders.map((row) => row.id)).toEqual([`${id}/result`]);
});

it.each([
  ["visitor's", (mail: EmailMessageBuilder) => mail.replyTo, "ada@firm.example"],
  ["person's", ({ to }: EmailMessageBuilder) => to === "ada@firm.example", env.ENQUIRY_RECIPIENT],
] as const)("the mail is sent if the %s address is rejected", async (_, isRejected, recipient) => {
  employ(people);
  const { EMAIL } = box;
  const sendUnlessRejected = async (mail: EmailMessageBuilder) =>
    isRejected(mail)
      ? Promise.reject(Object.assign(new Error("address"), { code: "E_VALIDATION_ERROR" }))
      : EMAIL.send(mail);
  box.EMAIL = { send: sendUnlessRejected } as unknown as SendEmail;
  const id = await postOne();
  expect(box.mails).toHaveLength(1);
  expect(box.mails[0]).toMatchObject({
    to: recipient,
    headers: {
      References: `<${id}@${new URL(env.SITE_ORIGIN).hostname}>`,
      "X-Delivery-ID": `${id}/mail`,
    },
  });
  expect(box.mails[0]?.text).toContain(validEnquiries.viewing.email);
});

it("who calls about a valuation reads the address and the details, and nobody else does", async () => {
  employ(people);
  const details = "Two parking spaces";
  const { propertyAddress } = validEnquiries.valuation;
  await post(
    "valuation",
    { ...validEnquiries.valuation, details, locale: "it" },
    { bindings: bindings() },
  );
  const shown = async () => {
    const html = await (await open(ada())).text();
    return [propertyAddress, details].map((text) => html.includes(text));
  };
  expect(await shown()).toEqual([false, false]);
  await send(ada(), claim);
  expect(await shown()).toEqual([true, true]);
});

it("20 claims at once give one owner", async () => {
  employ(people, "layla");
  await postOne();
  const first = ada();
  await mailsUntil(monday + 61 * minute);
  const links = [first, linkTo("bruno@firm.example"), linkTo("layla@firm.example")];
  expect(new Set(links).size).toBe(3);
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => send(links[index % 3] ?? "", claim)),
  );
  const { claimedBy } = (await assignment())!;
  const pages = await Promise.all(links.map(async (link) => (await open(link)).text()));
  expect(pages.filter((html) => html.includes("tel:"))).toHaveLength(1);
  const owner = people.find(({ id }) => id === claimedBy)!;
  for (const html of pages.filter((one) => !one.includes("tel:")))
    expect(html).toContain(owner.name);
});

it.each([
  ["altered signature", (url: URL) => url.searchParams.set("signature", "A".repeat(43))],
  ["no signature", (url: URL) => url.searchParams.delete("signature")],
  ["another person", (url: URL) => url.searchParams.set("by", "bruno")],
  ["a longer time", (url: URL) => url.searchParams.set("until", "99999999999")],
  [
    "another enquiry",
    (url: URL) => void (url.pathname = "/desk/4b1c1f6e-5e0e-8a53-9a3a-b8b7f6f0a001"),
  ],
])("a link with %s is refused, and changes nothing", async (_, alter) => {
  employ(people);
  await postOne();
  const url = new URL(ada());
  alter(url);
  expect((await open(url.href)).status).toBe(403);
  expect((await send(url.href, claim)).status).toBe(403);
  expect(await assignment()).toMatchObject({ claimedBy: null });
});

it("a link expires after seven days, and with the person's leaving", async () => {
  employ(people);
  await postOne();
  const link = ada();
  vi.setSystemTime(monday + 7 * 24 * hour - minute);
  expect((await open(link)).status).toBe(200);
  vi.setSystemTime(monday + 7 * 24 * hour);
  expect((await send(link, claim)).status).toBe(403);
  expect(await assignment()).toMatchObject({ claimedBy: null });
});

it("the page loads and runs nothing, and is neither cached nor indexed", async () => {
  employ(people);
  await postOne();
  const page = await open(ada());
  const [, css = ""] = /<style>(.*)<\/style>/su.exec(await page.text()) ?? [];
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect((await open(ada(), { method: "DELETE" })).status).toBe(405);
});

it("the page shows the visitor's time, and their quiet hours", async () => {
  employ(people);
  // 10:30 in Dubai is 7:30 in Rome.
  vi.setSystemTime(monday + 30 * minute);
  await postOne();
  await send(ada(), claim);
  const early = await (await open(ada())).text();
  expect(early).toContain("lun 07:30");
  expect(early).toContain("Ore di riposo");
  vi.setSystemTime(monday + 3 * hour);
  expect(await (await open(ada())).text()).not.toContain("Ore di riposo");
});

it("an agreed viewing is recorded, and one in the past is not", async () => {
  employ(people);
  await postOne();
  const form = { result: "reached", day: "2026-12-02", time: "15:30", link: "" };
  await send(ada(), form);
  expect(await assignment()).toMatchObject({ result: null });
  await send(ada(), claim);
  for (const wrong of [{ day: "2026-11-29" }, { time: "" }, { link: "javascript:alert(1)" }]) {
    const refused = await send(ada(), { ...form, ...wrong });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('role="alert"');
  }
  expect(await assignment()).toMatchObject({ result: null });
  await send(ada(), { ...form, link: "https://meet.example/abc" });
  expect(await assignment()).toMatchObject({
    result: "reached",
    meetingAt: "2026-12-02T11:30:00.000Z",
    meetingLink: "https://meet.example/abc",
  });
  expect(await (await open(ada())).text()).toContain("2 dicembre");
});

it.each([
  ["soon", monday + 2 * hour],
  ["tomorrow", Date.parse("2026-12-01T05:00:00Z")],
])("who was not reached is called again: %s", async (remind, due) => {
  employ(people);
  await postOne();
  await send(ada(), claim);
  const form = { result: "not-reached", remind };
  await Promise.all([send(ada(), form), send(ada(), form)]);
  vi.setSystemTime(due - 6 * minute);
  expect(await mailsUntil(due - minute)).toEqual([]);
  const mails = await mailsUntil(due + 5 * minute);
  expect(mails.map(({ to, subject }) => [to, subject?.split(":")[0]])).toEqual([
    ["ada@firm.example", "Call again"],
  ]);
});

it("nobody is reminded to call a visitor who asked not to be called", async () => {
  employ(people);
  await postOne();
  await send(ada(), claim);
  await send(ada(), { result: "not-reached", remind: "soon" });
  await send(ada(), { result: "do-not-call" });
  expect(await mailsUntil(monday + 3 * hour)).toEqual([]);
});

it.each([
  ["within a day", "2026-11-30T10:00", 15, "2026-11-30T10:15"],
  ["over the night of Friday", "2026-11-27T17:50", 15, "2026-11-28T10:05"],
  ["over Sunday", "2026-11-28T15:50", 30, "2026-11-30T09:20"],
  ["on Sunday", "2026-11-29T12:00", 60, "2026-11-30T10:00"],
  ["before the opening", "2026-11-30T06:00", 0, "2026-11-30T09:00"],
  // Rome changes its clocks on 25 October 2026 and 28 March 2027; Dubai does not.
  ["over the autumn change of Rome", "2026-10-24T15:55", 15, "2026-10-26T09:10"],
  ["over the spring change of Rome", "2027-03-27T15:55", 15, "2027-03-29T09:10"],
])("counts office hours only: %s", (_, start, minutes, end) => {
  const due = officeTimeAfter(new Date(`${start}:00+04:00`), minutes);
  expect(due).toEqual(new Date(`${end}:00+04:00`));
});

const recipientsOf = (mails: readonly EmailMessageBuilder[]) =>
  mails.map(({ to, cc, subject }) => [
    to,
    cc,
    /^Nobody has called for (.*?):/u.exec(subject ?? "")?.[1],
  ]);

it("an unclaimed enquiry is reminded, passed on and escalated, once each", async () => {
  employ(people, "layla");
  // Friday at 17:50 in Dubai.
  vi.setSystemTime("2026-11-27T13:50:00Z");
  await postOne();
  expect(await mailsUntil(Date.parse("2026-11-27T16:00:00Z"))).toEqual([]);
  vi.setSystemTime("2026-11-28T05:55:00Z");
  expect(await mailsUntil(Date.parse("2026-11-28T06:04:00Z"))).toEqual([]);
  const mails = await mailsUntil(Date.parse("2026-11-28T08:00:00Z"));
  expect(recipientsOf(mails)).toEqual([
    ["ada@firm.example", undefined, "15 minutes"],
    ["bruno@firm.example", env.ENQUIRY_RECIPIENT, "30 minutes"],
    ["layla@firm.example", undefined, "60 minutes"],
  ]);
  expect(await assignment()).toMatchObject({ person: "bruno", passedFrom: "ada" });
});

it.each([
  ["recorded", { result: "reached" }, []],
  ["missing", undefined, ["ada@firm.example"]],
])("a claim ends the clock; its person is asked once for a result that is %s", async (...row) => {
  const [, result, asked] = row;
  employ(people, "layla");
  await postOne();
  expect(await mailsUntil(monday + 20 * minute)).toHaveLength(1);
  await send(ada(), claim);
  expect(await mailsUntil(monday + 75 * minute)).toEqual([]);
  if (result) await send(ada(), result);
  const mails = await mailsUntil(monday + 4 * hour);
  expect(mails.map(({ to }) => to)).toEqual(asked);
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^What came of your call\?/u);
    expect(text).toContain("Note the result");
  }
});

it("the clock starts with the mail: nobody is late with an enquiry that has not been sent", async () => {
  employ(people, "layla");
  const working = box.EMAIL;
  box.EMAIL = failingMail();
  await postOne();
  await mailsUntil(monday + 2 * hour);
  box.EMAIL = working;
  const [first, ...reminders] = await mailsUntil(monday + 6 * hour);
  expect(first).toMatchObject({ to: "ada@firm.example" });
  expect(recipientsOf(reminders).map(([, , after]) => after)).toEqual([
    "15 minutes",
    "30 minutes",
    "60 minutes",
  ]);
  expect(await assignment()).toMatchObject({ passedFrom: "ada" });
});

it("if everybody is absent, the mailbox is reminded and can claim", async () => {
  const absent = { from: "2026-11-01", to: "2026-12-31" };
  employ(people.map((person) => ({ ...person, absent })));
  await postOne();
  const mails = await mailsUntil(monday + 2 * hour);
  expect(recipientsOf(mails).map(([to]) => to)).toEqual(mails.map(() => env.ENQUIRY_RECIPIENT));
  expect(mails).toHaveLength(3);
  await send(linkTo(env.ENQUIRY_RECIPIENT), claim);
  expect(await assignment()).toMatchObject({ claimedBy: "office" });
});

const reminderAttempts = async () =>
  (await deliveryRows()).find(({ id }) => id.endsWith("/remind"))?.attempts;

it("reminders of a run that died come once it is back, each once", async () => {
  employ(people, "layla");
  await postOne();
  const died = new Promise<never>(() => {});
  const EMAIL = { send: async () => died } as unknown as SendEmail;
  vi.setSystemTime(monday + 16 * minute);
  void runMinuteCron(Date.now(), { ...bindings(), EMAIL });
  await expect.poll(reminderAttempts).toBe(1);
  const mails = await mailsUntil(monday + 2 * hour);
  expect(recipientsOf(mails).map(([, , after]) => after)).toEqual([
    "15 minutes",
    "30 minutes",
    "60 minutes",
  ]);
});

it("reminders are retried while mail fails, and are pending deliveries only when they are due", async () => {
  employ(people);
  await postOne();
  expect(await (await askHealth(bindings())).json()).toMatchObject({ waiting: 0, problems: [] });
  vi.setSystemTime(monday + 16 * minute);
  await runMinuteCron(Date.now(), { ...bindings(), EMAIL: failingMail() });
  expect((await mailsUntil(monday + 26 * minute)).map(({ to }) => to)).toEqual([
    "ada@firm.example",
  ]);
});
