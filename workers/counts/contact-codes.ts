import { getTableName } from "drizzle-orm";
import { listingIds } from "../../app/content/listing-ids.ts";
import { contactCode } from "../../app/format/contact-code.ts";
import { enquiryTables } from "../db/schema.ts";
import { type Period, otherCampaign, withPreviousPeriod } from "./report-sql.ts";
import { atLeastTen, hourOf } from "./report.ts";

/**
 * The codes in messages that visitors send by WhatsApp, for the weekly mail and `npm run leads`. Node runs this too, so
 * values are imported by relative path, without ~.
 */

/** What a code may mean; `campaign` is "" for a visit without one. */
export interface CodeMeaning {
  listing: string;
  campaign: string;
}

/** The query for the campaigns that the database knows, for `meaningsOf`. */
export const campaignsQuery = [
  "select campaign from counts",
  ...Object.values(enquiryTables).map(
    (table) => `select lower(trim(utm_campaign)) as campaign from ${getTableName(table)}`,
  ),
].join(" union ");

/** The code at the end of what was typed: with spaces, small letters, and letters that look like digits. */
function normalized(typed: string): string {
  const [, letters = "", digits = ""] =
    /([A-Z\d]{2})[\s-]*(\w{4})\W*$/u.exec(typed.toUpperCase()) ?? [];
  return `${letters}-${digits.replaceAll("O", "0").replaceAll(/[IL]/gu, "1")}`;
}

/**
 * The listings and campaigns whose code it is: one, or none if the code is wrong or its campaign unknown. Two have the
 * same code very rarely.
 *
 * @param typed "OT-7F3K", or the line of the message that ends with it
 * @param campaigns results of `campaignsQuery`
 */
export function meaningsOf(typed: string, campaigns: readonly unknown[]): CodeMeaning[] {
  const code = normalized(typed);
  const names = (campaigns as readonly { campaign: string }[]).map(({ campaign }) => campaign);
  return listingIds.flatMap((listing) =>
    [...new Set(["", ...names])]
      .filter((campaign) => contactCode(listing, campaign) === code)
      .map((campaign) => ({ listing, campaign })),
  );
}

/** The query for the chats that were opened on the pages of listings, in a period and the one before, for `codeRows`. */
export const codesQuery = (period: Period): string =>
  `select listing, campaign, sum(case when hour >= ${hourOf(period.since)} then count else 0 end) as now, sum(case when hour < ${hourOf(period.since)} then count else 0 end) as before from counts where name = 'whatsapp' and listing <> '' and campaign <> '${otherCampaign}' and hour >= ${hourOf(withPreviousPeriod(period).since)} and hour < ${hourOf(period.until)} group by listing, campaign order by now desc, before desc, listing, campaign`;

/** The title of the table. It says what a code is worth. */
export const codesTitle = "WhatsApp chats opened, by code (a hint: people edit the text)";

/**
 * The codes of the chats that were opened: "OT-7F3K: ontario-tower, november", and how many.
 *
 * @param results of `codesQuery`
 */
export const codeRows = (results: readonly unknown[]) =>
  (results as readonly (CodeMeaning & { now: number; before: number })[]).map(
    ({ listing, campaign, now, before }) =>
      [
        `${contactCode(listing, campaign)}: ${[listing, campaign].filter(Boolean).join(", ")}`,
        String(atLeastTen(now)),
        String(atLeastTen(before)),
      ] as const,
  );
