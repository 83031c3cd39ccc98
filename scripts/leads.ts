import { parseArgs } from "node:util";
import { allKinds, exportLeads } from "./leads/export.ts";
import { forget, resend, resendFailed, status } from "./leads/manage.ts";
import { publishedAt, queueStatus } from "./leads/queue-status.ts";

const help = `npm run leads:export -- [--kind viewing|contact|valuation] [--since 2026-11-01] [--out FILE]
npm run leads:status -- [--at https://orizzonte.example]
npm run leads:resend -- ID | --failed
npm run leads:forget -- EMAIL

Each reads the local database; with --remote the deployed one. Dates are Dubai's.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string" },
    since: { type: "string", default: "1970-01-02" },
    out: { type: "string" },
    failed: { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string" },
    at: { type: "string" },
  },
});
const [command, word] = positionals;
const place = { remote: values.remote, persistTo: values["persist-to"] };

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

function runExport() {
  const kinds = allKinds.filter((kind) => !values.kind || kind === values.kind);
  const since = new Date(`${values.since}T00:00:00+04:00`);
  if (kinds.length === 0 || Number.isNaN(since.getTime())) fail(help);
  const today = new Date().toISOString().slice(0, 10);
  const file = values.out ?? `leads-${values.kind ?? "all"}-${today}.csv`;
  const count = exportLeads(place, kinds, since.toISOString(), file, (written) => {
    process.stderr.write(`\r${written} enquiries`);
  });
  console.log(`\n${count} enquiries are in ${file}.`);
}

/** The queue is the running site's own: it is asked for what it holds. */
async function runStatus() {
  const { enquiries, deliveries } = status(place);
  console.table(enquiries);
  console.table(deliveries);
  const site = values.at ?? (values.remote ? publishedAt() : "http://localhost:8787");
  const queue = await queueStatus(site);
  if (queue) console.table([queue]);
  else console.log(`What the queue holds is not known: ${site} does not tell.`);
}

function runResend() {
  if (!word && !values.failed) fail(help);
  const count = word ? resend(place, word) : resendFailed(place);
  if (word && count === 0) fail(`There is no enquiry ${word}.`);
  console.log(`${count} deliveries wait for the next run, within a minute.`);
}

function runForget() {
  if (!word) fail(help);
  console.log(`${forget(place, word)} enquiries of ${word} are deleted.
Not in reach from here: the mails that went out, the CRM, and D1's Time Travel, which keeps deleted
rows for 7 days (free plan) or 30.`);
}

const commands: Record<string, () => void | Promise<void>> = {
  export: runExport,
  status: runStatus,
  resend: runResend,
  forget: runForget,
};

await (commands[command ?? ""] ?? (() => fail(help)))();
