import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { responsesQuery } from "~workers/counts/report-sql";
import { officeMinutesBetween } from "~workers/desk/office-hours";
import { type ResponseRow, responses, responseText } from "~workers/desk/responses";
import { aPerson, DESK_SECRET, employ } from "./desk-people";
import { failingMail, idOf, post, validEnquiries } from "./example-enquiries";

const at = (time: string) => new Date(`${time}:00+04:00`);

// Working hours in Dubai: Monday to Friday 9:00 to 18:00, Saturday 10:00 to 16:00.
it.each([
  ["2026-11-27T17:50", "2026-11-28T10:05", 15],
  ["2026-11-27T20:00", "2026-11-28T09:59", 0],
  ["2026-11-28T15:50", "2026-11-30T09:10", 20],
  ["2026-11-23T09:00", "2026-11-30T09:00", 5 * 540 + 360],
  ["2026-11-23T10:00", "2026-11-23T09:00", 0],
])("from %s to %s there are %d office minutes", (start, end, minutes) => {
  expect(officeMinutesBetween(at(start), at(end))).toBe(minutes);
});

/** Enquiries of a week: when, source, who has it, whom it was taken from, and when it was claimed. */
const asked: [string, string, string, string | null, string | null][] = [
  ["2026-11-16T10:00", "google", "ada", null, "2026-11-16T10:30"],
  ["2026-11-23T10:00", "google", "ada", null, "2026-11-23T10:10"],
  ["2026-11-23T20:00", "google", "ada", null, "2026-11-24T09:15"],
  ["2026-11-24T10:00", "", "ada", null, "2026-11-24T10:40"],
  ["2026-11-25T10:00", "google", "bruno", "ada", "2026-11-25T10:32"],
  ["2026-11-26T10:00", "", "bruno", null, null],
  // Ten minutes before the report.
  ["2026-11-28T13:50", "", "carla", null, null],
];

const now = at("2026-11-28T14:00");
const period = { since: "2026-11-22T20:00:00Z", until: "2026-11-29T20:00:00Z" };
const lines = (rows: readonly ResponseRow[]) =>
  rows.map(({ value, ...of }) => `${value}: ${responseText(of.now)} (${responseText(of.before)})`);
const reported = async () =>
  responses((await env.DB.prepare(responsesQuery(period)).all()).results, now);

it("reports how soon enquiries were claimed, by person and by source", async () => {
  employ([aPerson("ada", { name: "Ada Neri" }), aPerson("bruno", { name: "Bruno Conti" })]);
  for (const [time, source, person, passedFrom, claimedAt] of asked) {
    const id = await idOf(
      await post(
        "viewing",
        { ...validEnquiries.viewing, utm_source: source },
        {
          headers: { "idempotency-key": crypto.randomUUID() },
          bindings: { DESK_SECRET, EMAIL: failingMail() },
        },
      ),
    );
    await env.DB.batch([
      env.DB.prepare("update viewing_requests set created_at = ? where id = ?").bind(
        at(time).toISOString(),
        id,
      ),
      env.DB.prepare(
        "update assignments set person = ?, passed_from = ?, claimed_by = ?, claimed_at = ? where enquiry_id = ?",
      ).bind(person, passedFrom, claimedAt && person, claimedAt && at(claimedAt).toISOString(), id),
    ]);
  }
  const { people, sources, open } = await reported();
  expect(lines(people)).toEqual([
    "Ada Neri: 15 min, 2 of 3 in time, 1 passed on (30 min, 0 of 1 in time)",
    "Bruno Conti: 32 min, 0 of 2 in time, 1 open (none)",
    // Has left, and has five minutes more.
    "carla: 1 open (none)",
  ]);
  expect(lines(sources)).toEqual([
    "google: 15 min, 2 of 3 in time (30 min, 0 of 1 in time)",
    ": 40 min, 0 of 2 in time, 2 open (none)",
  ]);
  const [firstName] = validEnquiries.viewing.name.split(" ");
  expect(open.map((one) => [one.firstName, one.person, one.asked])).toEqual([
    [firstName, "Bruno Conti", at("2026-11-26T10:00").toISOString()],
    [firstName, "carla", at("2026-11-28T13:50").toISOString()],
  ]);
});

it("reports nothing without people", async () => {
  await post("viewing", validEnquiries.viewing, { bindings: { EMAIL: failingMail() } });
  expect(await reported()).toEqual({ people: [], sources: [], open: [] });
});
