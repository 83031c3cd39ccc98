import type { Page } from "playwright/test";

/**
 * Collects problems from now on: console messages, errors, violations of the content-security policy
 * or Trusted Types, failed requests and requests to other sites.
 */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  let asked: URL | undefined;
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const address = new URL(request.url());
    if (request.isNavigationRequest()) asked = address;
    if (address.origin !== asked?.origin) complaints.push(`${address.href} is another's`);
  });
  page.on("requestfailed", (failed) => {
    // Prefetches are aborted on another navigation.
    const fault = failed.failure()?.errorText;
    if (fault !== "net::ERR_ABORTED") complaints.push(`${failed.url()} failed: ${fault}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.url() !== asked?.href)
      complaints.push(`${response.url()} ${response.status()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${effectiveDirective} refuses ${blockedURI} ${sample}`);
    });
  });
  return complaints;
}
