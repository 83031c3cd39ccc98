import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import worker from "~workers/app";
import { replyDeadline } from "~workers/records/confirmation";
import { company } from "~/content/company";
import type { Confirmation } from "~/features/enquiries/enquiry-response";
import type { Locale } from "~/locale";
import { anotherVisitor, validEnquiries, post, postForm, site } from "./example-enquiries";
import { outage } from "./fake-queue";

/** A Monday on which the office is open: 1 PM in Dubai. */
const monday = "2026-11-23T09:00:00Z";

beforeEach(() => {
  vi.setSystemTime(monday);
});

const answered = async (response: Response) =>
  (await response.json<{ confirmation: Confirmation }>()).confirmation;

const rowsIn = ({ rows }: Confirmation) =>
  Object.fromEntries(rows.map(({ label, text }) => [label, text]));

const saturday = { preferredDate: "2026-11-28", preferredTime: "morning", callChannel: "video" };

const inWords = {
  Home: "Ontario Tower",
  When: "Saturday 28 November 2026, morning (10:00\u00A0AM–\u206012:00\u00A0PM, Dubai time)",
  "Your local time": "Saturday, 7:00\u00A0AM–\u20609:00\u00A0AM",
  How: "Video call",
  "Your name": validEnquiries.viewing.name,
  "Your number": "+39 02 123 4567 (Italy)",
  "Your email": validEnquiries.viewing.email,
  "Your message": `${validEnquiries.viewing.message}\n\n- Is it let?`,
  "To change or cancel, call": company.phone,
};

it("confirms an enquiry", async () => {
  const visitor = { timeZone: "Europe/Rome", "question-let": "Is it let?" };
  const body = { ...validEnquiries.viewing, ...saturday, ...visitor };
  const confirmation = await answered(await post("viewing", body));
  const read = rowsIn(confirmation);
  expect(confirmation.rows.at(-1)?.to).toBe(`tel:${company.phone.replaceAll(" ", "")}`);
  // Engines differ in the comma after an English weekday.
  if (read["When"]) read["When"] = read["When"].replace("Saturday,", "Saturday");
  expect(read).toEqual(inWords);
  expect(confirmation.promise).toBe(
    "We will call you by 6:00\u00A0PM today, Dubai time (3:00\u00A0PM your time), to confirm the day and the time. If you cannot answer, we will write to you.",
  );
});

it("names a time outside office hours in the receipt", async () => {
  const sunday = { preferredDate: "2026-11-29", preferredTime: "outside-office-hours" };
  const body = { ...validEnquiries.viewing, ...sunday, locale: "it", timeZone: "Europe/Rome" };
  expect(rowsIn(await answered(await post("viewing", body)))).toMatchObject({
    Quando: "domenica 29 novembre 2026, fuori orario d’ufficio",
  });
});

it.each([
  ["en", "Sunday 29 November 2026, 8:00\u00A0PM, Dubai time", "Sunday, 5:00\u00A0PM"],
  ["it", "domenica 29 novembre 2026, ore 20:00, ora di Dubai", "domenica, 17:00"],
])("names an hour in the receipt: %s", async (locale, inDubai, own) => {
  const hour = { preferredDate: "2026-11-29", preferredTime: "20:00" };
  const body = { ...validEnquiries.viewing, ...hour, locale, timeZone: "Europe/Rome" };
  const texts = (await answered(await post("viewing", body))).rows.map(({ text }) =>
    text.replace("Sunday, 29", "Sunday 29"),
  );
  expect(texts).toEqual(expect.arrayContaining([inDubai, own]));
});

it("a visitor who comes to Dubai reads Dubai's time only", async () => {
  const inPerson = { ...saturday, callChannel: "in-person", timeZone: "Europe/Rome" };
  const rows = rowsIn(
    await answered(await post("viewing", { ...validEnquiries.viewing, ...inPerson })),
  );
  expect(rows["When"]).toContain("Dubai time");
  expect(rows["Your local time"]).toBeUndefined();
});

it.each([
  ["2026-11-24", "If we cannot, we will write to you by 6:00\u00A0PM today, Dubai time."],
  ["2026-11-23", "If we cannot, we will write to you beforehand."],
])("calls an owner at the chosen time, not before: %s", async (preferredDate, otherwise) => {
  const call = { preferredDate, preferredTime: "afternoon", callChannel: "phone" };
  const { promise } = await answered(
    await post("valuation", { ...validEnquiries.valuation, ...call }),
  );
  expect(promise).toBe(`We will call you then. ${otherwise}`);
});

