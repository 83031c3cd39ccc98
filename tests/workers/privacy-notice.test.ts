import { describe, expect, it } from "vitest";
import { missingLegalFacts } from "~/content/company";
import { privacyNotice } from "~/features/company/privacy-notice";
import { type Locale, localeCodes } from "~/locale";
import settings from "../../wrangler.toml?raw";
import { siteIn } from "../support/site";

const facts = {
  firm: "Orizzonte Real Estate Consultancy",
  place: "Dubai, UAE",
  consent: "We use your details to reply to you.",
  turnstile: false,
  crm: false,
  analytics: false,
};
const given = {
  postalAddress: "PO Box 1, Dubai",
  euRepresentative: "Rappresentante Srl, Via Roma 1, 20121 Milano",
};

/** What the notice says of data that the forms and the browser add. The other languages have the same messages. */
const added = {
  phoneCountry: /the number’s country/,
  locale: /and its language/,
  spam: /looks automated/,
  answering: /Which of our staff your enquiry is with/,
  mailToYou: /We send no advertising/,
  mail: /not deleted automatically/,
  mailboxLeft: /stays in our staff’s mailbox/,
  scrollPositions: /how far down each page/,
  campaign: /nothing on your device about how you came/,
  phoneWithMessage: /phone number with a message too/,
  code: /secret key/,
};

const sevenDays: Record<Locale, RegExp> = {
  en: /\bseven days\b/i,
  it: /\bsette giorni\b/,
  ar: /سبعة أيام/,
};

describe.each(localeCodes)("the privacy notice in %s", (locale) => {
  const site = siteIn(locale);
  const sections = (more = {}) =>
    Object.fromEntries(
      privacyNotice(site, { ...facts, ...more }).map(({ id, paragraphs }) => [
        id,
        paragraphs.join(" "),
      ]),
    );

  it("states whether data is required, and the basis of its transfer to the Emirates", () => {
    const { voluntary, transfers } = sections();
    expect(voluntary).toBeTruthy();
    expect(transfers).toMatch(/49/);
  });

  it("states what browsers report about errors, why and for how long", () => {
    const notice = privacyNotice(site, facts);
    const rows = notice.find(({ id }) => id === "retention")?.rows ?? [];
    expect(rows.filter(({ howLong }) => sevenDays[locale].test(howLong))).toHaveLength(1);
    expect(
      notice
        .find(({ id }) => id === "why")
        ?.paragraphs.join(" ")
        .match(/GDPR/g),
    ).toHaveLength(2);
  });

  it("has the postal address and the representative once company.yaml has them", () => {
    expect(sections()["who"]).not.toMatch(/\{|undefined|27/);
    expect(sections(given)["who"]).toContain(given.postalAddress);
    expect(sections(given)["who"]).toContain(given.euRepresentative);
  });
});

const inEnglish = (more = {}) => JSON.stringify(privacyNotice(siteIn("en"), { ...facts, ...more }));

it.each(Object.entries(added))("the privacy notice states what is true of %s", (_, text) => {
  expect(inEnglish()).toMatch(text);
});

it("the privacy notice names the recipients that are switched on", () => {
  expect(inEnglish()).not.toMatch(/Turnstile|CRM/);
  expect(inEnglish({ turnstile: true, crm: true })).toMatch(
    /Cloudflare Turnstile, a service of the same company.*\(a CRM\)/,
  );
});

it("logs have no IP address: Cloudflare's invocation logs are disabled", () => {
  const [, observability = ""] = settings.split("[observability.logs]");
  expect(observability).toMatch(/^invocation_logs = false$/m);
});

it("a deployment lists the missing facts that the notice requires by law", () => {
  expect(missingLegalFacts({})).toEqual(["postalAddress", "euRepresentative"]);
  expect(missingLegalFacts({ postalAddress: given.postalAddress })).toEqual(["euRepresentative"]);
  expect(missingLegalFacts(given)).toEqual([]);
});
