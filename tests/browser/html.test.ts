import { existsSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { type HTMLElement, parse } from "node-html-parser";
import { expect } from "playwright/test";
import {
  everyPage,
  everyTranslation,
  testedPages,
  testedTranslations,
  testsEveryPage,
} from "./support/addresses.ts";
import { type Get, test } from "./support/fixtures.ts";
import { collapseSpaces, type ReadSource } from "./support/pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes some names as JavaScript has them (`srcSet`); HTML's are the same in any case.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React closes void elements; HTMLRewriter does not. Both are valid.
    "void-style": "off",
    // React writes `required=""`.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // React's own ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // The stylesheet prevents line breaks in phone numbers.
    "tel-non-breaking": "off",
    // A list may be named; the rule would have names for controls and landmarks alone.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The checkboxes of one question, and the button that sends an empty value without a choice.
    "form-dup-name": "off",
    // The header's links are in the page twice, for desktops and phones; one set is rendered.
    "unique-landmark": "off",
  },
});

// The other languages have the same elements.
for (const [languages, addresses] of Object.entries({
  English: testedPages,
  ...(testsEveryPage && { "the other languages": testedTranslations }),
}))
  test(`the HTML of pages in ${languages} is valid`, async ({ source }) => {
    test.slow();
    for (const address of addresses) {
      const { results } = await validator.validateString(await source(address));
      const errors = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect.soft(errors, address).toEqual([]);
    }
  });

/** Texts that do not tell where a link leads, in the three languages. */
const saysNothing = new RegExp(
  `^(?:${[
    "(?:read|learn|see|show|find out|discover)? ?more|here|view|details|discover|explore",
    "(?:leggi|vedi) tutto|(?:scopri )?di più|altro|qui|vedi|dettagli|scopri",
    "(?:اقرأ |اعرف )?المزيد|هنا|عرض|التفاصيل|اكتشف",
  ].join("|")})$`,
  "i",
);

/** The text of a link or button, hidden text included, without `aria-label`: translators skip that. */
function textOf(control: HTMLElement): string {
  for (const unread of control.querySelectorAll("[aria-hidden=true]")) unread.remove();
  const pictures = control.querySelectorAll("img").map((image) => image.getAttribute("alt") ?? "");
  return collapseSpaces([control.text, ...pictures].join(" ")).trim();
}

test("the text of each link and button tells where it leads", async ({ html, baseURL }) => {
  test.slow();
  for (const address of [...testedPages, ...testedTranslations]) {
    const controls = (await html(address))
      .querySelectorAll("a[href], button")
      // The marks of the map are drawings, which have no hidden text.
      .filter((control) => !control.closest("svg"))
      .map((control) => ({ control, text: textOf(control) }))
      .filter(({ text }) => text !== "");
    expect(controls.length, address).toBeGreaterThan(10);
    const labelled = controls.filter(({ control }) => control.hasAttribute("aria-label"));
    expect
      .soft(
        labelled.map(({ text }) => text),
        `${address}: aria-label`,
      )
      .toEqual([]);
    const unclear = controls.filter(({ text }) => saysNothing.test(text));
    expect
      .soft(
        unclear.map(({ text }) => text),
        `${address}: says nothing`,
      )
      .toEqual([]);
    const targets = new Map<string, string>();
    const ambiguous = new Set<string>();
    for (const { control, text } of controls) {
      const href = control.getAttribute("href");
      if (href === undefined) continue;
      const { href: target } = new URL(href.replaceAll("&amp;", "&"), `${baseURL}${address}`);
      if (targets.has(text) && targets.get(text) !== target) ambiguous.add(text);
      targets.set(text, target);
    }
    expect.soft([...ambiguous], `${address}: same text, different targets`).toEqual([]);
  }
});

const builtFiles = path.resolve(import.meta.dirname, "../../build/client");

async function read(get: Get, readSource: ReadSource, address: string) {
  // Files have no links. Those of these folders are hundreds, and served as they are built.
  const isBuilt = /^\/(assets|pictures)\//.test(address);
  if (isBuilt || /\.\w+$/.test(address)) {
    const isThere = isBuilt
      ? existsSync(path.join(builtFiles, address))
      : (await get(address, { method: "HEAD" })).ok;
    return { status: isThere ? 200 : 404, links: [], anchors: undefined };
  }
  const { status, url, html } = await readSource(address);
  const document = parse(html);
  const { origin } = new URL(url);
  const links = document
    .querySelectorAll("a[href], link[href], script[src], img[src], form[action]")
    // The answer to a form may have places that its page has not without the form's values.
    .map(({ attributes: { href, src, action } }) => href ?? src ?? action?.replace(/#.*/, "") ?? "")
    .map((target) => new URL(target.replaceAll("&amp;", "&"), url))
    .filter((target) => target.origin === origin);
  const anchors = new Set(document.querySelectorAll("[id]").map(({ id }) => id));
  return { status, links, anchors };
}

test("no link and no anchor of the site leads nowhere", async ({ get, readSource }) => {
  test.slow();
  // The query is ignored; `everyPage` has the pages with queries.
  const seen = new Map<string, Awaited<ReturnType<typeof read>>>();
  const anchored: { from: string; target: URL }[] = [];
  const broken: string[] = [];
  const waiting = [{ from: "the visitor", address: "/" }];
  while (waiting.length > 0) {
    // Some at a time: most are pictures and scripts, which lead nowhere.
    const next = waiting.splice(0, 12).filter(({ address }, index, all) => {
      const first = all.findIndex((other) => other.address === address) === index;
      return first && !seen.has(address);
    });
    const pages = await Promise.all(
      next.map(async (link) => ({ ...link, page: await read(get, readSource, link.address) })),
    );
    for (const { from, address, page } of pages) {
      seen.set(address, page);
      if (page.status !== 200) broken.push(`${from} → ${address}: ${page.status}`);
      for (const target of page.links) {
        waiting.push({ from: address, address: target.pathname });
        if (target.hash) anchored.push({ from: address, target });
      }
    }
  }
  for (const { from, target } of anchored) {
    const page = seen.get(target.pathname);
    if (page?.anchors && !page.anchors.has(decodeURIComponent(target.hash.slice(1))))
      broken.push(`${from} → ${target.pathname}${target.hash}: no such place`);
  }
  expect(broken).toEqual([]);
  const reached = [...seen.keys()];
  for (const address of [...everyPage, ...everyTranslation])
    if (!address.endsWith("/no-such-page")) expect(reached).toContain(address.replace(/\?.*/, ""));
});
