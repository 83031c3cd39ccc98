import { expect, type Page } from "playwright/test";
import { testsEveryPage } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { leadsOf } from "./support/leads.ts";
import { allowConsoleErrors } from "./support/page-problems.ts";
import { desktop } from "./support/screens.ts";
import { calculate, changeLanguages, filter, sendForm, turnCarousels } from "./support/walk.ts";

// Without reduced motion, so that elements are revealed. Every page offers its Italian version.
test.use({ pictures: "empty", contextOptions: {}, locale: "it-IT" });

const missingStorage = {
  "storage that cannot be accessed": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  },
  "no storage": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { value: null });
  },
  "storage that cannot be read": () => {
    Storage.prototype.getItem = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  },
  "full storage": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
} satisfies Record<string, () => void>;

const missingFeatures = {
  "cookies that cannot be accessed": () => {
    Object.defineProperty(document, "cookie", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  },
  "no observers": () => {
    Reflect.deleteProperty(window, "IntersectionObserver");
    Reflect.deleteProperty(window, "ResizeObserver");
  },
  "no languages": () => {
    for (const name of ["language", "languages"])
      Object.defineProperty(navigator, name, { value: undefined });
  },
  "no clipboard and no share dialog": () => {
    for (const name of ["clipboard", "share"])
      Object.defineProperty(navigator, name, { value: undefined });
  },
  "no random ids": () => {
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
  },
  "no events of media queries": () => {
    for (const name of ["addEventListener", "removeEventListener"])
      Object.defineProperty(MediaQueryList.prototype, name, { value: undefined });
  },
  "no idle callbacks": () => {
    Reflect.deleteProperty(window, "requestIdleCallback");
  },
  "a policy of Trusted Types by an extension": () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes.createPolicy("default", {
      createHTML: String,
      createScriptURL: String,
      createScript: String,
    });
  },
} satisfies Record<string, () => void>;

async function visitOtherPages(page: Page) {
  await turnCarousels(page, "en", "/");
  await changeLanguages(page, "en");
  await filter(page, "en");
  await calculate(page, "en");
}

/** One by one, with `ALL_PAGES=1`. Otherwise storage that is refused with all other features: shortlist.test fills it. */
const refused = missingStorage["storage that cannot be accessed"];
const browsers: Record<string, readonly (() => void)[]> = testsEveryPage
  ? Object.fromEntries(
      Object.entries({ ...missingStorage, ...missingFeatures }).map(([name, takeAway]) => [
        name,
        [takeAway],
      ]),
    )
  : {
      [["refused storage", ...Object.keys(missingFeatures)].join(", ")]: [
        refused,
        ...Object.values(missingFeatures),
      ],
    };

// `ALL_PAGES=1` uses the other pages in each browser.
for (const [name, changes] of Object.entries(browsers))
  test(`the site works in a browser with ${name}`, async ({ page }) => {
    // React Router cannot store scroll positions.
    allowConsoleErrors(page, /storage|quota|insecure|denied|(get|remove)Item|TrustedTypePolicy/i);
    for (const takeAway of changes) await page.addInitScript(takeAway);
    await page.setViewportSize(desktop);
    if (testsEveryPage) await visitOtherPages(page);
    await turnCarousels(page, "en", "/property/ontario-tower");
    const email = await sendForm(page, "en", "/property/ontario-tower");
    expect(leadsOf("viewing_requests", email)).toHaveLength(1);
  });
