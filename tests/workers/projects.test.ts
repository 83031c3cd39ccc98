import { describe, expect, it } from "vitest";
import { projectBrochure } from "~/brochures/project-brochure";
import { company } from "~/content/company";
import { projectPath } from "~/content/paths";
import { planProject, prelaunchProject, projects } from "~/content/projects";
import { properties } from "~/content/properties";
import { marketContent } from "~/features/invest/market.server";
import { projectPaymentPlan } from "~/features/invest/payment-plan.server";
import { highlightContent, prelaunchHead, unitContent } from "~/features/invest/prelaunch.server";
import { projectCards } from "~/features/invest/project-card.server";
import { projectPageData } from "~/features/invest/project-page.server";
import { factNote, projectionFacts, registerFacts } from "~/features/invest/project-register";
import { projectShowcases, type ShowcaseProject } from "~/features/invest/project-showcase";
import { propertyPageData } from "~/features/properties/property-page.server";
import { outdatedFacts } from "~/listings/fact-sources";
import { showProperty } from "~/listings/property";
import { siteIn } from "../support/site.ts";
import { aPerson, employ } from "./desk-people";
import { exampleRates } from "./example-rates.ts";

const ids = projects.map(({ id }) => id);
const showcase = (id: string): ShowcaseProject => {
  const named = projects.filter((project) => project.id === id);
  const [found] = projectShowcases(siteIn("en"), named);
  if (!found) throw new Error(`No project ${id}`);
  return found;
};

describe("the projects", () => {
  it("have no slide twice", () => {
    for (const { slides } of projects) expect([...new Set(slides)]).toEqual(slides);
  });

  it("have a caption for every picture", () => {
    const slides = ids.flatMap((id) => showcase(id).slides);
    expect(slides.filter(({ caption, title }) => !caption && !title)).toEqual([]);
  });
});

it("the cover of Al Marjan's brochure has its price, its handover and its payment plan", () => {
  const cover = projectBrochure(siteIn("en"), {
    kind: "project",
    id: planProject.id,
    project: planProject,
    page: "capital-appreciation",
    locales: ["en"],
    path: "/off-plan/al-marjan-island",
  });
  expect([cover.price, ...cover.priceNotes]).toEqual([
    "Price on request",
    "Handover expected: Dec 2027",
    "Payment plan: 70/30",
  ]);
});

it("a listing's person is on its page and in its brochure, with the person's numbers", () => {
  const ada = {
    name: "Ada Neri",
    brn: "12345",
    phone: "+971 50 000 0001",
    whatsapp: "+971 50 000 0002",
  };
  employ([aPerson("ada", ada)]);
  const site = siteIn("en");
  const project = { ...planProject, person: "ada" };
  const path = projectPath(project.id);
  const subject = { kind: "project", id: project.id, project, locales: ["en"], path } as const;
  const { contact } = projectBrochure(site, { ...subject, page: "capital-appreciation" });
  const { contact: onPage, request } = projectPageData(site, project);
  const name = `Ada Neri · ${company.name} · BRN 12345`;
  expect([contact.agent, request.agent]).toEqual([name, name]);
  expect(contact.channels.slice(0, 2).map(({ text }) => text)).toEqual([ada.phone, ada.whatsapp]);
  expect(onPage).toMatchObject({ phone: ada.phone, call: "tel:+971500000001" });
  expect(onPage.chat).toMatch(/^https:\/\/wa\.me\/971500000002\?/u);
  const home = { ...properties[0]!, person: "ada" };
  const homePage = propertyPageData(site, home, showProperty(site, home));
  expect(homePage.agent.name).toContain("Ada Neri");
  expect(homePage.directContact.phone).toBe(ada.phone);
});

