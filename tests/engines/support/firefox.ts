import { launch, type Page } from "puppeteer-core";
import { findEngines } from "../../../scripts/browser.mjs";
import type { Engine } from "./engine.ts";

async function collectConsoleMessages(page: Page): Promise<string[]> {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) messages.push(`${response.url()} ${response.status()}`);
  });
  page.on("requestfailed", (failed) => {
    // Prefetches are aborted on another navigation.
    const fault = failed.failure()?.errorText;
    if (fault !== "NS_BINDING_ABORTED") messages.push(`${failed.url()} failed: ${fault}`);
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${effectiveDirective} refuses ${blockedURI} ${sample}`);
    });
  });
  return messages;
}

/** Starts Debian's Firefox with WebDriver BiDi. */
export async function openFirefox(without: readonly string[] = []): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findEngines().firefox,
    extraPrefsFirefox: Object.fromEntries(without.map((name) => [name, false])),
  });
  // Only the front window can have the focus; the initial one is not in front.
  const page = await browser.newPage();
  await page.bringToFront();
  const messages = await collectConsoleMessages(page);
  const evaluate: Engine["evaluate"] = async (fn, ...args) => {
    const script = `(${fn.toString()})(...${JSON.stringify(args)})`;
    return (await page.evaluate(script)) as never;
  };
  return {
    async go(address) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    evaluate,
    point: (x, y) => page.mouse.move(x, y),
    async click() {
      await page.mouse.down();
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    takeConsoleMessages: async () => messages.splice(0),
    close: () => browser.close(),
  };
}
