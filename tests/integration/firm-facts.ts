import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parse as parseYaml, stringify } from "yaml";
import type { BrochureFile } from "../../app/features/brochures/brochure-files.ts";
import { localePath, type Locale, localeCodes, type SitePath } from "../../app/locale.ts";
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

const signature = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 160"><path d="M20 120C90 10 120 10 110 90S200 20 240 90 330 40 380 80 480 60 580 40" fill="none" stroke="#14201f" stroke-width="5"/></svg>`;

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
}

async function visit(site: Server, locale: Locale, path: SitePath) {
  const html = await (await site.fetch(localePath(locale, path))).text();
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

const missingIn = (text: string, facts: readonly string[]) =>
  facts.filter((fact) => !text.includes(fact));

function brochureOf(copy: ProjectCopy, locale: Locale) {
  const brochures = JSON.parse(copy.read("app/features/brochures/brochures.json")) as Record<
    string,
    Record<string, BrochureFile>
  >;
  const { address } = brochures["ontario-tower"]?.[locale] ?? { address: "" };
  return openPdf(readFileSync(copy.path(`public${address}`)));
}

/** Every fact of the firm is on its pages and in its brochures. */
export function firmFactTests(copy: () => ProjectCopy, site: () => Server): void {
  describe("every fact of the firm", () => {
    for (const locale of localeCodes) {
      it(`is at the foot of every page and on the contact page, in ${locale}`, async () => {
        for (const path of ["/", "/buy"] as const)
          expect(missingIn((await visit(site(), locale, path)).footer, registered)).toEqual([]);
        expect(missingIn((await visit(site(), locale, "/contact")).main, registered)).toEqual([]);
      });

      it(`is on /team, the people with portrait, languages and broker number, in ${locale}`, async () => {
        const { main, portraits, data } = await visit(site(), locale, "/team");
        const [marco, sara] = given.people;
        const languages = {
          en: "Italian, English",
          it: "Italiano, inglese",
          ar: "الإيطالية، الإنجليزية",
        };
        const texts = { en: marco, it: marco?.it, ar: marco?.ar }[locale];
        const facts = [marco?.name, sara?.name, marco?.brn, languages[locale]];
        const all = [...facts, texts?.role, texts?.text].map(String);
        expect(missingIn(main, all)).toEqual([]);
        expect(portraits.map((portrait) => portrait.getAttribute("alt"))).toEqual([marco?.name]);
        expect(main).not.toContain("Luca Conti");
        const described = ["Marco Bianchi", "Sara Haddad", "56789", "/pictures/people/marco-"];
        expect(missingIn(data, described)).toEqual([]);
      });

      it(`is on /sell, in the letter of the CEO and on the home page, in ${locale}`, async () => {
        expect((await visit(site(), locale, "/sell")).main).toContain(
          locale === "it" ? "2,5%" : "2.5%",
        );
        const letter = await visit(site(), locale, "/ceo-message");
        expect(letter.main).toContain(given.ceo);
        expect(letter.portraits.map((one) => one.getAttribute("src"))).toEqual([
          expect.stringContaining("/people/signature"),
        ]);
        const home = await visit(site(), locale, "/");
        expect(home.main).toContain(given.ceo);
        expect(missingIn(home.data, [...registered, given.ceo])).toEqual([]);
      });

      it(`is on the last page of a brochure, in ${locale}`, async () => {
        const pdf = await brochureOf(copy(), locale);
        // Compares words, because Latin text may wrap within Arabic text.
        const facts = [...registered, given.desks.sales.brn].flatMap((fact) => fact.split(" "));
        expect(missingIn(await textOf(pdf), facts)).toEqual([]);
      });
    }
  });
}
