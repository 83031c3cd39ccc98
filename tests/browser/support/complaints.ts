import type { Page } from "playwright/test";

/**
 * Notes whatever the browser has to complain of from here on: messages in the console, errors,
 * what the content-security policy or Trusted Types refuse, requests that fail or leave the site.
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
    // What was fetched ahead is given up where the visitor goes another way.
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
