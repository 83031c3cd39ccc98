import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, expect, it, vi } from "vitest";
import { assignments, visitorChanges } from "~workers/db/schema";
import { company } from "~/content/company";
import { locales } from "~/locale";
import { day, minute } from "./clock";
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

let box = mailbox();
beforeEach(() => {
  box = mailbox();
  vi.setSystemTime(monday);
});

const bindings = (): Partial<Env> => ({ DESK_SECRET, EMAIL: box.EMAIL, VISITOR_MAIL: "on" });

const ask = { ...validEnquiries.viewing, preferredDate: "2026-12-03", preferredTime: "morning" };
const postOne = async (answers = {}, more: Partial<Env> = {}) =>
  idOf(await post("viewing", { ...ask, ...answers }, { bindings: { ...bindings(), ...more } }));

const toVisitor = () => box.mails.filter(({ to }) => to === ask.email);
const toStaff = () => box.mails.filter(({ to }) => to !== ask.email);
const ofVisitor = async () => (await deliveryRows()).filter(({ channel }) => channel === "visitor");

const open = async (link: string) => openLink(link, bindings());
const send = async (link: string, form: Record<string, string>) => sendForm(link, bindings(), form);

const ada = aPerson("ada", {
  name: "Ada Neri",
  phone: "+971 50 765 4321",
  whatsapp: "+971 50 765 4322",
  languages: ["en", "it", "ar"],
});

it.each([
  [{ interest: "viewing" }, "Your viewing request"],
  [{ interest: "investing" }, "Your request"],
  [{ interest: "", about: "A consultation" }, "Your request"],
  [{ interest: "other" }, "Your message"],
])("a mail about a message with %j has the subject of its form: %s", async (answers, subject) => {
  const body = { ...validEnquiries.contact, email: ask.email, about: "", ...answers };
  await post("contact", body, { bindings: bindings() });
  expect(toVisitor()[0]?.subject).toBe(subject);
});

it.each([
  [
    "en",
    "Your viewing request",
    "We will call you by 6:00\u00A0PM on Monday, Dubai time, to confirm the day",
  ],
  ["it", "La Sua richiesta di visita", "La chiameremo entro le 18:00 di lunedì"],
  ["ar", "طلب المعاينة", "سنتصل بك يوم الاثنين قبل الساعة 6:00\u00A0م بتوقيت دبي"],
] as const)("acknowledges an enquiry in %s, without what its sender typed", async (...expected) => {
  const [locale, subject, promise] = expected;
  employ([ada]);
  const id = await postOne({ locale });
  const [mail, ...others] = toVisitor();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: { email: env.ENQUIRY_SENDER },
    replyTo: { email: "ada@firm.example", name: "Ada Neri" },
    headers: { "Auto-Submitted": "auto-generated" },
  });
  const { text = "", html = "", attachments } = mail!;
  expect(mail?.subject).toMatch(new RegExp(`^${subject}: .`, "u"));
  const { lang, direction } = locales[locale];
  expect(html).toContain(`<div lang="${lang}" dir="${direction}">`);
  for (const part of [promise, "Ada Neri", "+971 50 765 4321", "/privacy", "/brochures/"])
    for (const body of [text, html]) expect(body).toContain(part);
  expect(html).toContain("https://wa.me/971507654322");
  expect(new URL(linkIn(mail, "enquiry")).pathname).toBe(`/enquiry/${id}`);
  for (const typed of [ask.name, "Saturday morning, please."]) expect(text).not.toContain(typed);
  const [file] = attachments ?? [];
  expect(file?.type).toContain("method=PUBLISH");
  expect(file?.content).toContain(`UID:${id}@`);
  expect(new TextEncoder().encode(html).byteLength).toBeLessThan(20_000);
});

it("without people the firm answers, and without the secret there is no link", async () => {
  await postOne({}, { DESK_SECRET: "" });
  const [mail] = toVisitor();
  expect(mail?.replyTo).toMatchObject({ email: company.email });
  expect(mail?.text).toContain(company.phone);
  expect(linkIn(mail, "enquiry")).toBe("");
  expect(mail?.text).toContain("reply to this email");
});

it.each([
  ["is quarantined", { topic: "https://spam.example" }, {}],
  ["has a reserved address", { email: "giulia@example.com" }, {}],
  ["has an address that nobody reads", { email: "no-reply@firm.it" }, {}],
  ["has an address that was made up", { email: "asdf@gmail.com" }, {}],
  ["has the firm’s address", { email: env.ENQUIRY_SENDER }, {}],
  ["is sent while the setting is off", {}, { VISITOR_MAIL: "off" }],
])("who %s gets no mail", async (_, answers, settings) => {
  employ([ada]);
  await postOne(answers, settings);
  expect(await ofVisitor()).toEqual([]);
  expect(box.mails.filter(({ headers }) => headers?.["Auto-Submitted"])).toEqual([]);
});

it("one address gets three acknowledgements a day, also at the same time", async () => {
  const again = { email: ask.email.toUpperCase() };
  await Promise.all(
    ["1", "2", "3", "4", "5"].map(async (digit) =>
      postOne({ ...again, phone: `+39333000000${digit}` }),
    ),
  );
  expect(toVisitor()).toHaveLength(3);
  vi.setSystemTime(monday + day + minute);
  await postOne({ ...again, phone: "+393330000009" });
  expect(toVisitor()).toHaveLength(4);
});

