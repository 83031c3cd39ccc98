import { NodeType, parse } from "node-html-parser";
import { expect } from "playwright/test";
import { defaultLocale, localePath, type Locale, localeCodes, locales } from "../../app/locale";
import { testedPages } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { collapseSpaces, textAttributes } from "./support/pages.ts";

/** Names that are the same in every language, and terms that the text explains. */
const properNames = `
  Orizzonte, Orizzonte Real Estate Consultancy, أوريزونتي, hello@orizzonte.example, WhatsApp,
  Instagram, LinkedIn, YouTube, Facebook, Apple Maps, Google Maps, Ontario Tower,
  Continental Tower, Al Soufuh, Business Bay, Downtown, Marina, Palm Beach, Emirates Hills,
  Jumeirah, Dubai, Ras Al Khaimah, Al Marjan Island, Dubai Islands, Burj Al Arab, Burj Khalifa,
  Dubai Internet City, Sheikh Zayed Road, Downtown Dubai, Dubai Marina, Palm Jumeirah, The Palm,
  The Palm Jumeirah, Jumeirah Beach, Colibri Views, Al Marjan Island Residences,
  AVIDA Residences Dubai Islands, ARKA Enclave, Sobha Central, Marque Place Residences,
  Binghatti Aquarise, VELOS, Atelier Residences, The Regent Residences, Palazzo Tissoli, Oqood,
  SPA, Snagging, Ejari, DEWA, Emirates ID, KHDA, AIRE, AED, USD, EUR, GBP, km
`
  .split(",")
  .map((name) => name.trim());

/** Words that are the same in a language as in English. */
const allowedEnglishWords: Partial<Record<Locale, readonly string[]>> = {
  it: ["Home", "Menu", "Off-plan", "Privacy", "Villa", "Email", "Spa", "Metro"],
};

/** Every text of a page that a visitor or a search engine reads, without those that are figures alone. */
function textsOf(html: string): Set<string> {
  const document = parse(html, {
    comment: false,
    // The contents of <noscript> are included.
    blockTextElements: { script: true, style: true, noscript: false },
  });
  for (const unread of document.querySelectorAll(
    "script, style, [lang]:not(html), cite [translate=no]",
  ))
    unread.remove();
  const elements = document.querySelectorAll("*");
  const texts = elements.flatMap((element) => [
    ...element.childNodes
      .filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
      .map(({ text }) => text),
    ...(element.tagName === "META" && !/description|title/.test(element.outerHTML)
      ? []
      : textAttributes.flatMap((name) => element.getAttribute(name) ?? [])),
  ]);
  return new Set(
    texts.map((text) => collapseSpaces(text).trim()).filter((text) => /\p{L}{2}/u.test(text)),
  );
}

/**
 * What a title, an address or a distance names: "Ontario Tower, Business Bay, Dubai | Orizzonte",
 * "Burj Al Arab 11 km", "11 km", "© 2026 Orizzonte".
 */
const parts = (text: string) =>
  text
    .split(/, | \| /)
    .map((part) => part.replace(/(?:^| )\d+ km$|^© \d{4} /, ""))
    .filter((part) => part !== "");

for (const locale of localeCodes.filter((name) => name !== defaultLocale))
  test(`no page in ${locales[locale].name} has English text`, async ({ source }) => {
    test.slow();
    const shared = new Set([...properNames, ...(allowedEnglishWords[locale] ?? [])]);
    const left: Record<string, string[]> = {};
    const read = async (address: string) => textsOf(await source(address));
    for (const path of testedPages.filter((page) => !page.startsWith("/shortlist"))) {
      const original = await read(localePath(defaultLocale, path));
      const translated = await read(localePath(locale, path));
      expect(translated.size, path).toBeGreaterThan(30);
      for (const text of translated)
        if (original.has(text) && !parts(text).every((part) => shared.has(part)))
          (left[text] ??= []).push(path);
    }
    expect(left).toEqual({});
  });
