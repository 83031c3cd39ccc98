import { describe, expect, it } from "vitest";
import { consentVersion } from "~/content/privacy-terms";
import { post, rowsOf, validEnquiries } from "./example-enquiries";

it.each([
  ["of its page", { locale: "it" }, "ar", "it"],
  ["of the browser, without one of the page", {}, "tlh;q=0.9, it-IT;q=0.8", "it"],
  ["English, if neither is a language of the site", { locale: "tlh" }, "tlh, *;q=0.1", "en"],
])("stores the language %s", async (_, body, accepted, locale) => {
  const headers = { "accept-language": accepted };
  await post("valuation", { ...validEnquiries.valuation, ...body }, { headers });
  expect(await rowsOf("valuation")).toMatchObject([{ locale }]);
});

describe("the source of an enquiry", () => {
  const source = {
    page: "/property/ontario-tower",
    referrerHost: "www.google.com",
    utm_source: "newsletter",
    utm_medium: "email",
    utm_campaign: "november",
    utm_term: "business bay",
    utm_content: "hero",
  };

  it("is stored, with the consent that was shown", async () => {
    await post(
      "contact",
      { ...validEnquiries.contact, ...source, consentVersion },
      { headers: { "accept-language": "it-IT,it;q=0.9,en;q=0.8" } },
    );
    const { referrerHost, ...rest } = source;
    expect(await rowsOf("contact")).toMatchObject([
      {
        ...rest,
        referrer_host: referrerHost,
        browser_language: "it-IT",
        consent_version: consentVersion,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u) as string,
      },
    ]);
  });

  it.each(["2026-11-26", "", 20261127, "x".repeat(300)])(
    "has no version of the terms that never existed: %j",
    async (version) => {
      await post("contact", { ...validEnquiries.contact, consentVersion: version });
      expect(await rowsOf("contact")).toMatchObject([{ consent_version: "" }]);
    },
  );

  it("has the version that a page was opened with", async () => {
    await post("contact", { ...validEnquiries.contact, consentVersion: "2026-11-23" });
    expect(await rowsOf("contact")).toMatchObject([{ consent_version: "2026-11-23" }]);
  });

  it.each([
    { page: 12 },
    { utm_source: ["a"] },
    { referrerHost: "x".repeat(9_000) },
    { utm_term: "a\u0000\r\nb" },
  ])("never costs the enquiry: %j", async (odd) => {
    expect((await post("viewing", { ...validEnquiries.viewing, ...odd })).status).toBe(200);
  });
});
