import { parse } from "node-html-parser";
import { type Locale, localeCodes, type SitePath } from "../../app/locale";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { desktop } from "./support/screens.ts";
import { translate } from "./support/translator.ts";
import {
  calculate,
  emptyShortlist,
  filter,
  sendForm,
  turnCarousels,
  visitPages,
} from "./support/walk.ts";

test.use({ pictures: "empty" });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop);
  await translate(page);
});

/** The texts of header, main part and footer, without those that a page has only with JavaScript. */
function textOf(html: string) {
  const document = parse(html);
  for (const element of document.querySelectorAll(
    ".with-script, [role=status], [aria-live], [aria-labelledby=working-hours], script, style, noscript",
  ))
    element.remove();
  const parts = ["header", "main", "footer"].map((part) =>
    document.querySelector(`body > ${part}`),
  );
  return parts.map((part) => part?.text.replaceAll(/\s+/g, "")).join("\n");
}

test("a translated page shows the texts of the next one", async ({ page }) => {
  allowConsoleErrors(page, /^Page not found: /);
  await visitPages(page, textOf);
});

/** One form, or all with `ALL_PAGES=1`. A project's is that of a property, without a day. */
const forms: readonly SitePath[] = [
  "/property/ontario-tower",
  ...(testsEveryPage ? (["/contact", "/sell"] as const) : []),
];

/** One language, or all with `ALL_PAGES=1`. */
const oneOf = (locale: Locale) => (testsEveryPage ? localeCodes : [locale]);

for (const locale of oneOf("ar"))
  test(`a translated shortlist is emptied: ${locale}`, async ({ page }) => {
    await emptyShortlist(page, locale);
  });

for (const locale of oneOf("en"))
  for (const path of forms)
    test(`the translated form of ${path} is sent: ${locale}`, async ({ page }) => {
      await sendForm(page, locale, path);
    });

for (const locale of oneOf("it")) {
  test(`a translated list can be filtered: ${locale}`, async ({ page }) => {
    await filter(page, locale);
  });

  test(`a translated calculation and carousels work: ${locale}`, async ({ page }) => {
    await calculate(page, locale);
    for (const path of ["/", "/property/ontario-tower"] as const)
      await turnCarousels(page, locale, path);
  });
}
