import { parse } from "node-html-parser";
import { defaultLocale, localeCodes, type SitePath } from "../../app/locale";
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

test("a translated page shows the texts of the next one, in every language", async ({ page }) => {
  allowConsoleErrors(page, /^Page not found: /);
  await visitPages(page, textOf);
});

const forms: readonly SitePath[] = [
  "/property/ontario-tower",
  "/contact",
  "/sell",
  "/off-plan/velos",
];

for (const locale of localeCodes) {
  // Every form, calculator and carousel in one language, or in all of them with `ALL_PAGES=1`.
  const usesEverything = testsEveryPage || locale === defaultLocale;

  test(`a translated shortlist is emptied: ${locale}`, async ({ page }) => {
    await emptyShortlist(page, locale);
  });

  for (const path of usesEverything ? forms : forms.slice(0, 1))
    test(`the translated form of ${path} is sent: ${locale}`, async ({ page }) => {
      await sendForm(page, locale, path);
    });

  test(`a translated list can be filtered: ${locale}`, async ({ page }) => {
    await filter(page, locale);
  });

  if (usesEverything)
    test(`translated calculators and carousels work: ${locale}`, async ({ page }) => {
      for (const path of [
        "/invest/cash-flow",
        "/invest/prelaunch",
        "/invest/capital-appreciation",
      ] as const)
        await calculate(page, locale, path);
      for (const path of ["/", "/property/ontario-tower"] as const)
        await turnCarousels(page, locale, path);
    });
}
