import { globSync, readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { expect, it } from "vitest";
import { localePath, type Locale, localeCodes, locales } from "../../app/locale.ts";
import type { Server } from "../server.ts";
import type { ProjectCopy } from "../support/project-copy.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A mail as the simulated service stores it, as far as the test reads it. */
interface StoredMail {
  to: string[];
  cc?: string[];
  subject: string;
  text: string;
  html: string;
}

/** Gmail cuts a mail above this, in bytes. */
const maxHtml = 102_000;

/** The words of the subjects to a visitor, in the order of the journey. */
const subjects: Record<Locale, readonly RegExp[]> = {
  en: [/^Your viewing request/, /^Your appointment/, /^New time/, /^Appointment cancelled/],
  it: [/^La Sua richiesta/, /^Il Suo appuntamento/, /^Nuovo orario/, /^Appuntamento annullato/],
  ar: [/^طلب المعاينة/, /^موعدك/, /^تغيّر موعدك/, /^أُلغي موعدك/],
};

/** The title of the receipt. */
const receipts: Record<Locale, string> = {
  en: "We have your request",
  it: "Abbiamo ricevuto la Sua richiesta",
  ar: "وصلنا طلبك",
};

/** With `npm test -- --all` the journey is made in all languages, and the server is killed after each step. */
const isThorough = Boolean(process.env.ALL_PAGES);
const journeys = isThorough ? localeCodes : (["en"] as const);

const link = (mail: StoredMail | undefined, path: "desk" | "enquiry") =>
  new RegExp(`\\S+/${path}/(\\S+?)\\?\\S+`, "u").exec(mail?.text ?? "") ?? [];

async function request(page: Page, locale: Locale, email: string) {
  await page.goto(localePath(locale, "/property/ontario-tower"));
  // Before hydration the form has no such attribute, and its receipt has another title.
  const form = page.locator('form[method="post"][novalidate]').first();
  await form.locator('[name="name"]').fill("Giulia Ferrari");
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="phone"]').fill("+39 347 123 4567");
  // What is sent sooner after the page was requested is quarantined (read-enquiry.ts).
  await page.waitForFunction(() => performance.now() > 300);
  await form.locator('button[type="submit"]').click();
  // The mail can arrive before the answer, and the next page would then be opened during the submission.
  await page.getByRole("heading", { name: receipts[locale] }).waitFor();
}

/**
 * A viewing from its request to its cancellation in a browser, with each mail as it was sent. The pages of signed links
 * have no JavaScript.
 */
export function deskJourneyTests(
  copy: () => ProjectCopy,
  site: () => Server,
  browser: () => Browser,
): void {
  /**
   * The mails to an address. Where the server is killed, each once: it repeats one if it was killed before it recorded
   * that the mail was sent.
   */
  const mailsTo = (address: string) => {
    const mails = site()
      .mails()
      .map((row) => JSON.parse((JSON.parse(row) as { data: string }).data) as StoredMail)
      .filter(({ to }) => to.includes(address));
    return isThorough ? [...new Map(mails.map((mail) => [mail.subject, mail])).values()] : mails;
  };
  const kill = async () => {
    if (!isThorough) return;
    await site().kill();
    await site().start();
  };
  /** The invitations about an enquiry: "REQUEST 0". */
  const invitations = (id: string) =>
    globSync(copy().path(".wrangler/tmp/email/**/*.ics"))
      .map((file) => readFileSync(file, "utf8"))
      .filter((text) => text.includes(`UID:${id}@`) && !text.includes("METHOD:PUBLISH"))
      .map((text) => `${/METHOD:(\w+)/u.exec(text)?.[1]} ${/SEQUENCE:(\d+)/u.exec(text)?.[1]}`)
      .filter((invitation, index, all) => !isThorough || all.indexOf(invitation) === index)
      .toSorted((one, other) => one.slice(-1).localeCompare(other.slice(-1)));

  for (const locale of journeys)
    it(`a viewing is requested, claimed, fixed, moved and cancelled, in ${locale}`, async () => {
      const email = `giulia-${locale}@posta.it`;
      const mails = async (count: number) => {
        await expect
          .poll(
            async () => {
              await site().runCron(minute);
              return mailsTo(email).length;
            },
            { timeout: 30_000, interval: 500 },
          )
          .toBe(count);
        return mailsTo(email).at(-1)!;
      };
      const context = await browser().newContext({ baseURL: site().origin });
      const page = await context.newPage();
      await request(page, locale, email);
      const acknowledgement = await mails(1);
      const [visitorPage = "", id = ""] = link(acknowledgement, "enquiry");
      const toPeople = ["marco@firm.example", "luca@firm.example"].flatMap((person) =>
        mailsTo(person).filter(({ subject }) => subject.includes(id)),
      );
      expect(toPeople).toHaveLength(1);

      // The person claims it on the page of the mail.
      await page.goto(link(toPeople[0], "desk")[0] ?? "");
      await expect.poll(() => page.locator('a[href^="tel:"]').count()).toBe(0);
      await page.locator('button[value="claim"]').click();
      await page.locator('a[href="tel:+393471234567"]').waitFor();
      await kill();
      await page.reload();

      const fix = async (time: string) => {
        await page.locator("#day").fill(new Date(Date.now() + 3 * day).toISOString().slice(0, 10));
        await page.locator("#time").fill(time);
        await page.locator('input[value="reached"] ~ button').click();
        await expect.poll(() => page.getByRole("status").innerText()).toContain(time);
        await kill();
      };
      await fix("15:30");
      await mails(2);
      await fix("17:00");
      await mails(3);

      const other = await context.newPage();
      await other.goto(visitorPage);
      await expect.poll(() => other.getByRole("status").innerText()).toMatch(/5:00|17:00/u);
      await page.locator('button[value="cancel"]').click();
      await expect.poll(() => page.locator("#day").inputValue()).toBe("");
      await kill();
      await mails(4);

      const sent = mailsTo(email);
      // After a kill the simulator has a new folder, so the order of the mails is lost.
      const expected = subjects[locale].map((pattern) => expect.stringMatching(pattern) as string);
      expect(sent.map(({ subject }) => subject)).toEqual(expect.arrayContaining(expected));
      // The service writes the files of a mail after the mail.
      await expect.poll(() => invitations(id)).toEqual(["REQUEST 0", "REQUEST 1", "CANCEL 2"]);
      const { lang, direction } = locales[locale];
      for (const { html, text } of sent) {
        expect(html).toContain(`<div lang="${lang}" dir="${direction}">`);
        expect(Buffer.byteLength(html)).toBeLessThan(maxHtml);
        expect(text).toMatch(/Marco Bianchi|Luca Conti/u);
        expect(text + html).not.toMatch(/undefined|\[object|\{\w+\}/u);
      }
      await context.close();
    });
}
