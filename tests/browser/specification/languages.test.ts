import { expect } from "playwright/test";
import { localePath, locales, type SitePath } from "../../../app/locale.ts";
import { test } from "../support/fixtures.ts";

/** The fixed phrases of the other languages than English, each with a page that has it. */
const fixed: Record<SitePath, Readonly<Record<"it" | "ar", readonly string[]>>> = {
  "/": {
    it: [
      "Prenota una visita",
      "Contatti",
      "Investimenti off-plan",
      "Azienda",
      "I nostri consulenti",
    ],
    ar: ["احجز معاينة", "تواصل معنا", "الاستثمار على الخارطة", "الشركة", "مستشارونا"],
  },
  "/property/ontario-tower": {
    it: [
      "Richiedi una visita",
      "Nome e cognome",
      "Email",
      "Telefono",
      "Messaggio (facoltativo)",
      "1.500.000 AED",
    ],
    ar: [
      "اطلب معاينة",
      "الاسم الكامل",
      "البريد الإلكتروني",
      "الهاتف",
      "الرسالة (اختياري)",
      "1,500,000 درهم",
    ],
  },
  "/property/continental-tower": {
    it: ["In affitto a 100.000 AED", "788 ft²"],
    ar: ["الإيجار 100,000 درهم", "788 قدم²"],
  },
  "/property/al-soufuh-apartment": {
    it: ["Invia la richiesta"],
    ar: ["إرسال الطلب"],
  },
  "/off-plan": {
    it: [
      "Al momento non ci sono immobili off-plan disponibili.",
      "Rivalutazione del capitale",
      "Reddito da locazione",
      "Immobili di prestigio",
      "Investimenti in prelancio",
    ],
    ar: [
      "لا تتوفر لدينا وحدات على الخارطة في الوقت الحالي.",
      "نمو رأس المال",
      "الدخل الإيجاري",
      "الأصول المميزة",
      "استثمارات ما قبل الإطلاق",
    ],
  },
  "/catalogs": {
    it: [
      "Al momento non ci sono cataloghi disponibili.",
      "La società di consulenza immobiliare più affidabile di Dubai",
    ],
    ar: ["لا تتوفر كتالوجات في الوقت الحالي.", "شركة الاستشارات العقارية الأجدر بالثقة في دبي"],
  },
  "/contact": {
    it: ["9:00–18:00"],
    ar: ["9:00 ص – 6:00 م"],
  },
  "/anything-unknown": {
    it: ["Ops! Pagina non trovata"],
    ar: ["عذرًا! الصفحة غير موجودة"],
  },
};

/** Removes invisible characters: no-break spaces and bidirectional controls. */
const normalizeText = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "").replaceAll(/\s+/g, " ");

for (const locale of ["it", "ar"] as const)
  test(`the fixed phrases are on the pages in ${locale}, below its prefix`, async ({ html }) => {
    for (const [path, phrases] of Object.entries(fixed)) {
      const page = await html(localePath(locale, path as SitePath));
      const root = page.querySelector("html");
      expect(root?.getAttribute("lang"), path).toBe(locales[locale].lang);
      expect(root?.getAttribute("dir") ?? "ltr", path).toBe(locale === "ar" ? "rtl" : "ltr");
      const text = normalizeText(page.text);
      for (const phrase of phrases[locale]) expect.soft(text, path).toContain(phrase);
    }
  });

test("files and functions have no language prefix", async ({ request }) => {
  for (const path of [
    "robots.txt",
    "sitemap.xml",
    "llms.txt",
    ".well-known/security.txt",
    "functions/v1/health",
  ]) {
    expect((await request.get(`/${path}`)).status(), path).toBe(200);
    for (const prefix of ["it", "ar"])
      expect((await request.get(`/${prefix}/${path}`)).status(), path).toBe(404);
  }
});
