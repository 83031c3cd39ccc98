/**
 * Builds, makes the queues where they are missing, migrates the remote database and deploys, once the
 * owner has filled in what only the owner knows: with a placeholder left, mails would reach nobody and
 * links in them would lead nowhere.
 *
 * What the privacy notice lacks by law is named at the end.
 *
 * Nothing is deployed either where a home or project would be advertised without a permit of the Dubai
 * Land Department, unless the owner says so.
 *
 *     npm run deploy
 *     npm run deploy -- --without-permits
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { company, missingLegalFacts } from "../app/data/company.ts";
import { runOut, withoutPermit } from "../app/features/permits/validity.ts";
import { build } from "./build.mjs";
import { advertisements } from "./permits.ts";
import { mustRun, root, run } from "./run.mjs";
import { queueNames, setting } from "./settings.ts";

const { phone, email, whatsapp } = company;
const filledIn = {
  ...Object.fromEntries(
    ["database_id", "SITE_ORIGIN", "ENQUIRY_RECIPIENT", "ENQUIRY_SENDER"].map((name) => [
      `wrangler.toml: ${name}`,
      setting(name),
    ]),
  ),
  "app/data/company.ts: phone": phone,
  "app/data/company.ts: email": email,
  "app/data/company.ts: whatsapp": whatsapp,
};

/** Values of zeros, addresses that are kept for examples, and this machine. */
const placeholder = /^$|0{7}$|\.example$|\/\/localhost/;

const left = Object.entries(filledIn).filter(([, value]) =>
  placeholder.test(value.replaceAll(" ", "")),
);
if (left.length > 0) {
  const lines = left.map(([name, value]) => `  ${name} = "${value}"`);
  console.error(["Not deployed. These are placeholders still:", ...lines].join("\n"));
  process.exit(1);
}

const { values: flags } = parseArgs({
  options: { "without-permits": { type: "boolean", default: false } },
});
const now = new Date();
const unpermitted = withoutPermit(advertisements, now);
const advertisedWithout = [
  `Advertised without a valid permit of the Dubai Land Department, ${unpermitted.length} in all:`,
  ...unpermitted.map((name) => `  ${name}`),
].join("\n");
if (unpermitted.length > 0 && !flags["without-permits"]) {
  console.error(
    `Not deployed. ${advertisedWithout}\nGive each its permit in app/data, or deploy on purpose: npm run deploy -- --without-permits`,
  );
  process.exit(1);
}
const over = runOut(advertisements, now);
if (over.length > 0) console.log(`Not shown, because the permit has run out: ${over.join(", ")}.`);

const promised = setting("STRICT_TRANSPORT_SECURITY");
if (!readFileSync(path.join(root, "public/_headers"), "utf8").includes(`Security: ${promised}\n`)) {
  console.error(
    `Not deployed. Strict-Transport-Security in public/_headers is not "${promised}", as wrangler.toml has it: browsers keep what they heard last.`,
  );
  process.exit(1);
}

// What is carried about must not say what the site no longer says, nor lead to another address.
mustRun("node", ["scripts/make-brochures.ts", "--check"]);

build({ force: true });

/** A deployment needs them to be there. */
for (const name of queueNames())
  if (run("wrangler", ["queues", "info", name], { quiet: true, unasked: true }) !== 0)
    mustRun("wrangler", ["queues", "create", name]);

mustRun("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
mustRun("wrangler", ["deploy"]);
if (unpermitted.length > 0) console.warn(`Deployed. ${advertisedWithout}`);
const missing = missingLegalFacts(company);
if (missing.length > 0)
  console.warn(
    `The privacy notice lacks what the GDPR asks for. Give it in app/data/company.ts: ${missing.join(", ")}.`,
  );
