import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import worker from "~workers/app";
import { announceChanges } from "../../scripts/deploy/index-now";
import { checkProject, type DeploymentFacts } from "../../scripts/deploy/requirements";

const now = new Date("2026-11-23T08:00:00.000Z");
const permit = { number: "7123456789", card: "https://permits.example/7123456789" } as const;

const complete: DeploymentFacts = {
  settings: {
    database_id: "5f1f0c3e-54a8-4f0a-9a43-2d1f2b7c9e11",
    SITE_ORIGIN: "https://homes.ae",
    ENQUIRY_RECIPIENT: "enquiries@homes.ae",
    ENQUIRY_SENDER: "website@homes.ae",
    STRICT_TRANSPORT_SECURITY: "max-age=31536000",
    VISITOR_MAIL: "on",
    INDEXNOW_KEY: "3f0a6f0e6a3b4d57",
  },
  company: {
    phone: "+971 4 123 4567",
    email: "hello@homes.ae",
    whatsapp: "+971 50 123 4567",
    postalAddress: "12 Marina Walk, Dubai",
    euRepresentative: "Via Roma 1, Milano",
    registered: { licence: "123456", orn: "98765", brn: { sales: "54321", leasing: "54322" } },
    people: [
      {
        name: "Marco Bianchi",
        id: "marco-bianchi",
        email: "marco@homes.ae",
        languages: ["it"],
        desks: ["sales"],
        photograph: undefined,
        isShown: true,
        texts: { en: { role: "Partner" }, it: undefined, ar: undefined },
      },
    ],
    escalation: "marco-bianchi",
  },
  advertisements: [{ name: "Ontario Tower", permit: { ...permit, validUntil: "2026-12-31" } }],
  projects: [
    {
      title: "Palazzo Tissoli",
      developer: "Developer",
      projectNumber: "2468",
      escrow: { account: "1234567", bank: undefined },
      stage: "on-sale",
      handover: "2026-11",
    },
  ],
  staticHeaders: "/*\n  Strict-Transport-Security: max-age=31536000\n",
  secrets: ["HEALTH_TOKEN", "DESK_SECRET", "FEED_SECRET"],
  brochureProblems: [],
};

const incomplete: DeploymentFacts = {
  settings: {
    ...complete.settings,
    SITE_ORIGIN: "http://localhost:8787",
    database_id: "",
    VISITOR_MAIL: "off",
    INDEXNOW_KEY: "short",
  },
  company: {
    phone: "+971 4 000 0000",
    email: "hello@homes.ae",
    whatsapp: "+971 50 123 4567",
    registered: { licence: "123456", orn: undefined, brn: { sales: "54321", leasing: undefined } },
    people: [],
  },
  projects: [
    { title: "Palazzo Tissoli", developer: "Developer", stage: "on-sale", handover: "2026-10" },
    { title: "VELOS", handover: "2026-10" },
  ],
  advertisements: [
    { name: "Ontario Tower" },
    { name: "Continental Tower", permit: { ...permit, validUntil: "2026-11-01" } },
  ],
  staticHeaders: "/*\n  Strict-Transport-Security: max-age=60\n",
  secrets: ["TURNSTILE_SECRET"],
  brochureProblems: ["out of date: ontario-tower.it"],
};

it("deploys if all requirements are met", () => {
  expect(checkProject(complete, now, [])).toEqual({ blocking: "", remaining: "" });
});