it("names a public holiday, on which nobody promises a call", async () => {
  vi.setSystemTime("2026-12-01T13:30:00Z");
  const nationalDay = { preferredDate: "2026-12-02", preferredTime: "morning" };
  const { rows, promise } = await answered(
    await post("viewing", { ...validEnquiries.viewing, ...nationalDay, locale: "it" }),
  );
  expect(rowsIn({ rows })).toMatchObject({
    Quando: "mercoledì 2 dicembre 2026 (giorno festivo), mattina (9:00–\u206012:00, ora di Dubai)",
  });
  expect(promise).toMatch(/^La contatteremo prima/u);
  const anyTime = { ...validEnquiries.valuation, preferredTime: "" };
  const withoutDay = await answered(await post("valuation", anyTime));
  expect(withoutDay.promise).toBe("We will call you by 6:00\u00A0PM on Friday, Dubai time.");
});

it("names what a message is about", async () => {
  const about = "Ontario Tower (AED 1,500,000) and Palazzo Tissoli";
  const asked = {
    ...validEnquiries.contact,
    about: `${about} ${site}/invest/purchase-plan?price1=1`,
  };
  const { rows } = await answered(await post("contact", asked));
  expect(rows[0]).toEqual({ label: "About", text: about });
});

it("has each home of a purchase plan on its own line, without the plan's address", async () => {
  const homes = ["Ontario Tower, AED 1,500,000", "Palazzo Tissoli, AED 2,000,000"];
  const about = `Purchase Plan: ${homes.join("; ")} ${site}/invest/purchase-plan?price1=1`;
  const { rows } = await answered(await post("contact", { ...validEnquiries.contact, about }));
  const text = ["Purchase Plan:", ...homes].join("\n");
  expect(rows[0]).toEqual({ label: "About", text });
});

it("lists all properties of a request in the language of the page", async () => {
  const { propertyId: _, ...rest } = validEnquiries.viewing;
  const body = { ...rest, propertyIds: ["ontario-tower", "al-soufuh-apartment"], locale: "ar" };
  const { rows } = await answered(await post("viewing", body));
  expect(rows[0]?.label).toBe("المنازل");
  expect(rows[0]?.text.split(" · ")).toHaveLength(2);
});

it.each([
  ["2026-11-23T05:00:00Z", "today", { days: 0, minute: 1080 }],
  ["2026-11-23T03:00:00Z", "today, before the office opens", { days: 0, minute: 1080 }],
  ["2026-11-23T13:00:00Z", "today, an hour before it closes", { days: 0, minute: 1080 }],
  ["2026-11-23T13:01:00Z", "tomorrow, less than an hour before", { days: 1, minute: 1080 }],
  ["2026-11-20T15:00:00Z", "Saturday, on Friday evening", { days: 1, minute: 960 }],
  ["2026-11-21T12:30:00Z", "Monday, on Saturday evening", { days: 2, minute: 1080 }],
  ["2026-11-22T08:00:00Z", "Monday, on a Sunday", { days: 1, minute: 1080 }],
])("confirms an enquiry at %s with %s", (instant, _when, deadline) => {
  expect(replyDeadline(new Date(instant))).toMatchObject(deadline);
});

it("states the weekday to a visitor who writes on Saturday evening", async () => {
  vi.setSystemTime("2026-11-21T12:30:00Z");
  const call = await answered(await post("viewing", validEnquiries.viewing));
  expect(call.promise).toBe("We will call you by 6:00\u00A0PM on Monday, Dubai time.");
  const fromAuckland = { ...validEnquiries.contact, timeZone: "Pacific/Auckland" };
  const reply = await answered(await post("contact", fromAuckland));
  expect(reply.promise).toBe(
    "We will reply by 6:00\u00A0PM on Monday, Dubai time (Tuesday, 3:00\u00A0AM your time).",
  );
});

it.each([
  [
    "an afternoon before the office has to call",
    "2026-11-23",
    "afternoon",
    "viewing",
    "beforehand",
  ],
  ["today, at any time", "2026-11-23", "", "contact", "beforehand"],
  [
    "a later day",
    "2026-11-24",
    "",
    "contact",
    "reply by 6:00\u00A0PM today, Dubai time, to confirm the day.",
  ],
  [
    "an hour of a later day",
    "2026-11-24",
    "11:00",
    "contact",
    "reply by 6:00\u00A0PM today, Dubai time, to confirm the day and the time.",
  ],
] as const)("confirms %s in time", async (_when, preferredDate, preferredTime, kind, promise) => {
  const body = { ...validEnquiries[kind], preferredDate, preferredTime };
  expect((await answered(await post(kind, body))).promise).toContain(promise);
});

it.each([
  ["en", "by 6:00\u00A0PM on Monday, Dubai time (3:00\u00A0PM your time)"],
  ["it", "entro le 18:00 di lunedì, ora di Dubai (15:00 nel Suo fuso)"],
  ["ar", "يوم الاثنين قبل الساعة 6:00"],
])("names the weekday where it is still the day before: %s", async (locale, promise) => {
  vi.setSystemTime("2026-11-22T20:58:00Z");
  const body = { ...validEnquiries.contact, locale, timeZone: "Europe/Berlin" };
  expect((await answered(await post("contact", body))).promise).toContain(promise);
});

