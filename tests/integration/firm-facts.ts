import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parse as parseYaml, stringify } from "yaml";
import type { BrochureFile } from "../../app/features/brochures/brochure-files.ts";
import { localePath, type Locale, localeCodes } from "../../app/locale.ts";
import { openPdf, textOf } from "../browser/support/pdf.ts";
import type { Server } from "../server.ts";
import type { ProjectCopy } from "../support/project-copy.ts";

const file = "app/content/company.yaml";

/** Every optional fact of the firm, with fictitious values. */
const given = {
  address: {
    street: "Office 1204, Bay Tower",
    district: "Barsha Heights",
    city: "Dubai",
    postBox: "112233",
  },
  arabicName: "أوريزونتي للاستشارات العقارية",
  licence: "1234567",
  orn: "23456",
  trn: "100123456700003",
  italy: {
    name: "Orizzonte Italia S.r.l.",
    address: "Via Garibaldi 1, 43121 Parma",
    vat: "01234567890",
    register: "REA PR-123456",
  },
  desks: { sales: { brn: "34567" }, leasing: { brn: "45678" } },
  sellingFee: 2.5,
  ceo: "Giulia Rossi",
  signature: "signature.png",
  people: [
    {
      name: "Marco Bianchi",
      id: "marco-bianchi",
      email: "marco@firm.example",
      phone: "+971 50 000 0001",
      whatsapp: "+971 50 000 0002",
      desks: ["sales", "off-plan"],
      photograph: "marco-bianchi.jpg",
      brn: "56789",
      languages: ["it", "en"],
      role: "Partner, off-plan",
      text: "Twelve years of handovers in Dubai.",
      it: { role: "Consulente, nuove costruzioni", text: "Dodici anni di consegne a Dubai." },
      ar: { role: "شريك، على الخارطة", text: "اثنا عشر عامًا من تسليم المنازل في دبي." },
    },
    { name: "Sara Haddad", languages: ["ar", "fr"], role: "Partner, lettings" },
    {
      name: "Luca Conti",
      id: "luca-conti",
      email: "luca@firm.example",
      languages: ["it"],
      role: "Partner, sales",
      desks: ["sales"],
      shown: "no",
    },
  ],
};

/** The facts in the footer, on the contact page and in every brochure. */
const registered = [
  given.address.street,
  given.address.district,
  given.address.postBox,
  given.arabicName,
  given.licence,
  given.orn,
  given.trn,
  ...Object.values(given.italy),
];

/** Every optional fact of a project, with fictitious values. */
const projectFacts = {
  person: "marco-bianchi",
  district: "business-bay",
  lat: 25.1866,
  lon: 55.2721,
  developer: "Emirates Horizon Real Estate Development LLC",
  projectNumber: "2468",
  escrow: { account: "AE07 0331 2345 6789 0123 456", bank: "Emirates NBD" },
  brand: "Lumen Design",
  feePaidBy: "developer",
  stage: "under-construction",
  progress: { percent: 37.5, date: "2026-10-31" },
  handover: "2099-06",
  handoverHistory: [{ handover: "2098-12", date: "2026-01-15" }],
  factSources: [
    {
      fact: "project-number",
      status: "verified",
      checked: "2026-11-20",
      source: { name: "Mashrooi", address: "https://dubailand.gov.ae/" },
    },
  ],
  paymentPlan: {
    beforeHandover: 60,
    atHandover: 40,
    instalments: [
      { name: "On booking", it: "Alla prenotazione", ar: "عند الحجز", share: 12.5 },
      { name: "Tenth floor", it: "Decimo piano", ar: "الطابق العاشر", share: 47.5 },
      { name: "At handover", it: "Alla consegna", ar: "عند التسليم", share: 40 },
    ],
  },
  serviceCharge: { stated: 17.5, estimated: 19 },
  pools: 2,
  units: [
    { id: "studio", squareFeet: 470, priceFrom: 1_100_000 },
    { id: "one-bedroom", squareFeet: 820, priceFrom: 1_950_000 },
    { id: "two-bedroom", squareFeet: 1_240, priceFrom: 2_890_000 },
    { id: "three-bedroom" },
  ],
  projection: { year: 2030, aedPerSquareFoot: 3_200 },
  yieldFrom: 7.5,
};

/** Facts of the register, an amount of an instalment, and sizes of units in the brochure, by language. */
const english =
  "Bianchi 56789 2468 Mashrooi Horizon Lumen NBD 37.5% 137,500 470 820 1,240 17.50 7.5%";
const projectTexts = {
  en: english,
  it: "Bianchi 56789 2468 Mashrooi Horizon Lumen NBD 37,5% 137.500 470 820 1.240 188 7,5%",
  ar: english,
};

const signature = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 160"><path d="M20 120C90 10 120 10 110 90S200 20 240 90 330 40 380 80 480 60 580 40" fill="none" stroke="#14201f" stroke-width="5"/></svg>`;