describe("Palazzo Tissoli’s figures are the developer’s, letter by letter", () => {
  const palazzo = prelaunchProject;

  it("of its prices and its units", () => {
    expect(unitContent(siteIn("en"), palazzo).map(({ perArea }) => perArea)).toEqual([
      "about AED 2,340 per sq ft",
      "about AED 2,200 per sq ft",
      "",
    ]);
    expect(prelaunchHead(siteIn("en"), palazzo).description).toContain(
      "Expression of Interest AED 37,000, studios from AED 1.1M, one-bedroom apartments from AED 2.2M",
    );
  });

  it("of its projections on the project's page, as the developer's", () => {
    expect(projectionFacts(siteIn("en"), palazzo)).toEqual([
      {
        label: "Price in 2030, projected by the developer",
        text: "AED\u00A010,000 per sq ft",
        notes: [expect.stringMatching(/2,340\sper\ssq\sft today/)],
      },
      {
        label: "Rental yield, projected by the developer",
        text: "9% a year or more",
        notes: [expect.stringContaining("not a guarantee")],
      },
    ]);
    expect(projectionFacts(siteIn("it"), palazzo)[0]).toMatchObject({
      label: "Prezzo nel 2030 previsto dal costruttore",
      text: "circa 107.600\u00A0AED al m² (10.000\u00A0AED al ft²)",
    });
  });

  it("of its units in euros and per square metre in Italian", () => {
    const [studio] = unitContent(siteIn("it", { rates: exampleRates }), palazzo);
    expect(studio?.perArea).toBe("circa\u00A025.190 AED al\u00A0m²");
    expect(studio?.converted).toContainEqual({
      currency: "EUR",
      text: "268\u00A0mila\u00A0€ circa",
    });
  });

  it("of its market", () => {
    const { chart, note } = marketContent(siteIn("en"), palazzo);
    expect(chart.rows.map(({ value, text }) => `${value} ${text}`)).toEqual([
      "118% Transactions, to AED\u00A015.1B",
      "20–23% Prices, as reported",
    ]);
    expect(note).toContain("At AED\u00A02,200 to\u00A02,340 per sq\u00A0ft today, AED\u00A010,000");
    expect(marketContent(siteIn("it"), palazzo).note).toContain(
      "da\u00A023.680 a\u00A025.190\u00A0AED al\u00A0m²: 107.600\u00A0AED",
    );
  });

  it("of its highlights", () => {
    const texts = highlightContent(siteIn("en"), palazzo);
    expect(texts.map(({ title, description }) => `${title}. ${description}`)).toEqual([
      "First in line. An Expression of Interest of AED\u00A037,000 puts your name down before the launch. Before you pay it, read on what terms it is returned.",
      "Projected growth. The developer projects AED\u00A010,000 per sq\u00A0ft by 2030.",
      "Yields of 9%+. Rental yields of 9% or more: the developer’s figure, not the market’s.",
      "A market on the move. Transactions in Ras Al Khaimah are reported to be up 118%, at AED\u00A015.1B; we could not trace the source.",
    ]);
  });
});