it.each([
  [
    "2026-11-28",
    "09:00",
    "viewing",
    "to confirm the day and the time. If you cannot answer, we will write to you.",
  ],
  ["2026-11-28", "16:00", "contact", "to confirm the day and the time."],
  [
    "2026-11-24",
    "20:00",
    "valuation",
    "We will reply by 6:00\u00A0PM today, Dubai time, to confirm the day and the time.",
  ],
] as const)(
  "says that the office is closed on %s at %s: %s",
  async (preferredDate, hour, kind, promise) => {
    const closed = "Our office is closed at that time; we will tell you whether it is possible.";
    const body = { ...validEnquiries[kind], preferredDate, preferredTime: hour };
    const confirmation = await answered(await post(kind, body));
    expect(confirmation.promise).toContain(`${promise} ${closed}`);
    const open = { ...body, preferredTime: "15:00" };
    expect((await answered(await post(kind, open))).promise).not.toContain("closed");
  },
);

it("promises an owner who asks for a call in the evenings no call by the end of the day", async () => {
  const evening = { ...validEnquiries.valuation, preferredTime: "evening" };
  const confirmation = await answered(await post("valuation", evening));
  expect(confirmation.promise).toBe("We will reply by 6:00\u00A0PM today, Dubai time.");
});

it("confirms a queued enquiry", async () => {
  const { bindings } = outage();
  const confirmation = await answered(await post("viewing", validEnquiries.viewing, { bindings }));
  expect(rowsIn(confirmation)).toMatchObject({ Home: "Ontario Tower" });
});

it("confirms a repeat from the stored enquiry, in the language and at the time of the repeat", async () => {
  const headers = { "idempotency-key": "one" };
  const body = { ...validEnquiries.viewing, phone: "050 123 4567", locale: "en" };
  await post("viewing", { ...body, timeZone: "Asia/Dubai" }, { headers });
  vi.setSystemTime("2026-11-23T14:00:00Z");
  const again = { ...body, timeZone: "Europe/Rome", locale: "it" };
  const confirmation = await answered(await post("viewing", again, { headers }));
  expect(rowsIn(confirmation)["Il Suo numero"]).toBe("+971 50 123 4567 (Emirati Arabi Uniti)");
  expect(confirmation.promise).toContain("domani");
});

it("a plain form's page gets the same confirmation", async () => {
  const body = { ...validEnquiries.viewing, ...saturday, locale: "it" };
  const { notice } = await postForm("viewing", body, { path: "/it/property/ontario-tower" });
  // Without a script the visitor's zone is not known.
  expect(notice.confirmation?.promise).toBe(
    "La chiameremo entro le 18:00 di oggi, ora di Dubai, per confermare giorno e ora. Se non può rispondere, Le scriveremo.",
  );
  expect(notice.text).toBe("La contatteremo a breve per fissare la visita.");
});

const fetchFile = async (address: string) =>
  worker.fetch(new Request(`${site}${address}`, { headers: anotherVisitor() }), env);

it.each<[Locale, string, string]>([
  ["en", "SUMMARY:Viewing: Ontario Tower\r\nLOCATION:Video call", "/property/ontario-tower"],
  ["it", "SUMMARY:Visita: Ontario Tower\r\nLOCATION:Videochiamata", "/it/property/ontario-tower"],
])("offers a calendar file in %s without personal data", async (locale, texts, page) => {
  const body = { ...validEnquiries.viewing, ...saturday, locale };
  const { calendar } = await answered(await post("viewing", body));
  const address = calendar?.to ?? "";
  expect(address).not.toMatch(/giulia|ferrari|39|@/iu);
  const response = await fetchFile(address);
  expect(response.headers.get("content-type")).toContain("text/calendar");
  const file = (await response.text()).replaceAll("\r\n ", "");
  for (const line of [texts, "DTSTART:20261128T060000Z", "DTEND:20261128T080000Z"])
    expect(file).toContain(line);
  expect(file).toContain(page);
  expect(file).toContain("STATUS:TENTATIVE");
});

it("says in the calendar file that the period of a rent is being confirmed", async () => {
  const query = "homes=continental-tower&day=2026-11-28&time=10:00&locale=en";
  const file = await (await fetchFile(`/functions/v1/viewing.ics?${query}`)).text();
  expect(file.replaceAll("\r\n ", "")).toContain(
    String.raw`For Rent AED 100\,000 (period being confirmed)`,
  );
});

it("without a day there is no calendar entry to offer", async () => {
  expect((await answered(await post("viewing", validEnquiries.viewing))).calendar).toBeUndefined();
});

it.each([
  "",
  "?homes=castle&day=2026-11-28",
  "?homes=ontario-tower",
  "?homes=ontario-tower&day=2026-11-29",
  "?homes=ontario-tower&day=1999-01-01",
])("rejects an invalid address of a calendar file (%s)", async (query) => {
  expect((await fetchFile(`/functions/v1/viewing.ics${query}`)).status).toBe(404);
});
