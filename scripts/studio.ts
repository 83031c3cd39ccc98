/**
 * The studio: an editor for the files in app/content, for the firm's staff.
 *
 *     npm run studio             serve it at http://localhost:8788, to edit this working copy in Chromium, with a
 *                                preview of the site at http://localhost:5173 that has drafts too
 *     npm run studio -- deploy   publish it as a Worker: studio/wrangler.toml
 *     npm run studio -- preview  publish the site with drafts as a Worker that only the staff can open, if
 *                                studio/settings.json has its address
 */
import { readFileSync, watchFile, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "smol-toml";
import { officeDay } from "../app/format/office-time.ts";
import { build } from "./build.mjs";
import { contentFolder } from "./content/read.ts";
import { applyTable, pricesFile } from "./import/store.ts";
import { environment, mustRun, root, start } from "./run.mjs";
import { buildStudio, serveStudio } from "./studio/build.ts";
import { placeholderRepository, readSettings, type StudioSettings } from "./studio/config.ts";

const port = 8788;
/** The default port of Vite. */
const previewPort = 5173;

async function deploy(): Promise<void> {
  if (readSettings().repository === placeholderRepository) {
    console.error(
      "Not deployed. studio/settings.json should name the repository: docs/studio-setup.md",
    );
    process.exit(1);
  }
  await buildStudio();
  mustRun("wrangler", ["deploy", "--config", "studio/wrangler.toml"]);
}

/** The site as the working copy has it, drafts included. It follows each change. Only this machine reaches it. */
async function servePreview(): Promise<number> {
  Object.assign(environment, { DRAFTS: "on" });
  mustRun("node", ["scripts/make-content.ts", "--pictures"]);
  mustRun("node", ["scripts/migrate.mjs"]);
  return start("react-router", ["dev", "--port", String(previewPort), "--strictPort"]);
}

/** Applies the table of prices and statuses as soon as it is saved: the studio loads the homes again then. */
function watchTable(): void {
  watchFile(pricesFile(contentFolder), { interval: 250 }, async () => {
    const { changes, leftOut } = await applyTable(contentFolder, officeDay(new Date()));
    for (const line of changes) console.log(line);
    for (const line of leftOut) console.warn(`Left out: ${line}`);
  });
}

async function serve(): Promise<void> {
  const preview = `http://localhost:${previewPort}`;
  await buildStudio(preview);
  watchTable();
  await serveStudio(port);
  console.log(
    `The studio is at http://localhost:${port}, the preview at ${preview}. Ctrl+C ends both.`,
  );
  process.exitCode = await servePreview();
}

type Preview = StudioSettings["preview"];

/** The bindings that the pages read. */
const kept = [
  "compatibility_date",
  "compatibility_flags",
  "limits",
  "rules",
  "durable_objects",
  "version_metadata",
  "d1_databases",
  "ratelimits",
  "observability",
] as const;

/**
 * The configuration of the preview's Worker, with paths relative to `build`: that of the site without crons, queues and
 * mails, and without a cache.
 */
function previewConfig({ origin, team, audience }: Preview): object {
  const site = parse(readFileSync(path.join(root, "wrangler.toml"), "utf8"));
  const { hostname } = new URL(origin);
  const isOfAccount = hostname.endsWith(".workers.dev");
  const exported = site["exports"] as Record<string, { type: string }>;
  return {
    ...Object.fromEntries(kept.map((name) => [name, site[name]])),
    name: `${site["name"] as string}-preview`,
    main: "server/index.js",
    no_bundle: true,
    workers_dev: isOfAccount,
    preview_urls: false,
    ...(!isOfAccount && { routes: [{ pattern: hostname, custom_domain: true }] }),
    assets: { ...(site["assets"] as object), directory: "client", run_worker_first: true },
    exports: Object.fromEntries(
      Object.entries(exported).map(([name, one]) => [
        name,
        one.type === "worker" ? { ...one, cache: { enabled: false } } : one,
      ]),
    ),
    vars: {
      ...(site["vars"] as object),
      SITE_ORIGIN: origin,
      INDEXNOW_KEY: "",
      WEB_ANALYTICS_TOKEN: "",
      TURNSTILE_SITE_KEY: "",
      PREVIEW_TEAM: team,
      PREVIEW_AUDIENCE: audience,
    },
  };
}

/** Builds the site with drafts and deploys it beside the site, if the settings have an address for it. */
function deployPreview(preview: Preview): void {
  if (!preview.origin) {
    console.log("There is no preview: docs/studio-setup.md");
    return;
  }
  if (!preview.team || !preview.audience)
    throw new Error("studio/settings.json should have the team and the audience of the preview.");
  for (const variables of [environment, process.env]) variables["DRAFTS"] = "on";
  mustRun("node", ["scripts/make-content.ts", "--pictures"]);
  build({ force: true });
  const file = path.join(root, "build/preview.json");
  writeFileSync(file, JSON.stringify(previewConfig(preview)));
  mustRun("wrangler", ["deploy", "--config", file]);
}

const [command] = process.argv.slice(2);
if (command === "deploy") await deploy();
else if (command === "preview") deployPreview(readSettings().preview);
else await serve();
