import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const root = path.resolve(import.meta.dirname, "../../..");
const siteState = path.join(root, `.wrangler/tests-${process.env.TEST_PORT ?? "8799"}`);
const mails = path.join(root, ".wrangler/tmp/email");

type Table = "viewing_requests" | "contact_messages" | "valuation_requests";

/** The enquiries of one visitor, read from the D1 that the site under test writes to. */
export function leadsOf(table: Table, email: string, state = siteState) {
  const databases = path.join(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(databases).find(
    (name) => name.endsWith(".sqlite") && !name.startsWith("metadata"),
  );
  const database = new DatabaseSync(path.join(databases, file ?? ""), { readOnly: true });
  try {
    return database.prepare(`select * from ${table} where email = ?`).all(email);
  } finally {
    database.close();
  }
}

function mailPart(ending: string, words: string) {
  // The first mail of all makes the folder.
  const files = existsSync(mails) ? readdirSync(mails, { recursive: true, encoding: "utf8" }) : [];
  return files
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(path.join(mails, name), "utf8"))
    .find((text) => text.includes(words));
}

/** The text of the staff's mail about an enquiry, from the files of the simulated mail service. */
export const mailAbout = (id: string) => mailPart(".txt", `Reference:\n> ${id}`);

/** The calendar's entry that came with the mail about an enquiry; undefined while there is none. */
export const calendarEntryAbout = (id: string) => mailPart(".ics", `UID:${id}`);
