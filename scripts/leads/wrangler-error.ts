import { ConnectionLost, DatabaseBusy, UserError } from "./user-error.ts";
import type { DatabaseTarget } from "./wrangler-args.ts";

/** Messages of wrangler, Node and D1 for network errors. */
const connection =
  /fetch failed|ECONNRESET|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|ETIMEDOUT|socket hang up|[Nn]etwork connection lost|[Tt]imed? ?out|connection (was )?(lost|closed)|\b(502|503|504|522|524)\b|reset because its code was updated|storage caused object to be reset/;

const notLoggedIn =
  /CLOUDFLARE_API_TOKEN|[Nn]ot logged in|not authenticated|[Aa]uthentication (error|failed)|Invalid (access|API) [Tt]oken|\[code: (10000|9109|9106)\]/;

/** Messages of the local D1 while another program writes to it. The last one is all that it says in some runs. */
const busy = /SQLITE_BUSY|database is locked|Failed to get session commit token/;

const noTable = /no such (table|column)/;

const noDatabase = /Couldn't find a D1 DB|[Dd]atabase .*not found|\[code: (7404|7400)\]|0{8}-0000/;

/**
 * The meaning of wrangler's error output, and a remedy.
 *
 * @param output of wrangler
 */
export function wranglerError(output: string, { remote, persistTo }: DatabaseTarget): UserError {
  if (noTable.test(output))
    return new UserError(
      remote
        ? "The deployed database lacks tables: npm run deploy creates them."
        : `There is no local database yet${persistTo ? ` in ${persistTo}` : ""}, or its tables are out of date: npm start creates it. Use --remote for the deployed one.`,
    );
  if (busy.test(output))
    return new DatabaseBusy("Another program is writing to the local database. Try again.");
  if (notLoggedIn.test(output))
    return new UserError(
      "Not logged in to Cloudflare. Log in with: npx wrangler login\n(or set CLOUDFLARE_API_TOKEN)",
    );
  if (connection.test(output))
    return new ConnectionLost("The connection to the database was lost. Try again.");
  if (noDatabase.test(output))
    return new UserError(
      "The database in wrangler.toml does not exist at Cloudflare. Set database_id to the id that `npx wrangler d1 list` prints (docs/deployment.md).",
    );
  return new UserError(`The query failed. wrangler reports:\n${output}`);
}