/** Writes all facts of the firm and of a project into the content of a copy. */
export async function writeFirmFacts(copy: ProjectCopy): Promise<void> {
  const others = parseYaml(copy.read(file)) as object;
  copy.write(file, stringify({ ...others, ...given }));
  copy.write(
    "app/content/people/signature.png",
    await sharp(Buffer.from(signature)).resize(1200).png().toBuffer(),
  );
  copy.write(
    "app/content/people/marco-bianchi.jpg",
    readFileSync(copy.path("app/pictures/originals/home/ceo-portrait.jpg")),
  );
  const project = "app/content/projects/velos/project.yaml";
  copy.write(project, stringify({ ...(parseYaml(copy.read(project)) as object), ...projectFacts }));
}

async function visit(site: Server, address: string) {
  const html = await (await site.fetch(address)).text();
  const page = parse(html);
  const text = (selector: string) => page.querySelector(selector)?.structuredText ?? "";
  return {
    page,
    main: text("main"),
    footer: text("footer"),
    data: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.textContent)
      .join("\n"),
    portraits: page.querySelectorAll('main img[src*="/pictures/people/"]'),
  };
}

/** The facts that a text lacks. */
const missingIn = (text: string, facts: readonly string[]) =>
  facts.filter((fact) => !text.includes(fact));

/** The brochure of a property or a project in the copy. */
function brochureOf(copy: ProjectCopy, id: string, locale: Locale) {
  const brochures = JSON.parse(copy.read("app/features/brochures/brochures.json")) as Record<
    string,
    Record<string, BrochureFile>
  >;
  const { address } = brochures[id]?.[locale] ?? { address: "" };
  return openPdf(readFileSync(copy.path(`public${address}`)));
}

/**
 * Every fact of the firm is on its pages and in its brochures.
 *
 * @param copy with the facts, and with the brochures of ontario-tower and velos
 * @param site its server
 */
export function firmFactTests(copy: () => ProjectCopy, site: () => Server): void {
  describe("every fact of the firm", () => {
    for (const locale of localeCodes) {
      it(`is at the foot of every page and on the contact page, in ${locale}`, async () => {
        for (const path of ["/", "/buy"] as const)
          expect(
            missingIn((await visit(site(), localePath(locale, path))).footer, registered),
          ).toEqual([]);
        expect(
          missingIn((await visit(site(), localePath(locale, "/contact"))).main, registered),
        ).toEqual([]);
      });

      it(`is on /team, the people with portrait, languages and broker number, in ${locale}`, async () => {
        const { main, portraits } = await visit(site(), localePath(locale, "/team"));
        const [marco, sara] = given.people;
        expect(missingIn(main, [marco?.name ?? "", sara?.name ?? "", marco?.brn ?? ""])).toEqual(
          [],
        );
        const languages = {
          en: "Italian, English",
          it: "Italiano, inglese",
          ar: "الإيطالية، الإنجليزية",
        };
        const texts = { en: marco, it: marco?.it, ar: marco?.ar }[locale];
        expect(missingIn(main, [languages[locale], texts?.role ?? "", texts?.text ?? ""])).toEqual(
          [],
        );
        expect(portraits.map((portrait) => portrait.getAttribute("alt"))).toEqual([marco?.name]);
        expect(main).not.toContain("Luca Conti");
      });

      it(`is on /sell, the fee for a sale, in ${locale}`, async () => {
        const fee = locale === "it" ? "2,5%" : "2.5%";
        expect((await visit(site(), localePath(locale, "/sell"))).main).toContain(fee);
      });

      it(`signs the letter of the CEO, in ${locale}`, async () => {
        const letter = await visit(site(), localePath(locale, "/ceo-message"));
        expect(letter.main).toContain(given.ceo);
        expect(letter.portraits.map((one) => one.getAttribute("src"))).toEqual([
          expect.stringContaining("/people/signature"),
        ]);
        expect((await visit(site(), localePath(locale, "/"))).main).toContain(given.ceo);
      });

      it(`is in the structured data, in ${locale}`, async () => {
        const home = await visit(site(), localePath(locale, "/"));
        expect(missingIn(home.data, [...registered, given.ceo])).toEqual([]);
        const team = await visit(site(), localePath(locale, "/team"));
        expect(
          missingIn(team.data, [
            "Marco Bianchi",
            "Sara Haddad",
            "56789",
            "/pictures/people/marco-",
          ]),
        ).toEqual([]);
      });

      it(`is on the last page of a brochure, in ${locale}`, async () => {
        const pdf = await brochureOf(copy(), "ontario-tower", locale);
        // Compares words, because Latin text may wrap within Arabic text.
        const facts = [...registered, given.desks.sales.brn].flatMap((fact) => fact.split(" "));
        expect(missingIn(await textOf(pdf), facts)).toEqual([]);
      });

      it(`of a project is in its brochure, in ${locale}`, async () => {
        const text = await textOf(await brochureOf(copy(), "velos", locale));
        expect(missingIn(text, projectTexts[locale].split(" "))).toEqual([]);
      });
    }
  });
}
