/**
 * Checks a deployed site: its pages and their version, the cache, a brochure, health, and the redirect from
 * www. It exits with 1 if a check fails.
 *
 *     npm run smoke -- https://ADDRESS
 *     npm run smoke -- https://ADDRESS --version ID
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { isClosed, properties } from "../app/content/properties.ts";
import { brochures } from "../app/features/brochures/brochure-files.ts";
import { localePath, type Locale, localeCodes, locales } from "../app/locale.ts";
import { isAdvertised } from "../app/site/validity.ts";

export interface CheckResult {
  outcome: "ok" | "FAILED" | "not checked";
  line: string;
}

interface Options {
  /** The expected version; by default that of the first page. */
  version?: string | undefined;
  /** The time in which another version may still answer: a deployment takes seconds to propagate. */
  propagationMs?: number;
  /** The delay before a page is fetched again, in ms. */
  wait?: number;
}

/** The timeout of a response, in ms. */
const responseTimeoutMs = 15_000;
/** Maximum requests for a page until the edge has cached it. */
const maxRequests = 6;

const ask = async (address: string, redirect: "manual" | "follow" = "manual") =>
  fetch(address, { redirect, signal: AbortSignal.timeout(responseTimeoutMs) });

/** Fails a check with the actual and the expected value. */
function expectThat(condition: boolean, found: string): void {
  if (!condition) throw new Error(found);
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

async function readPage(address: string) {
  const response = await ask(address);
  const html = await response.text();
  return {
    status: response.status,
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    version: /<meta name="version" content="([^"]*)"/.exec(html)?.[1] ?? "",
    renderedAt: response.headers.get("x-rendered-at"),
  };
}

/** Whether a host has neither an edge cache nor DNS records. */
const isLocal = ({ hostname }: URL) => /^(localhost|[\d.]+|\[.*\])$/.test(hostname);

/** The checks of a site; each returns its result or throws. */
function checks(site: URL, { version, propagationMs = 0, wait = 1_000 }: Options) {
  const { origin, host, protocol } = site;
  const home = (locale: Locale) => origin + localePath(locale, "/");
  let expectedVersion = version;

  const isOther = (found: string) => expectedVersion !== undefined && found !== expectedVersion;
  const homePage = (locale: Locale) => async () => {
    const deadline = Date.now() + propagationMs;
    let page = await readPage(home(locale));
    while (isOther(page.version) && Date.now() < deadline) {
      await pause(wait);
      page = await readPage(home(locale));
    }
    expectThat(page.status === 200, `${page.status}`);
    expectThat(page.lang === locales[locale].lang, `its language is ${page.lang}`);
    expectedVersion ??= page.version;
    expectThat(
      page.version !== "" && page.version === expectedVersion,
      `version ${page.version || "unknown"}, and not ${expectedVersion || "a known one"}`,
    );
    return `200, version ${page.version}`;
  };

  const cached = async () => {
    if (isLocal(site)) return undefined;
    let { renderedAt } = await readPage(home("en"));
    for (let fetched = 1; fetched < maxRequests; fetched += 1) {
      const again = await readPage(home("en"));
      if (again.renderedAt !== null && again.renderedAt === renderedAt)
        return `rendered once, at ${renderedAt}`;
      ({ renderedAt } = again);
      await pause(wait);
    }
    throw new Error("rendered anew each time");
  };

  const brochure = async () => {
    const advertisedProperty = properties.find(
      (property) =>
        property.status !== "withdrawn" &&
        !isClosed(property) &&
        isAdvertised(property, new Date()),
    );
    const file = advertisedProperty && brochures[advertisedProperty.id]?.en;
    if (!file) return undefined;
    const response = await ask(origin + file.address, "follow");
    const body = Buffer.from(await response.arrayBuffer());
    expectThat(response.status === 200, `${response.status}`);
    expectThat(body.subarray(0, 5).toString() === "%PDF-", "it is no PDF");
    return `200, ${Math.round(body.length / 1000)} kB`;
  };

  const health = async () => {
    const { status } = await ask(`${origin}/functions/v1/health`);
    expectThat(status === 200, `${status}`);
    return "200";
  };

  const redirect = async () => {
    if (isLocal(site) || host.startsWith("www.") || host.endsWith(".workers.dev")) return undefined;
    const response = await ask(`${protocol}//www.${host}/buy`);
    const location = response.headers.get("location");
    expectThat(
      response.status >= 300 && response.status < 400 && location === `${origin}/buy`,
      `${response.status}, to ${location}`,
    );
    return `${response.status}, to ${location}`;
  };

  return [
    ...localeCodes.map(
      (locale) => [`home page in ${locales[locale].name}`, homePage(locale)] as const,
    ),
    ["the same page again, from the cache", cached] as const,
    ["a brochure", brochure] as const,
    ["health: an enquiry can be taken", health] as const,
    [`redirect from www.${host}`, redirect] as const,
  ];
}

/**
 * Checks a site from outside. Checks that do not apply to a local server (cache, www.) are skipped.
 *
 * @param address of the site: "https://orizzonte.example"
 */
export async function* smokeTest(
  address: string,
  options: Options = {},
): AsyncGenerator<CheckResult> {
  for (const [name, check] of checks(new URL(address), options)) {
    let outcome: CheckResult["outcome"] = "ok";
    let found: string | undefined;
    try {
      found = await check();
      if (found === undefined) outcome = "not checked";
    } catch (error) {
      outcome = "FAILED";
      found = causeOf(error);
    }
    const line = `${outcome.padEnd(12)}${name}${found === undefined ? "" : `: ${found}`}`;
    yield { outcome, line };
  }
}

/**
 * Runs the smoke test and prints a line for each check.
 *
 * @returns whether all passed; otherwise it also prints how to roll back
 */
export async function printSmokeTest(address: string, options?: Options): Promise<boolean> {
  let failed = 0;
  for await (const { outcome, line } of smokeTest(address, options)) {
    if (outcome === "FAILED") failed += 1;
    console.log(line);
  }
  if (failed === 0) return true;
  console.error(`
Checks that failed: ${failed}. To go back to the version before: npx wrangler rollback
The database stays as it is: a migration is never undone (docs/deployment.md).`);
  return false;
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    options: { version: { type: "string" } },
    allowPositionals: true,
  });
  const [address = ""] = positionals;
  if (positionals.length === 1 && /^https?:/.test(address) && URL.canParse(address)) {
    if (!(await printSmokeTest(address, values))) process.exitCode = 1;
  } else {
    console.error("Say which site: npm run smoke -- https://ADDRESS");
    process.exitCode = 2;
  }
}
