import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { expect, it, vi } from "vitest";
import { assignments } from "~workers/db/schema";
import { properties } from "~/content/properties";
import { aPerson, DESK_SECRET, employ } from "./desk-people";
import {
  deliveryRows,
  failingMail,
  idOf,
  kinds,
  mailbox,
  post,
  validEnquiries,
} from "./example-enquiries";

const bindings = { DESK_SECRET, EMAIL: failingMail() };

/** Posts an enquiry of another visitor each time. */
let visitors = 0;
async function postAsAnother(
  kind: (typeof kinds)[number],
  answers: object = {},
  options: Partial<Parameters<typeof post>[2]> = {},
) {
  visitors += 1;
  const sender = {
    email: `visitor-${visitors}@example.com`,
    phone: `+39333${String(visitors).padStart(7, "0")}`,
  };
  const body = { ...validEnquiries[kind], ...sender, ...answers };
  return idOf(await post(kind, body, { bindings, ...options }));
}

const assigned = async () => drizzle(env.DB).select().from(assignments);
const personOf = async (id: string) =>
  (await assigned()).find(({ enquiryId }) => enquiryId === id)?.person;
const claimAs = async (id: string, person: string) =>
  env.DB.prepare("update assignments set claimed_by = ?, claimed_at = ? where enquiry_id = ?")
    .bind(person, new Date().toISOString(), id)
    .run();

it("100 enquiries over four people differ by at most one each, also at the same time", async () => {
  employ(["ada", "bruno", "carla", "dario"].map((id) => aPerson(id)));
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) =>
      postAsAnother(kinds[index % kinds.length] ?? "viewing"),
    ),
  );
  const counts = Map.groupBy(await assigned(), ({ person }) => person);
  expect([...counts.values()].map(({ length }) => length)).toEqual([25, 25, 25, 25]);
});

it("the desk and the language of the page decide whose turn it is", async () => {
  employ([
    aPerson("sales-english", { desks: ["sales"], languages: ["en"] }),
    aPerson("sales-arabic", { desks: ["sales"], languages: ["ar", "en"] }),
    aPerson("off-plan", { desks: ["off-plan"], languages: ["it"] }),
    aPerson("website", { desks: undefined }),
  ]);
  const arabic = await postAsAnother("viewing", { locale: "ar" });
  const arabicAgain = await postAsAnother("valuation", { locale: "ar" });
  const project = await postAsAnother("viewing", { propertyId: "velos", locale: "ar" });
  const interested = await postAsAnother("contact", { interest: "off-plan" });
  const renting = await postAsAnother("contact", { interest: "renting", locale: "it" });
  expect(await personOf(arabic)).toBe("sales-arabic");
  expect(await personOf(arabicAgain)).toBe("sales-arabic");
  expect(await personOf(project)).toBe("off-plan");
  expect(await personOf(interested)).toBe("off-plan");
  // Nobody has the desk, so it is anybody's turn.
  expect(["sales-english", "sales-arabic", "off-plan"]).toContain(await personOf(renting));
});

it("a listing's person precedes the turn, and whoever answered this visitor before precedes both", async () => {
  employ(["ada", "bruno", "carla"].map((id) => aPerson(id)));
  const tower = properties.find(({ id }) => id === "ontario-tower")!;
  tower.person = "carla";
  try {
    const first = await postAsAnother("viewing", { email: "giulia@example.it" });
    expect(await personOf(first)).toBe("carla");
    await claimAs(first, "bruno");
    const byMail = await postAsAnother("valuation", { email: "Giulia@Example.it" });
    const byNumber = await postAsAnother("contact", {
      phone: (await env.DB.prepare("select phone from viewing_requests").first<string>("phone"))!,
      locale: "ar",
    });
    expect(await personOf(byMail)).toBe("bruno");
    expect(await personOf(byNumber)).toBe("bruno");
  } finally {
    tower.person = undefined;
  }
});

