import { expect, type Page } from "playwright/test";
import { localeCodes, localePath } from "../../app/locale";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { hydrated, openBeforeHydration } from "./support/hydrated.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";

test.use({ pictures: "empty" });

const changes: Record<string, (form: HTMLFormElement) => void> = {
  "an element after a field": (form) =>
    form.querySelector("input")?.after(document.createElement("i")),
  "an element in a label": (form) =>
    form.querySelector("label")?.append(document.createElement("i")),
  "an element at the beginning of the form": (form) => form.prepend(document.createElement("div")),
  "texts in font elements": (form) => {
    for (const label of form.querySelectorAll("label, p")) {
      const font = document.createElement("font");
      font.append(...label.childNodes);
      label.append(font);
    }
  },
};

const forms = ["/property/ontario-tower", "/contact", "/sell", "/off-plan/velos"] as const;

const everyForm = localeCodes.flatMap((locale) => forms.map((path) => localePath(locale, path)));

/** The page for each change: each form, in each language. With `ALL_PAGES=1` each change on all. */
const pagesInTurn = ["/property/ontario-tower", "/ar/sell", "/it/contact", "/off-plan/velos"];

const valuesOf = (page: Page) =>
  page
    .locator("main form[method=post]")
    .evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, value as string]),
      ),
    );

for (const [index, [name, change]] of Object.entries(changes).entries())
  test(`values, focus and selection stay in spite of ${name}`, async ({ page }) => {
    // React reports that the document is not the server's.
    allowConsoleErrors(page, /hydrat|#4\d\d/i);
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/functions/v1/report")) reports.push(request.postData() ?? "");
    });
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.setItem("shortlist", "ontario-tower");
      localStorage.setItem("currency", "GBP");
    });
    for (const address of testsEveryPage ? everyForm : pagesInTurn.slice(index, index + 1)) {
      const release = await openBeforeHydration(page, address);
      const form = page.locator("main form[method=post]");
      for (const field of await form.locator("input[type=text]:not([tabindex])").all())
        await field.fill("Giulia Ferrari");
      await form.locator("input[type=email]").fill("giulia@example.it");
      await form.locator("input[type=tel]").fill("+39 02 1234 567");
      for (const select of await form.locator("select:visible").all())
        await select.selectOption({ index: 1 });
      const message = form.locator("textarea");
      await message.fill("Saturday morning, please.");
      await message.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(3, 9));
      const typed = await valuesOf(page);
      await form.evaluate(change as never);
      release();
      await hydrated(page);
      expect(await valuesOf(page)).toEqual(typed);
      await expect(message).toBeFocused();
      const selection = await message.evaluate((element: HTMLTextAreaElement) => [
        element.selectionStart,
        element.selectionEnd,
      ]);
      expect(selection).toEqual([3, 9]);
      await expect(page.locator("html")).toHaveAttribute("data-currency", "GBP");
      await expect(page.locator("html")).toHaveAttribute("data-shortlist");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    expect(reports).toEqual([]);
  });