it("a repeat is acknowledged once, and a mail whose run died comes once it is back", async () => {
  const headers = { "idempotency-key": "again" };
  const lost: EmailMessageBuilder[] = [];
  const died = {
    send: async (mail: EmailMessageBuilder) => new Promise<never>(() => void lost.push(mail)),
  } as unknown as SendEmail;
  const posted = post("viewing", ask, { headers, bindings: { ...bindings(), EMAIL: died } });
  await expect.poll(async () => (await ofVisitor()).length).toBe(1);
  void posted;
  await post("viewing", ask, { headers, bindings: bindings() });
  for (let after = 1; after < 30; after += 1) {
    vi.setSystemTime(monday + after * minute);
    await runMinuteCron(Date.now(), bindings());
  }
  expect(toVisitor()).toHaveLength(1);
  // Had the service sent the first one, the second one could be recognised.
  const [delivery] = await ofVisitor();
  const repeated = {
    References: `<${delivery?.enquiry_id}@${new URL(env.SITE_ORIGIN).hostname}>`,
    "X-Delivery-ID": delivery?.id,
  };
  const first = lost.filter(({ to }) => to === ask.email);
  for (const mails of [first, toVisitor()]) expect(mails).toMatchObject([{ headers: repeated }]);
});

it.each([
  ["E_RECIPIENT_SUPPRESSED", "failed", true],
  ["E_INTERNAL_SERVER_ERROR", "waiting", false],
])("%s leaves the mail to the visitor %s", async (code, state, isShown) => {
  employ([ada]);
  const refusing = {
    send: async (mail: EmailMessageBuilder) =>
      mail.to === ask.email ? failingMail(code).send(mail) : box.EMAIL.send(mail),
  } as unknown as SendEmail;
  await postOne({}, { EMAIL: refusing });
  expect(await ofVisitor()).toMatchObject([{ state, last_error: code }]);
  expect(await (await askHealth(bindings())).json()).toMatchObject({ failed: 0, problems: [] });
  const page = await (await open(linkIn(toStaff()[0], "desk"))).text();
  expect(page.includes("refuses mail")).toBe(isShown);
  expect(page).toContain("Thursday");
});

it.each([
  ["altered", (url: URL) => url.searchParams.set("until", "99999999999")],
  ["of another enquiry", (url: URL) => void (url.pathname += "0")],
  ["expired", () => void vi.setSystemTime(monday + 60 * day)],
])("a link that is %s is refused, and changes nothing", async (_, alter) => {
  await postOne();
  const url = new URL(linkIn(toVisitor()[0], "enquiry"));
  alter(url);
  expect((await open(url.href)).status).toBe(403);
  expect((await send(url.href, { action: "withdraw" })).status).toBe(403);
  expect(await drizzle(env.DB).select().from(visitorChanges)).toEqual([]);
});

it("a visitor asks for another day by the link, and the person is told once", async () => {
  employ([ada]);
  const id = await postOne({ locale: "it" });
  const link = linkIn(toVisitor()[0], "enquiry");
  const page = await open(link);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(await page.text()).toContain('<html lang="it-IT" dir="ltr">');
  const sunday = await send(link, { preferredDate: "2026-12-06", preferredTime: "" });
  expect(sunday.status).toBe(422);
  expect(await sunday.text()).toContain("domenica");
  const form = { preferredDate: "2026-12-05", preferredTime: "afternoon" };
  const answers = await Promise.all([send(link, form), send(link, form)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await (await open(link)).text()).toContain("sabato 5 dicembre 2026");
  const before = box.mails.length;
  for (let run = 0; run < 3; run += 1) await runMinuteCron(monday + run * minute, bindings());
  const [mail, ...others] = box.mails.slice(before);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "ada@firm.example", cc: env.ENQUIRY_RECIPIENT });
  expect(mail?.subject).toBe(`Another day: Viewing request: Ontario Tower [${id}]`);
  expect(mail?.text).toContain("5 December 2026");
});

it("an owner asks for another day of the call about a valuation", async () => {
  employ([ada]);
  const { preferredDate, preferredTime } = ask;
  const call = { email: ask.email, preferredDate, preferredTime, callChannel: "video" };
  await post("valuation", { ...validEnquiries.valuation, ...call }, { bindings: bindings() });
  expect(toStaff()[0]?.text).toMatch(/Would like a call:\n> Morning: .*3 December 2026/u);
  const link = linkIn(toVisitor()[0], "enquiry");
  expect((await send(link, { preferredDate: "2026-12-05", preferredTime: "" })).status).toBe(303);
  expect(await (await open(link)).text()).toMatch(/name="preferredDate"[^>]*value="2026-12-05"/u);
});

it("the staff are told of a change while visitors get no more mails", async () => {
  employ([ada]);
  await postOne();
  const link = linkIn(toVisitor()[0], "enquiry");
  const off = { ...bindings(), VISITOR_MAIL: "off" as const };
  await sendForm(link, off, { action: "withdraw" });
  const before = box.mails.length;
  await runMinuteCron(monday + minute, off);
  expect(box.mails.slice(before).map(({ subject }) => subject.split(":")[0])).toEqual([
    "Withdrawn by the visitor",
  ]);
});

it("a visitor withdraws by the link, and nobody is reminded", async () => {
  employ([ada]);
  await postOne();
  const link = linkIn(toVisitor()[0], "enquiry");
  await send(link, { preferredDate: "2026-12-05", preferredTime: "" });
  await Promise.all([send(link, { action: "withdraw" }), send(link, { action: "withdraw" })]);
  expect(await (await open(link)).text()).toContain("You have withdrawn this request");
  const before = box.mails.length;
  for (let at = monday + minute; at <= monday + 90 * minute; at += 5 * minute) {
    vi.setSystemTime(at);
    await runMinuteCron(at, bindings());
  }
  expect(box.mails.slice(before).map(({ subject }) => subject.split(":")[0])).toEqual([
    "Withdrawn by the visitor",
  ]);
  expect(await drizzle(env.DB).select().from(assignments)).toMatchObject([{ claimedBy: null }]);
});
