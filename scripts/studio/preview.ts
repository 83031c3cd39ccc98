import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "smol-toml";
import { build } from "../build.mjs";
import { environment, mustRun, root } from "../run.mjs";
import type { StudioSettings } from "./config.ts";

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
export function deployPreview(preview: Preview): void {
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
