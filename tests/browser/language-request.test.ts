import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { issueMessages } from "../../app/features/enquiries/result-notice";
import { localePath } from "../../app/locale";
import { messagesFor } from "../../app/messages/messages";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { leadsOf, mailAbout } from "./support/leads.ts";

test.use({ pictures: "empty" });

/** The first one with `ALL_PAGES=1` only: both differ by their messages. */
const visitors = [
  { locale: "it", writesIn: "Italian", name: "Niccolò D’Arù", phone: "+39 02 1234 567" },
  { locale: "ar", writesIn: "Arabic", name: "ليلى الهاشمي", phone: "٠٥٠ ١٢٣ ٤٥٦٧" },
] as const;

for (const { locale, writesIn, name, phone } of testsEveryPage ? visitors : visitors.slice(1))
  test(`a request in ${writesIn} is confirmed in it; the mail is in English`, async ({ page }) => {
    const { enquiries, lazy } = messagesFor(locale);
    const { labels, sent, submit } = enquiries.kinds.viewing;
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const button = page.getByRole("button", { name: submit, exact: true });
    const toast = page.getByRole("region", { name: lazy.toastControls.region });
    await page.goto(localePath(locale, "/property/ontario-tower"));
    const form = page.locator("#request");
    await expect(form).toHaveAttribute("novalidate");

    const email = `${randomUUID()}@example.it`;
    await field(labels.name).fill(name);
    await field(labels.email).fill("nobody");
    await button.click();
    const issues = { email: { code: "no_email" }, phone: { code: "missing" } } as const;
    const errors = issueMessages(locale, issues, { labels, issues: lazy.responses.issues });
    for (const error of Object.values(errors)) await expect(form).toContainText(error);
    await expect(field(labels.email)).toBeFocused();

    await field(labels.email).fill(email);
    await field(labels.phone).fill(phone);
    await button.click();
    await expect(toast).toContainText(sent.title);
    await expect(toast).toContainText(sent.text);
    const [lead] = leadsOf("viewing_requests", email);
    expect(lead).toMatchObject({ name, phone, locale, property_title: "Ontario Tower" });
    await expect
      .poll(() => mailAbout(String(lead?.["id"])))
      .toMatch(new RegExp(String.raw`Writes in:\s+> ${writesIn}\s`));
  });
