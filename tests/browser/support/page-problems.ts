import { expect, type Page } from "playwright/test";

/**
 * A warning that depends on the speed of the machine and on changes of the window's size. `weight.test.ts` checks that
 * preloaded pictures are used.
 */
const isLateUse = (message: string) => message.includes("was preloaded using link preload but not");

export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const isProblem = ["error", "warning"].includes(message.type());
    if (isProblem && !isLateUse(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

const allowed = new WeakMap<Page, readonly RegExp[]>();

/** For a test in which a request fails: that, and messages of some patterns, may be in the console. */
export const allowConsoleErrors = (page: Page, ...patterns: RegExp[]) =>
  allowed.set(page, [/^Failed to load resource: /, ...patterns]);

/** The errors that the test did not allow. What it allowed ends here. */
export function withoutAllowed(page: Page, errors: readonly string[]): string[] {
  const patterns = allowed.get(page) ?? [];
  allowed.delete(page);
  return errors.filter((error) => !patterns.some((pattern) => pattern.test(error)));
}

/**
 * Collects problems from now on: console messages, errors, violations of the content-security policy
 * or Trusted Types, failed requests and requests to other sites.
 */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  let navigation: URL | undefined;
  page.on("console", (message) => {
    if (!isLateUse(message.text())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    const address = new URL(request.url());
    if (request.isNavigationRequest()) navigation = address;
    if (address.origin !== navigation?.origin) problems.push(`${address.href} is on another site`);
  });
  page.on("requestfailed", (failed) => {
    // Prefetches are aborted on another navigation.
    const fault = failed.failure()?.errorText;
    if (fault !== "net::ERR_ABORTED") problems.push(`${failed.url()} failed: ${fault}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.url() !== navigation?.href)
      problems.push(`${response.url()} ${response.status()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${effectiveDirective} refuses ${blockedURI} ${sample}`);
    });
  });
  return problems;
}

/** The problems of a page. Only a missing page has some: the browser reports its status, and the page its path. */
export const expectedProblems = (address: string): unknown[] =>
  address.endsWith("/no-such-page")
    ? [/404/, /^Page not found: .*\/no-such-page$/].map(
        (text) => expect.stringMatching(text) as unknown,
      )
    : [];
