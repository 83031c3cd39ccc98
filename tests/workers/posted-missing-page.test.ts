import { describe, expect, it } from "vitest";
import { company } from "~/content/company";
import { telUrl, whatsappUrl } from "~/features/enquiries/contact-links";
import { enquiryTexts } from "~/features/enquiries/enquiry-form-messages";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { interpolate } from "~/format/interpolate";
import type { Locale } from "~/locale";
import { messagesFor } from "~/messages/messages";
import { advertisedAt, type ListingsAndAreas, listingsAndAreas } from "~/site/advertised";
import { renderBuiltPage } from "./built-pages";
import { anotherVisitor, mailbox, rowsOf, validEnquiries } from "./example-enquiries";
import { projectNamed } from "./listings";

interface Listing {
  id: string;
  texts: { it?: unknown };
  status?: unknown;
}

/** A listing without Italian texts, or one whose advertisement has ended; the others as they are. */
const changed = <Changed extends Listing>(listing: Changed): Changed => {
  if (listing.id === "ontario-tower" || listing.id === "palazzo-tissoli")
    return { ...listing, texts: { ...listing.texts, it: undefined } };
  if (listing.id === "continental-tower" || listing.id === "al-marjan-island")
    return { ...listing, status: "withdrawn" };
  return listing;
};

const all: ListingsAndAreas = {
  properties: listingsAndAreas.properties.map(changed),
  projects: listingsAndAreas.projects.map(changed),
  areas: listingsAndAreas.areas,
};

async function postPlainForm(
  path: string,
  locale: Locale,
  kind: EnquiryKind,
  body: Record<string, string> = validEnquiries[kind],
) {
  const { mails, EMAIL } = mailbox();
  const response = await renderBuiltPage(path, advertisedAt(new Date(), all, locale), {
    method: "POST",
    headers: anotherVisitor(),
    body: new URLSearchParams({ ...body, locale }),
    cf: { country: "AE" },
    bindings: { EMAIL, FLOOD_PROTECTION: "off" },
  });
  // The data for hydration is not what the visitor reads.
  const html = (await response.text()).replaceAll(/<script[^>]*>.*?<\/script>/gsu, "");
  return { status: response.status, html, mails, rows: await rowsOf(kind) };
}

const pages: readonly (readonly [string, Locale, 404 | 410])[] = [
  ["/property/continental-tower", "en", 410],
  ["/it/property/ontario-tower", "it", 404],
  ["/ar/property/no-such-home", "ar", 404],
  ["/off-plan/al-marjan-island", "en", 410],
  ["/it/off-plan/palazzo-tissoli", "it", 404],
  ["/it/off-plan/no-such-project", "it", 404],
];

it.each(pages)("a form posted to %s is stored and confirmed", async (path, locale, status) => {
  const posted = await postPlainForm(path, locale, "viewing");
  expect(posted.status).toBe(status);
  expect(posted.rows).toMatchObject([{ name: "Giulia Ferrari" }]);
  expect(posted.mails).toHaveLength(1);
  const { sent } = messagesFor(locale).enquiries.kinds.viewing;
  expect(posted.html).toContain('id="request-answer"');
  expect(posted.html).toContain(sent.title);
  expect(posted.html).toContain(validEnquiries.viewing.email);
});

it("a form of a project that is no longer advertised is confirmed with its name", async () => {
  const { html } = await postPlainForm("/off-plan/al-marjan-island", "en", "viewing");
  expect(html).toContain(
    interpolate(messagesFor("en").projects.page.enquiry.sent, {
      project: projectNamed("al-marjan-island").title,
    }),
  );
});

it("an invalid form that is posted to a missing page shows the errors and how to reach the firm", async () => {
  const posted = await postPlainForm("/property/continental-tower", "en", "viewing", {
    ...validEnquiries.viewing,
    email: "giulia",
  });
  expect(posted.status).toBe(422);
  expect(posted.rows).toHaveLength(0);
  const { reachUs } = messagesFor("en").lazy.responses;
  expect(posted.html).toContain("Please write the whole email address");
  expect(posted.html).toContain(reachUs);
  expect(posted.html).toContain(`href="${telUrl(company.phone)}"`);
  expect(posted.html).toContain(`href="${whatsappUrl(company.whatsapp)}"`);
});

const formPages: Record<string, readonly [path: string, EnquiryKind]> = {
  contact: ["contact", "contact"],
  project: ["off-plan/palazzo-tissoli", "viewing"],
  property: ["property/ontario-tower", "viewing"],
  sell: ["sell", "valuation"],
  shortlist: ["shortlist?homes=palazzo-tissoli", "viewing"],
};

describe("without JavaScript, a page with a form", () => {
  it("is each page with a form", () => {
    const routes = import.meta.glob<string>("../../app/routes/**/*.tsx", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const withAction = Object.entries(routes)
      .filter(([, code]) => code.includes("function action("))
      .map(([file]) => /([^/]+)\.tsx$/u.exec(file)?.[1]);
    expect(withAction).toEqual(Object.keys(formPages));
  });

  it.each(Object.values(formPages))("confirms what is posted to it: %s", async (path, kind) => {
    const posted = await postPlainForm(`/ar/${path}`, "ar", kind);
    expect([posted.status, posted.rows.length]).toEqual([200, 1]);
    const messages = messagesFor("ar").enquiries;
    const { title } = enquiryTexts(messages, kind, validEnquiries[kind]).sent;
    expect(posted.html).toContain(title);
  });

  it("confirms a request about a project with its own text", async () => {
    const posted = await postPlainForm("/xx/shortlist", "en", "viewing", {
      ...validEnquiries.viewing,
      preferredDate: "",
      preferredTime: "",
      propertyIds: "palazzo-tissoli",
    });
    expect(posted.html).toContain(messagesFor("en").shortlist.request.about.sent);
  });
});

it("a page without a posted form shows no answer", async () => {
  const response = await renderBuiltPage(
    "/property/continental-tower",
    advertisedAt(new Date(), all, "en"),
  );
  expect(response.status).toBe(410);
  expect(await response.text()).not.toContain("request-answer");
});
