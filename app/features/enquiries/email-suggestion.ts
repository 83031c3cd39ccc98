import { cleanEmail } from "~/format/clean-text";
import { editDistance } from "~/format/edit-distance";
import { isCountry } from "./phone-country";

/** The domains of common mail services. */
const mailServices = [
  "gmail.com",
  "googlemail.com",
  "icloud.com",
  "aol.com",
  "msn.com",
  "ymail.com",
  "rocketmail.com",
  "proton.me",
  "protonmail.com",
  "zoho.com",
  "yandex.com",
  "web.de",
  "sky.com",
  "btinternet.com",
  "comcast.net",
  "verizon.net",
  "bellsouth.net",
  "earthlink.net",
  "rogers.com",
  "sympatico.ca",
  "optusnet.com.au",
  "xtra.co.nz",
  "hotmail.com",
  "outlook.com",
  "live.com",
  "yahoo.com",
  "libero.it",
  "virgilio.it",
  "alice.it",
  "tim.it",
  "tiscali.it",
  "fastwebnet.it",
  "outlook.it",
  "hotmail.it",
  "yahoo.it",
  "pec.it",
  "emirates.net.ae",
  "eim.ae",
  "yahoo.co.uk",
  "hotmail.co.uk",
  "outlook.co.uk",
  "gmx.de",
  "gmx.net",
  "t-online.de",
  "orange.fr",
  "wanadoo.fr",
  "mail.ru",
  "yandex.ru",
];

/** Services with names so similar to those above that a suggestion would be wrong. */
const similarDomains = new Set([
  "protonmail.ch",
  "mail.com",
  "email.com",
  "email.it",
  "mail.it",
  "mail.ae",
  "gmx.com",
  "tin.it",
  "foxmail.com",
  "yopmail.com",
  "yahoofs.com",
  "online.de",
  "wanadoo.es",
]);

/** Services whose domains in some countries have two endings: "yahoo.co.jp", "yahoo.com.br". */
const countryDomain = /^(yahoo|hotmail|outlook|live|msn|aol)\.com?\.[a-z]{2}$/u;

/** Names of mail services with domains in many countries, and of those with a single domain. */
const mailNames = ["yahoo", "hotmail", "outlook", "live", "gmail", "icloud"];
const comOnlyDomain = /^(gmail|icloud)\./u;

/** Top-level domains that are suggested for misspelt ones. */
const suggestedTlds = ["com", "net", "org", "it", "ae", "co.uk", "info", "eu"];

/** Top-level domains of three letters that exist. Those of two letters are countries. */
const threeLetterTlds = new Set(
  "com net org edu gov mil biz xyz app art bar bet bio cat dev fit fun inc int law llc ltd mba nyc one pro tax tel top vip win".split(
    " ",
  ),
);

/** The shortest name of a service that is compared: "aon.com" is not "aol.com". */
const minNameLength = 5;

/** Whether a top-level domain may exist. Misspelt ones have three letters at most. */
const mayExist = (tld: string) =>
  tld.length > 3 ||
  threeLetterTlds.has(tld) ||
  ["eu", "uk"].includes(tld) ||
  isCountry(tld.toUpperCase());

/** The entry of a list that differs from a text by one typing error; undefined if one is the same or none is near. */
const withoutTypo = (text: string, known: readonly string[]) =>
  known.includes(text) ? undefined : known.find((other) => editDistance(text, other) === 1);

/** The likely domain; the same one if no better is known. */
function correctDomain(typed: string): string {
  const tld = typed.slice(typed.lastIndexOf(".") + 1);
  const name = typed.slice(0, typed.lastIndexOf("."));
  if (!mayExist(tld)) {
    const corrected = withoutTypo(tld, suggestedTlds);
    return corrected ? correctDomain(`${name}.${corrected}`) : typed;
  }
  if (comOnlyDomain.test(typed)) return typed.replace(/\..*$/u, ".com");
  if (name.length < minNameLength || similarDomains.has(typed) || countryDomain.test(typed))
    return typed;
  if (mailServices.includes(typed)) return typed;
  const service = withoutTypo(typed, mailServices);
  const corrected = withoutTypo(name, mailNames);
  return service ?? (corrected ? `${corrected}.${tld}` : typed);
}

/**
 * Suggests a correction for an email address that looks misspelt: "k@gmail.com" for "k@gmial.con". A
 * suggestion is not an error: unknown domains are valid.
 *
 * @returns undefined without a suggestion
 */
export function suggestEmail(typed: string): string | undefined {
  const email = cleanEmail(typed);
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || !/^[a-z\d-]+(\.[a-z\d-]+)+$/u.test(domain)) return undefined;
  const corrected = correctDomain(domain);
  return corrected === domain ? undefined : `${email.slice(0, at)}@${corrected}`;
}