it.each([
  ["the others get it", [aPerson("bruno")], "bruno"],
  ["if all are absent, the office does", [], "office"],
])("nobody gets an enquiry on a day of absence: %s", async (_, others, expected) => {
  vi.setSystemTime("2026-11-27T20:00:00Z");
  // On Friday evening, Saturday decides: the office is closed until then.
  const absent = { from: "2026-11-28", to: "2026-11-29" };
  employ([aPerson("ada", { absent }), ...others]);
  expect(await personOf(await postAsAnother("valuation"))).toBe(expected);
  expect(await personOf(await postAsAnother("valuation"))).toBe(expected);
});

it("spam has no person and no reminder, until it is released", async () => {
  employ([aPerson("ada")]);
  const body = { ...validEnquiries.viewing, topic: "https://spam.example" };
  const headers = { "idempotency-key": "quick" };
  const id = await idOf(await post("viewing", body, { headers, bindings }));
  expect(await env.DB.prepare("select spam from viewing_requests").first("spam")).not.toBeNull();
  expect(await assigned()).toEqual([]);
  expect(await deliveryRows()).toEqual([]);
  await post("viewing", validEnquiries.viewing, { headers, bindings });
  expect(await personOf(id)).toBe("ada");
});

it("a repeat is assigned once", async () => {
  employ([aPerson("ada"), aPerson("bruno")]);
  const headers = { "idempotency-key": "again" };
  for (let round = 0; round < 3; round += 1)
    await post("viewing", validEnquiries.viewing, { headers, bindings });
  expect(await assigned()).toMatchObject([{ person: "ada", turnOf: "ada" }]);
});

it("without people, or without the secret, everything goes to the mailbox as before", async () => {
  const { mails, EMAIL } = mailbox();
  await post("viewing", validEnquiries.viewing, { bindings: { DESK_SECRET, EMAIL } });
  employ([aPerson("ada")]);
  await post("contact", validEnquiries.contact, { bindings: { EMAIL } });
  expect(mails.map(({ to, cc }) => [to, cc])).toEqual(
    mails.map(() => [env.ENQUIRY_RECIPIENT, undefined]),
  );
  expect(mails).toHaveLength(2);
  expect(await assigned()).toEqual([]);
  expect((await deliveryRows()).map(({ channel }) => channel)).toEqual(["mail", "mail"]);
});

it("the mail is to the person with a copy to the mailbox, and begins with what the visitor wrote before", async () => {
  employ([aPerson("ada", { name: "Ada Neri" })]);
  const { mails, EMAIL } = mailbox();
  const options = { bindings: { DESK_SECRET, EMAIL } };
  await claimAs(await idOf(await post("viewing", validEnquiries.viewing, options)), "ada");
  const { email } = validEnquiries.viewing;
  await post("contact", { ...validEnquiries.contact, email: email.toUpperCase() }, options);
  const [first, second] = mails;
  expect(first).toMatchObject({ to: "ada@firm.example", cc: env.ENQUIRY_RECIPIENT });
  expect(first?.text).not.toContain("Wrote before:");
  expect(first?.text).toMatch(
    /^Ada Neri:\n> I am calling now\nhttp:\/\/localhost:8787\/desk\/[\da-f-]{36}\?by=ada&/u,
  );
  expect(second?.text).toMatch(
    /^Wrote before:\n> \d+ \w+ \d{4}: Viewing request, Ontario Tower, answered by Ada Neri\n/u,
  );
});

it("an address that the mail service refuses does not keep an enquiry from the mailbox", async () => {
  employ([aPerson("ada")]);
  const { mails, EMAIL: box } = mailbox();
  const send = async (mail: EmailMessageBuilder) => {
    if (mail.to !== env.ENQUIRY_RECIPIENT || mail.cc)
      throw Object.assign(new Error("to"), { code: "E_RECIPIENT_NOT_ALLOWED" });
    return box.send(mail);
  };
  const EMAIL = { send } as unknown as SendEmail;
  await post("viewing", validEnquiries.viewing, { bindings: { DESK_SECRET, EMAIL } });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("I am calling now");
});
