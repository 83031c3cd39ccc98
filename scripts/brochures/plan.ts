import { createHash } from "node:crypto";
import path from "node:path";
import { runnerImport } from "vite";
import { company } from "../../app/content/company.ts";
import { root } from "../run.mjs";
import { setting } from "../settings.ts";
import type * as Contents from "./contents.ts";
import { ingredients } from "./sources.ts";

/** A brochure, and by what it is known whether the one that is there says the same. */
export interface Plan extends Contents.Edition {
  /** "ontario-tower.it" */
  key: string;
  /** What the file is called, without the ending. */
  name: string;
  stamp: string;
}

/** What the program that prints does to a sheet; counted up where that changes. */
const printing = 2;

/** Not one that a brochure is made on: the day is no reason to make it anew. */
const noDay = "2000-01-01";

/**
 * Where the site is published. Paper that leads to this machine would lead nobody anywhere: until
 * SITE_ORIGIN is filled in, the domain of the firm's mail stands in for it.
 */
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

/** Every brochure that there should be. */
export async function plans(): Promise<Plan[]> {
  // The sheets come from the site's own modules, which name each other as Vite resolves them.
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
