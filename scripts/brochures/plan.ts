import { createHash } from "node:crypto";
import { company } from "../../app/content/company.ts";
import { importSiteModule } from "../import-site-module.ts";
import { setting } from "../settings.ts";
import type * as Contents from "./contents.ts";
import { sourceContents } from "./sources.ts";

/** A brochure, with the hash of its sources. */
export interface Plan extends Contents.Edition {
  /** "ontario-tower.it" */
  key: string;
  name: string;
  stamp: string;
}

/** The version of the print script's output. Increment it to regenerate all brochures. */
const printVersion = 2;

/** A fixed date for the hash: a new day alone does not make a brochure outdated. */
const placeholderDate = "2000-01-01";

/** The origin of the site for links in brochures. While SITE_ORIGIN is localhost, the domain of the firm's mail. */
function publishedOrigin(): string {
  const origin = setting("SITE_ORIGIN");
  return new URL(origin).hostname === "localhost"
    ? `https://${company.email.split("@")[1]}`
    : origin;
}

function stampOf(html: string): string {
  const hash = createHash("sha256").update(`${printVersion}\n${html}`);
  for (const content of sourceContents(html)) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}

/** All brochures of the catalogue, with their current hashes. */
export async function plans(): Promise<Plan[]> {
  const { editions } = await importSiteModule<typeof Contents>("scripts/brochures/contents.ts");
  return editions(publishedOrigin()).map((edition) => ({
    ...edition,
    key: `${edition.id}.${edition.locale}`,
    name: `${company.name.toLowerCase()}-${edition.id}-${edition.locale}`,
    stamp: stampOf(edition.html(placeholderDate)),
  }));
}