it("lists all unmet requirements with their remedies", () => {
  const { blocking, remaining } = checkProject(incomplete, now, []);
  expect(blocking).toBe(`Placeholders (3):
  wrangler.toml: database_id = ""
  wrangler.toml: SITE_ORIGIN = "http://localhost:8787"
  app/content/company.yaml: phone = "+971 4 000 0000"
Put the firm's own values in their place: docs/deployment.md.

Advertised without a valid permit of the Dubai Land Department (1):
  Ontario Tower
Give each its permit in its file in app/content, or deploy on purpose: npm run deploy -- --without-permits

Off-plan projects advertised without what the advertisement has to state (2):
  Palazzo Tissoli: project number, escrow account
  VELOS: developer, project number, escrow account
Give it in the project’s file in app/content, or deploy on purpose: npm run deploy -- --without-permits

Registrations of the firm that its advertisements have to state (2):
  app/content/company.yaml: orn
  app/content/company.yaml: desks: leasing: brn
Give them, or deploy on purpose: npm run deploy -- --without-permits

Strict-Transport-Security differs between pages and files (1):
  public/_headers does not have "max-age=31536000" of wrangler.toml
Browsers keep the value that they got last: docs/edge.md.

Brochures that do not match the pages (1):
  out of date: ontario-tower.it
npm run content, and commit what it makes.`);
  expect(remaining).toContain(
    "Not shown, because the permit has run out (1):\n  Continental Tower",
  );
  expect(remaining).toContain("  neither ALERT_WEBHOOK_URL nor HEALTH_TOKEN is set");
  expect(remaining).toContain("people names nobody with desks");
  expect(remaining).toContain("VISITOR_MAIL is not on");
  expect(remaining).toContain("  wrangler.toml: INDEXNOW_KEY is not a valid key");
  expect(remaining).toContain("  FEED_SECRET is not set");
  expect(remaining).toContain("  postalAddress\n  euRepresentative");
  expect(remaining).toContain(
    "On sale, although the expected handover is past (1):\n  Palazzo Tissoli: 2026-10",
  );
});

it("the owner may deploy without permits, and reads at the end which are missing", () => {
  const { advertisements, projects } = incomplete;
  const unpermitted = { ...complete, advertisements, projects };
  const { blocking, remaining } = checkProject(unpermitted, now, ["without-permits"]);
  expect(blocking).toBe("");
  expect(remaining).toContain("Department (1):\n  Ontario Tower");
  expect(remaining).toContain("state (2):\n  Palazzo Tissoli: project number, escrow account");
});

it("search engines are told what changed since the day of the last deployment, and read the key", async () => {
  const site = "https://homes.ae";
  const key = complete.settings.INDEXNOW_KEY;
  const pages: [string, string][] = [
    ["/", "2026-11-20"],
    ["/buy", "2026-11-22"],
    ["/it/buy", "2026-11-23"],
  ];
  const sitemap = pages
    .map(([path, day]) => `<url>\n<loc>${site}${path}</loc>\n<lastmod>${day}</lastmod>\n</url>`)
    .join("\n");
  const index = `<sitemapindex><sitemap><loc>${site}/sitemap.xml?part=1</loc></sitemap></sitemapindex>`;
  const sent: unknown[] = [];
  let status = 200;
  let isIndex = false;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    if (address === `${site}/sitemap.xml`) return new Response(isIndex ? index : sitemap);
    if (address === `${site}/sitemap.xml?part=1`) return new Response(sitemap);
    sent.push(JSON.parse(init?.body as string));
    return new Response(null, { status });
  });
  expect(await announceChanges(site, key, "2026-11-22T10:00:00Z")).toContain("2 changed addresses");
  const keyLocation = `${site}/${key}.txt`;
  const urlList = [`${site}/buy`, `${site}/it/buy`];
  expect(sent).toEqual([{ host: "homes.ae", key, keyLocation, urlList }]);
  expect(await announceChanges(site, key, "2026-11-24T10:00:00Z")).toContain("no address");
  isIndex = true;
  expect(await announceChanges(site, key, undefined)).toContain("3 changed addresses");
  status = 429;
  expect(await announceChanges(site, key, undefined)).toContain("429");
  const bindings = { ...env, SITE_ORIGIN: site, INDEXNOW_KEY: key };
  const file = await worker.fetch(new Request(keyLocation), bindings, createExecutionContext());
  expect([file.status, await file.text()]).toEqual([200, key]);
});
