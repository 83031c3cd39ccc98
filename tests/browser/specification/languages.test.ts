import { expect } from "playwright/test";
import { localePath, locales, type SitePath } from "../../../app/locale.ts";
import { test } from "../support/fixtures.ts";

const fixed: readonly (readonly [path: SitePath, it: string, ar: string])[] = [
  ["/", "Prenota una visita", "احجز معاينة"],
  ["/", "Contatti", "تواصل معنا"],
  ["/", "Investimenti off-plan", "الاستثمار على الخارطة"],
  ["/", "Azienda", "الشركة"],
  ["/", "I nostri consulenti", "مستشارونا"],
  ["/property/ontario-tower", "Richiedi una visita", "اطلب معاينة"],
  ["/property/ontario-tower", "Nome e cognome", "الاسم الكامل"],
  ["/property/ontario-tower", "Email", "البريد الإلكتروني"],
  ["/property/ontario-tower", "Telefono", "الهاتف"],
  ["/property/ontario-tower", "Messaggio (facoltativo)", "الرسالة (اختياري)"],
  ["/property/ontario-tower", "1.500.000 AED", "1,500,000 درهم"],
  ["/property/continental-tower", "In affitto a 100.000 AED", "الإيجار 100,000 درهم"],
  ["/property/continental-tower", "788 ft²", "788 قدم²"],
  ["/property/al-soufuh-apartment", "Invia la richiesta", "إرسال الطلب"],
  [
    "/off-plan",
    "Al momento non ci sono immobili off-plan disponibili.",
    "لا تتوفر لدينا وحدات على الخارطة في الوقت الحالي.",
  ],
  ["/off-plan", "Rivalutazione del capitale", "نمو رأس المال"],
  ["/off-plan", "Reddito da locazione", "الدخل الإيجاري"],
  ["/off-plan", "Immobili di prestigio", "الأصول المميزة"],
  ["/off-plan", "Investimenti in prelancio", "استثمارات ما قبل الإطلاق"],
  [
    "/catalogs",
    "Al momento non ci sono cataloghi disponibili.",
    "لا تتوفر كتالوجات في الوقت الحالي.",
  ],
  [
    "/catalogs",
    "La società di consulenza immobiliare più affidabile di Dubai",
    "شركة الاستشارات العقارية الأجدر بالثقة في دبي",
  ],
  ["/contact", "9:00–18:00", "9:00 ص – 6:00 م"],
  ["/anything-unknown", "Ops! Pagina non trovata", "عذرًا! الصفحة غير موجودة"],
];

/** Removes invisible characters: no-break spaces and bidirectional controls. */
const normalizeText = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "").replaceAll(/\s+/g, " ");

for (const locale of ["it", "ar"] as const)
  test(`the fixed phrases are on the pages in ${locale}, below its prefix`, async ({ html }) => {
    for (const [path, italian, arabic] of fixed) {
      const page = await html(localePath(locale, path));
      const root = page.querySelector("html");
      expect(root?.getAttribute("lang"), path).toBe(locales[locale].lang);
      expect(root?.getAttribute("dir") ?? "ltr", path).toBe(locale === "ar" ? "rtl" : "ltr");
      const phrase = locale === "it" ? italian : arabic;
      expect.soft(normalizeText(page.text), path).toContain(phrase);
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
