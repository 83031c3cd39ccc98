import { describe, expect, it } from "vitest";
import { missingLegalFacts } from "~/data/company";
import { privacyNotice } from "~/features/company/privacy-notice";
import { localeNames } from "~/locale";
import { wordsIn } from "~/words";

const facts = {
  firm: "Orizzonte Real Estate Consultancy",
  place: "Dubai, UAE",
  consent: "We use your details to answer you.",
  turnstile: false,
  crm: false,
  analytics: false,
};
const given = {
  postalAddress: "PO Box 1, Dubai",
  euRepresentative: "Rappresentante Srl, Via Roma 1, 20121 Milano",
};

describe.each(localeNames)("the privacy notice in %s", (locale) => {
  const sections = (more = {}) =>
    Object.fromEntries(
      privacyNotice(locale, wordsIn(locale).privacy, { ...facts, ...more }).map(
        ({ id, paragraphs }) => [id, paragraphs.join(" ")],
      ),
    );

  it("says whether details have to be given, and on which basis they reach the Emirates", () => {
    const { voluntary, abroad } = sections();
    expect(voluntary).toBeTruthy();
    expect(abroad).toMatch(/49/);
  });

  it("names postal address and representative once the owner has given them", () => {
    expect(sections()["who"]).not.toMatch(/\{|undefined|27/);
    expect(sections(given)["who"]).toContain(given.postalAddress);
    expect(sections(given)["who"]).toContain(given.euRepresentative);
  });
});

it("a deployment names what the notice lacks by law", () => {
  expect(missingLegalFacts({})).toEqual(["postalAddress", "euRepresentative"]);
  expect(missingLegalFacts({ postalAddress: given.postalAddress })).toEqual(["euRepresentative"]);
  expect(missingLegalFacts(given)).toEqual([]);
});
