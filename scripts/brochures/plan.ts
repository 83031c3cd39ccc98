import { createHash } from "node:crypto";
import path from "node:path";
import { runnerImport } from "vite";
import { company } from "../../app/content/company.ts";
import { root } from "../run.mjs";
import { setting } from "../settings.ts";
import type * as Contents from "./contents.ts";
import { ingredients } from "./sources.ts";

/** A brochure, with the hash of its sources. */
export interface Plan extends Contents.Edition {
  /** "ontario-tower.it" */
  key: string;
  /** The file name without the extension. */
  name: string;
  stamp: string;
}

/** The version of the print script's output. Increment it to regenerate all brochures. */
const printing = 2;

/** A fixed date for the hash: a new day alone does not make a brochure outdated. */
const noDay = "2000-01-01";

/** The origin of the site for links in brochures. While SITE_ORIGIN is localhost, the domain of the firm's mail. */
function publishedOrigin(): string {
  const origin = setting("SITE_ORIGIN");
  return new URL(origin).hostname === "localhost"
    ? `https://${company.email.split("@")[1]}`
    : origin;
}

function stampOf(html: string): string {
  const hash = createHash("sha256").update(`${printing}\n${html}`);
  for (const ingredient of ingredients(html)) hash.update(ingredient);
  return hash.digest("hex").slice(0, 16);
}

/** All brochures of the catalogue, with their current hashes. */
export async function plans(): Promise<Plan[]> {
  // The brochures use modules of the site, whose imports Vite has to resolve.
  const {
    module: { editions },
  } = await runnerImport<typeof Contents>(path.join(root, "scripts/brochures/contents.ts"), {
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
  });
  return editions(publishedOrigin()).map((edition) => ({
    ...edition,
    key: `${edition.id}.${edition.locale}`,
    name: `${company.name.toLowerCase()}-${edition.id}-${edition.locale}`,
    stamp: stampOf(edition.html(noDay)),
  }));
}
