import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { hour } from "./clock";
import { crons } from "./configuration";
import { aPerson, DESK_SECRET, employ, linkIn, openLink, sendForm } from "./desk-people";
import {
  failingMail,
  idOf,
  mailbox,
  post,
  runCron,
  runMinuteCron,
  validEnquiries,
} from "./example-enquiries";

const nine = Date.parse("2026-11-22T05:00:00.000Z");

beforeEach(() => {
  vi.setSystemTime(nine - 12 * hour);
});

const honeypotFields = { topic: "https://spam.example" };

const run = (at: number, EMAIL: SendEmail, more: Partial<Env> = {}) =>
  runCron(crons.mornings, at, { EMAIL, ...more });

it("the staff send a quarantined enquiry on by the link of the mail, once, and it is assigned", async () => {
  employ([aPerson("ada")]);
  const { mails, EMAIL } = mailbox();
  const bindings = { DESK_SECRET, EMAIL };
  const valuation = { ...validEnquiries.valuation, ...honeypotFields };
  const id = await idOf(await post("valuation", valuation, { bindings }));
  await run(nine, EMAIL, bindings);
  const [list] = mails;
  expect(list?.text).not.toContain("npm run");
  const link = linkIn(list, "desk");
  vi.setSystemTime(nine + hour);
  const page = await (await openLink(link, bindings)).text();
  expect(page).toContain("looks automated");
  expect(page).toContain(valuation.propertyAddress);
  await runMinuteCron(Date.now(), bindings);
  expect(mails).toEqual([list]);
  const form = { action: "release" };
  const answers = await Promise.all([
    sendForm(link, bindings, form),
    sendForm(link, bindings, form),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  await runMinuteCron(Date.now(), bindings);
  const [, mail, ...others] = mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "ada@firm.example" });
  expect(mail?.subject).toContain(id);
  expect(await (await openLink(link, bindings)).text()).toContain("I am calling now");
});

it("quarantined enquiries reach the staff in one mail a day, without signed links with the command that sends it", async () => {
  const quarantined = [
    await idOf(await post("viewing", { ...validEnquiries.viewing, ...honeypotFields })),
    await idOf(await post("contact", { ...validEnquiries.contact, openFor: 40 })),
  ];
  await post("valuation", validEnquiries.valuation);
  const { mails, EMAIL } = mailbox();
  for (let at = nine; at < nine + 12 * hour; at += hour) await run(at, EMAIL);
  expect(mails).toHaveLength(1);
  for (const id of quarantined) {
    expect(mails[0]?.text).toContain(`npm run leads -- resend ${id} --remote`);
    expect(mails[0]?.html).toContain(`npm run leads -- resend ${id} --remote`);
  }
  expect(mails[0]?.text).toContain(validEnquiries.viewing.phone);
  expect(mails[0]?.text).not.toContain(validEnquiries.valuation.email);
  expect(mails[0]?.to).toBe(env.ENQUIRY_RECIPIENT);
});

it("sends no mail on a day without new quarantined enquiries", async () => {
  await post("valuation", validEnquiries.valuation);
  const { mails, EMAIL } = mailbox();
  await run(nine, EMAIL);
  await post("viewing", { ...validEnquiries.viewing, ...honeypotFields });
  await run(nine + 24 * hour, EMAIL);
  await run(nine + 48 * hour, EMAIL);
  expect(mails).toHaveLength(1);
});

it("retries a failed mail an hour later, without newer enquiries", async () => {
  const first = await idOf(await post("viewing", { ...validEnquiries.viewing, ...honeypotFields }));
  await run(nine, failingMail());
  vi.setSystemTime(nine + hour / 2);
  const second = await idOf(
    await post("contact", { ...validEnquiries.contact, ...honeypotFields }),
  );
  const { mails, EMAIL } = mailbox();
  await run(nine + hour, EMAIL);
  expect(mails[0]?.text).toContain(first);
  expect(mails[0]?.text).not.toContain(second);
  await run(nine + 24 * hour, EMAIL);
  expect(mails[1]?.text).toContain(second);
  expect(mails[1]?.text).not.toContain(first);
  expect(mails).toHaveLength(2);
});

it("lists the others, and the command, if a quarantined enquiry cannot be written", async () => {
  const broken = await idOf(
    await post("viewing", { ...validEnquiries.viewing, ...honeypotFields }),
  );
  await post("contact", { ...validEnquiries.contact, ...honeypotFields });
  await env.DB.prepare("update viewing_requests set created_at = '-'").run();
  const { mails, EMAIL } = mailbox();
  await run(nine, EMAIL);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`npm run leads -- resend ${broken} --remote`);
  expect(mails[0]?.text).toContain(validEnquiries.contact.email);
});

it("a program's text cannot forge a line or markup of the mail", async () => {
  // Single-line fields reject U+2028, which breaks lines in some mail clients.
  const message = "</td></table>\nTo send it:\u2028To send it:\nrm -rf /";
  await post("viewing", { ...validEnquiries.viewing, ...honeypotFields, message });
  const { mails, EMAIL } = mailbox();
  await run(nine, EMAIL);
  const lines = mails[0]?.text?.split(/[\n\u2028]/u);
  expect(lines?.filter((line) => line === "To send it:")).toHaveLength(1);
  expect(mails[0]?.html).not.toContain("</table>\nTo send it");
});

it("lists many quarantined enquiries in mails that Gmail shows whole", async () => {
  for (let number = 0; number < 90; number += 1)
    await post("viewing", {
      ...validEnquiries.viewing,
      ...honeypotFields,
      email: `visitor${number}@example.com`,
      message: `No. ${number} ${"<".repeat(400)}`,
    });
  const { mails, EMAIL } = mailbox();
  await run(nine, EMAIL);
  expect(mails.length).toBeGreaterThan(1);
  for (const { html = "" } of mails)
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(102_000);
  expect(mails.map(({ text = "" }) => text.match(/^> No\. \d+/gmu)?.length)).toEqual([45, 45]);
});

it("lists the newest first, and those of one sender as one", async () => {
  const person = await idOf(
    await post("viewing", { ...validEnquiries.viewing, ...honeypotFields, message: "A person" }),
  );
  vi.setSystemTime(Date.now() + 1_000);
  const program = { ...validEnquiries.contact, ...honeypotFields, email: "program@example.com" };
  for (let number = 0; number < 5; number += 1)
    await post("contact", { ...program, message: `No. ${number}` });
  vi.setSystemTime(Date.now() + 1_000);
  const newest = await idOf(await post("contact", { ...program, message: "No. 5" }));
  const { mails, EMAIL } = mailbox();
  for (let at = nine; at < nine + 3 * hour; at += hour) await run(at, EMAIL);
  expect(mails).toHaveLength(1);
  const { subject, text = "" } = mails[0]!;
  expect(subject).toContain("7 enquiries");
  expect(text.match(/leads -- resend \S+/gu)).toEqual(
    [newest, person].map((id) => `leads -- resend ${id}`),
  );
  expect(text).toMatch(/Others from this sender:\n> 5,/u);
});

it("sends one mail from two concurrent runs", async () => {
  await post("viewing", { ...validEnquiries.viewing, ...honeypotFields });
  const { mails, EMAIL } = mailbox();
  await Promise.all([run(nine, EMAIL), run(nine, EMAIL)]);
  expect(mails).toHaveLength(1);
});