describe("a project with every fact", () => {
  const palazzo = projects.find(({ id }) => id === "palazzo-tissoli");
  if (!palazzo) throw new Error("No project palazzo-tissoli");
  const project = {
    ...palazzo,
    developer: "Tissoli Development LLC",
    brand: "A brand",
    feePaidBy: "developer" as const,
    interestReturned: "yes" as const,
    interestInPrice: "no" as const,
    projectNumber: "2468",
    escrow: { account: "1012345678", bank: "A bank" },
    handover: "2028-06",
    handoverHistory: [
      { handover: "2027-12", date: "2025-03-01" },
      { handover: "2028-03", date: "2026-01-15" },
    ],
    factSources: [
      {
        fact: "escrow" as const,
        status: "verified" as const,
        checked: "2026-08-29",
        source: {
          name: { en: "The register", it: "Il registro", ar: "السجل" },
          address: "https://register.example",
        },
      },
      {
        fact: "handover" as const,
        status: "stated" as const,
        checked: "2026-08-28",
        source: undefined,
      },
    ],
    stage: "under-construction" as const,
    progress: { percent: 40, date: "2026-11-12" },
    serviceCharge: { stated: 18.5, estimated: 20 },
    paymentPlan: {
      beforeHandover: 60,
      atHandover: 40,
      instalments: [
        { name: { en: "On booking", it: "Alla prenotazione", ar: "عند الحجز" }, share: 10 },
        {
          name: { en: "Second instalment", it: "Seconda rata", ar: "الدفعة الثانية" },
          share: 50,
          date: "2027-03-31",
        },
        { name: { en: "At handover", it: "Alla consegna", ar: "عند التسليم" }, share: 40 },
      ],
    },
  };

  it("names the developer first, and whose each figure is", () => {
    const facts = registerFacts(siteIn("en"), project);
    expect(facts.map(({ label, text }) => ({ label, text }))).toEqual([
      { label: "Developer", text: "Tissoli Development LLC" },
      { label: "Brand", text: "A brand" },
      { label: "Project number", text: "2468" },
      { label: "Escrow account", text: "1012345678 · A bank" },
      { label: "Stage", text: "Under construction" },
      { label: "Handover expected", text: "June 2028" },
      { label: "Construction progress", text: "40% (12\u00A0November\u00A02026)" },
      { label: "Service charge, stated by the developer", text: "AED 18.50 per sq ft a year" },
      { label: "Service charge, our estimate", text: "AED 20 per sq ft a year" },
      { label: "Expression of Interest, returned if you do not buy", text: "Yes" },
      { label: "Expression of Interest, part of the price", text: "No" },
      { label: "Our fee", text: "Paid by the developer" },
    ]);
    expect(registerFacts(siteIn("en"), palazzo)).toEqual([]);
  });

  it("is called sold out on its page, and in lists instead of its price", () => {
    const soldOut = { ...project, soldOut: "2026-11-20" };
    const site = siteIn("en");
    expect(registerFacts(site, soldOut)).toContainEqual({
      label: "Sold out",
      text: "20 November 2026",
    });
    const page = projectPageData(site, soldOut);
    expect(page.eyebrow).toMatch(/ · Sold\u00A0out$/);
    const [card] = projectCards(site, [soldOut]);
    expect(card?.prices.map(({ text }) => text)).toEqual(["Sold out"]);
  });

  it("says who states a fact, when it was checked, and how late its handover is", () => {
    // 90 and 91 days after the two checks.
    const site = siteIn("en", { now: new Date("2026-11-27") });
    const notes = Object.fromEntries(
      registerFacts(site, project).map((fact) => [fact.label, factNote(fact)]),
    );
    expect(notes).toMatchObject({
      Developer: "Stated by the developer; not yet checked by us",
      "Escrow account": "Verified on 29\u00A0August\u00A02026 · The register",
      "Handover expected": [
        "6 months later than first promised",
        "Promised for December 2027 (1\u00A0March\u00A02025)",
        "Promised for March 2028 (15\u00A0January\u00A02026)",
        "Stated by the developer; checked on 28\u00A0August\u00A02026",
        "More than 90 days ago: ask us to check it again",
      ].join(" · "),
      Brand: "",
    });
    expect(outdatedFacts([project], site.now)).toEqual([
      { title: "Palazzo Tissoli", fact: "handover", checked: "2026-08-28" },
    ]);
  });

  it("has its instalments with amounts for the cheapest unit, which add up to its price", () => {
    const plan = projectPaymentPlan(siteIn("en"), project);
    expect(
      plan?.parts.map(({ when, percent, amount, what }) => [when, percent, amount?.text, what]),
    ).toEqual([
      ["On booking", "10%", "AED\u00A0110,000", undefined],
      ["Second instalment", "50%", "AED\u00A0550,000", "31 March 2027"],
      ["At handover", "40%", "AED\u00A0440,000", undefined],
    ]);
  });
});
