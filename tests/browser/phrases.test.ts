import { parse } from "node-html-parser";
import { expect } from "playwright/test";
import { localePath, type Locale, localeCodes, locales } from "../../app/locale";
import { testedPages } from "./support/addresses.ts";
import { test } from "./support/fixtures.ts";
import { collapseSpaces, textAttributes } from "./support/pages.ts";

/**
 * Phrases that native editors rejected and that a later edit could bring back. Add one only if it is
 * wrong on every page; keep each list short.
 */
const rejected: Record<Locale, readonly RegExp[]> = {
  en: [
    /\b(an Italian house|the house in|the house is called|from one house)\b/i,
    /\bof ours who\b/i,
    /\bat the end of the day\b/i,
    /\bof our homes stands\b/i,
    /\bby itself\b/i,
    /\bRent a (month|year)\b/,
    /\bname a price\b/i,
    /\bwhat became of it\b/i,
    /\b(furniture|pictures) (is|are) the artist’s\b/i,
    /\btake the papers home\b/i,
    /\b(knows you again|be forgotten|network address)\b/i,
    /\b(open|public) list\b/i,
    /\b(who is happy|as quoted in the market|taken to be for)\b/i,
    /\bwindows? (?:on the right )?over\b/i,
    /\bTell me when (?:one is|there are)\b/i,
    // "Where" instead of "if", and "stands" instead of "is".
    /[.:] Where (an?|no|none|we|you) /,
    /\bstands? (against|at|beside|for|outside|yet)\b/i,
    /\bsell no data\b/i,
    /\bprice per square foot is at\b/i,
  ],
  it: [
    /\b(?:nostri|suo|un) partner\b/i,
    /\binvestiment[io] sulla carta\b/i,
    /\bconto vincolato\b/i,
    /\bSpiaggia della Palma\b|\bColline degli Emirati\b/i,
    /\bpiscina termale\b/i,
    /\bChiedi d(?:i|el|ella)\b/,
    /\b(?:glielo|gliene)\b/,
    /\bin data \d/,
    /\bcon le sue ragioni\b/,
    /\bsole (?:basso )?della sera\b/,
    /\bguidat[aio] dall’Italia\b/i,
    /\betichette di campagna\b/i,
    /\b(?:atrio|palestra) dei residenti\b/i,
    // A number that is spoken with a vowel first takes l’, which a filled-in figure cannot have.
    /\b(?:il|al|del|dal|nel|sul) (?:8[\d,.–]*|11)(?:%| \p{L})/iu,
  ],
  ar: [
    /الأكثر ثقة/,
    /بقيادة إيطالية/,
    /(?:حتى|بعد|قبل|مع) المفاتيح/,
    /(?:نسمّي|يسمّي|يُسمّى) (?:لك|أي)/,
    /على الطاولة/,
    /قائمتك المفضلة/,
  ],
};

/** A page's text, with a space at each tag. */
function textOf(html: string): string {
  const document = parse(html.replaceAll("<", " <"), {
    blockTextElements: { script: true, style: true, noscript: false },
  });
  for (const unread of document.querySelectorAll("script, style")) unread.remove();
  const attributes = document
    .querySelectorAll("*")
    .flatMap((element) => textAttributes.flatMap((name) => element.getAttribute(name) ?? []));
  return collapseSpaces([document.text, ...attributes].join(" "));
}

/** Pages that are requested at once. */
const atOnce = 6;

for (const locale of localeCodes)
  test(`no page in ${locales[locale].name} has a rejected phrase`, async ({ source }) => {
    const addresses = testedPages.map((path) => localePath(locale, path));
    const found: string[] = [];
    for (let start = 0; start < addresses.length; start += atOnce)
      await Promise.all(
        addresses.slice(start, start + atOnce).map(async (address) => {
          const text = textOf(await source(address));
          // A placeholder that nothing is filled into.
          for (const phrase of [...rejected[locale], /\{\w+\}/]) {
            const [match] = phrase.exec(text) ?? [];
            if (match) found.push(`${address}: ${match}`);
          }
        }),
      );
    expect(found).toEqual([]);
  });
