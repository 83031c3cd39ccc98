import { expect, it } from "vitest";
import { scriptsLast } from "~workers/http/scripts-last";

const page = (start: string) =>
  [
    '<head><link rel="modulepreload" href="/assets/entry.js"/>',
    '<link rel="modulepreload" href="/assets/root.js"/>',
    '<link rel="modulepreload" href="/assets/entry.js"/></head>',
    `<body><script type="module" async="">${start}</script></body>`,
  ].join("");

const asTheRouterWrites = [
  'import "/assets/manifest.js";',
  'import * as route0 from "/assets/root.js";',
  'import * as route1 from "/assets/buy.js";',
  'window.modules = {"root":route0,"buy":route1};',
  'import("/assets/entry.js");',
].join("\n");

it("nothing is asked for before the page's start runs, and then each module once", () => {
  const html = scriptsLast(page(asTheRouterWrites));
  expect(html).not.toContain("<link");
  expect(html).toContain('["/assets/entry.js","/assets/root.js"]');
  expect(html).not.toMatch(/^import /m);
  const order = ["manifest", "root", "buy", "entry"].map((name) =>
    html.lastIndexOf(`import("/assets/${name}.js")`),
  );
  expect(Math.min(...order)).toBeGreaterThan(html.indexOf("await new Promise"));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it("a start that is written otherwise stays as it is, and so do its scripts", () => {
  for (const start of ["", 'import("/assets/entry.js");', 'import{a}from"/assets/root.js";'])
    expect(scriptsLast(page(start))).toBe(page(start));
});

it("a page without scripts stays as it is", () => {
  expect(scriptsLast("<p>Orizzonte</p>")).toBe("<p>Orizzonte</p>");
});
