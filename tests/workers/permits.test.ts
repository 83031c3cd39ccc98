import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { notifyOfExpiringPermits } from "~workers/enquiries/permits";
import { cacheHeaders } from "~workers/http/page-cache";
import { permitContent, permitInBrief } from "~/features/permits/permit";
import { brokerNumber, formatRegistrations } from "~/features/permits/registrations";
import { qrCode } from "~/format/qr-code";
import { propertyListing } from "~/listings/structured-data/listings";
import { localeCodes } from "~/locale";
import { advertisedAt } from "~/site/advertised";
import { daysLeft, permitsExpiringWithin } from "~/site/validity";
import { siteIn } from "../support/site.ts";
import { renderBuiltPage } from "./built-pages";
import { failingMail, mailbox, site } from "./example-enquiries";
import { expired, lastMoment, listingsWithPermit, permit, propertyNamed } from "./listings";

const permitted = listingsWithPermit(["ontario-tower", "palazzo-tissoli"]);

const permittedAt = (now: Date) => advertisedAt(now, permitted);

const ontario = propertyNamed("ontario-tower", { permit });

const visit = (now: Date) => renderBuiltPage("/property/ontario-tower", permittedAt(now));

const cacheControlAt = (now: Date) =>
  cacheHeaders(new Request(`${site}/buy`), 200, [], permittedAt(now).maxAge)[
    "cloudflare-cdn-cache-control"
  ];

const before = (seconds: number) => new Date(expired.getTime() - seconds * 1000);

const listingAt = (now: Date) =>
  propertyListing(siteIn("en", { origin: site, now }), ontario, { pictures: [], plans: [] });

const morning = (day: string) => new Date(`${day}T09:00:00+04:00`);

it("a permit has its days counted by Dubai’s calendar", () => {
  expect(daysLeft(permit, new Date("2026-12-01T00:00:00+04:00"))).toBe(14);
  expect(daysLeft(permit, new Date("2026-12-01T23:59:59+04:00"))).toBe(14);
  expect(daysLeft(permit, lastMoment)).toBe(0);
  expect(daysLeft(permit, expired)).toBe(-1);
});

it("the page of an expired permit answers 410 with the most similar properties, and 200 before", async () => {
  const shown = await visit(lastMoment);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain("Permit 7123456789.");
  const gone = await visit(expired);
  expect(gone.status).toBe(410);
  const html = await gone.text();
  expect(html).toContain("Ontario Tower is no longer advertised");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const links = [...main.matchAll(/href="(\/property\/[^"]+)"/g)].map(([, to]) => to);
  expect(links).toEqual(["/property/al-soufuh-apartment", "/property/luxury-beachfront-villa"]);
  expect(main).toContain('href="/buy"');
});

describe("the cache", () => {
  it("is limited by the permit's last day", () => {
    expect(cacheControlAt(before(48 * 3600))).toBe(
      "public, max-age=3600, stale-while-revalidate=86400",
    );
    expect(cacheControlAt(before(2 * 3600))).toBe(
      "public, max-age=3600, stale-while-revalidate=3600",
    );
    expect(cacheControlAt(before(90))).toBe("public, max-age=90, stale-while-revalidate=0");
    expect(cacheControlAt(expired)).toBe("public, max-age=3600, stale-while-revalidate=86400");
  });

  it("has no response with 410", () => {
    const gone = cacheHeaders(new Request(`${site}/property/ontario-tower`), 410, []);
    expect(gone["cloudflare-cdn-cache-control"]).toBe("no-store");
  });
});

describe("a valid permit is shown", () => {
  it.each(localeCodes)("with number, code and link, in %s", (locale) => {
    const shown = permitContent(siteIn(locale, { now: lastMoment }), { permit });
    expect(shown?.text).toContain("7123456789");
    expect(shown?.card).toBe(permit.card);
    expect(shown?.qr).toEqual(qrCode(permit.card));
    expect(permitContent(siteIn(locale, { now: expired }), { permit })).toBeUndefined();
    expect(permitContent(siteIn(locale, { now: lastMoment }), {})).toBeUndefined();
    expect(permitInBrief(siteIn(locale, { now: lastMoment }), { permit })).toHaveLength(1);
  });

  it("to search engines, as the listing’s identifier", () => {
    expect(listingAt(lastMoment)).toMatchObject({
      identifier: { "@type": "PropertyValue", value: permit.number, url: permit.card },
    });
    expect(listingAt(expired)).not.toHaveProperty("identifier");
  });

  it("has the firm's registrations, if they exist", () => {
    const registered = { licence: "123456", orn: "98765", brn: { sales: "54321" } };
    expect(formatRegistrations(siteIn("en"), { registered })).toEqual([
      "Licence 123456",
      "ORN 98765",
    ]);
    expect(brokerNumber(siteIn("en"), { registered }, "sales")).toEqual(["BRN 54321"]);
    expect(brokerNumber(siteIn("en"), { registered }, "leasing")).toEqual([]);
    expect(formatRegistrations(siteIn("en"), { registered: {} })).toEqual([]);
  });
});

describe("the staff", () => {
  it("get one mail 14 days before and one 3 days before, whatever else the cron does", async () => {
    const { mails, EMAIL } = mailbox();
    for (const day of [30, 31, 32, 41, 42, 43, 46])
      for (const hour of [9, 10, 11]) {
        const now = new Date(Date.UTC(2026, 10, day, hour - 4));
        await notifyOfExpiringPermits({ ...env, EMAIL }, now, permitted);
      }
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe("2 permits are about to expire");
    expect(mails[0]?.text).toContain("Ontario Tower");
    expect(mails[0]?.text).toContain("Palazzo Tissoli");
    expect(mails[0]?.text).toContain("2026-12-15, in 14 days");
    expect(mails[1]?.text).toContain("2026-12-15, in 3 days");
  });

  it("are retried after a failed mail", async () => {
    const now = morning("2026-12-12");
    const failed = notifyOfExpiringPermits({ ...env, EMAIL: failingMail() }, now, permitted);
    await expect(failed).rejects.toThrow("E_INTERNAL_SERVER_ERROR");
    const { mails, EMAIL } = mailbox();
    const later = new Date(now.getTime() + 60 * 60 * 1000);
    await notifyOfExpiringPermits({ ...env, EMAIL }, later, permitted);
    await notifyOfExpiringPermits({ ...env, EMAIL }, later, permitted);
    expect(mails).toHaveLength(1);
  });
});

describe("leads -- status", () => {
  const now = new Date("2026-12-10T12:00:00+04:00");
  const named = [
    { name: "with", permit },
    { name: "without" },
    { name: "over", permit: { ...permit, validUntil: "2026-12-09" } },
    { name: "later", permit: { ...permit, validUntil: "2027-03-01" } },
  ];

  it("lists permits that expire within a month, the nearest first", () => {
    expect(permitsExpiringWithin(named, 31, now).map((row) => [row.name, row.daysLeft])).toEqual([
      ["over", -1],
      ["with", 5],
    ]);
  });
});
