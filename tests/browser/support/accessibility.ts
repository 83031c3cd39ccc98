import { readFileSync } from "node:fs";
import type * as ace from "accessibility-checker-engine";
import type axe from "axe-core";
import type { Page } from "playwright/test";
import { accessibilityExceptions } from "./accessibility-exceptions.ts";

declare global {
  interface Window {
    axe: typeof axe;
    ace: typeof ace;
  }
}

/** The minified build, a third of the package's main file. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const equalAccessSource = readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8");

/**
 * The violations that axe reports: WCAG 2.2 AA and best practices.
 *
 * @param options.contrast whether to check the contrast of texts, the slowest rule
 */
export async function axeViolations(page: Page, part = "html", { contrast = true } = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, enabled]) => {
      const { violations: found } = await window.axe.run(selector, {
        rules: { "color-contrast": { enabled } },
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        resultTypes: ["violations"],
        // For rules about recordings and the screen's orientation: the site has neither.
        preload: false,
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
      );
    },
    [part, contrast] as const,
  );
}

/**
 * The violations that IBM Equal Access reports: WCAG 2.2 AA and IBM's rules, without those that need a
 * manual check.
 */
export async function equalAccessFindings(page: Page, part?: string) {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(equalAccessSource);
  return page.evaluate(
    async ([exceptions, selector]) => {
      const guidelines = ["IBM_Accessibility", "WCAG_2_2"];
      const place = selector ? document.querySelector(selector) : document;
      if (!place) throw new Error(`There is no ${selector}`);
      const { results } = await new window.ace.Checker().check(place, guidelines);
      const excepted: string[] = [];
      const violations = results.flatMap(({ ruleId, value, node, message, snippet }) => {
        if (!(value as readonly string[]).includes("FAIL")) return [];
        const isException = exceptions.some(
          ({ rule, elements }) => rule === ruleId && (node as Element).matches(elements),
        );
        if (!isException) return [`${ruleId}: ${message}: ${snippet}`];
        excepted.push(ruleId);
        return [];
      });
      return { violations, excepted };
    },
    [accessibilityExceptions, part] as const,
  );
}

/** The violations of both engines in a part of a page. accessibility.test.ts checks the rest of it. */
export const violations = async (page: Page, part: string) => [
  ...(await axeViolations(page, part)),
  ...(await equalAccessFindings(page, part)).violations,
];
