import type { SourcedFigure } from "./costs";

/** The day on which everything below was checked against its sources, as yyyy-mm-dd. */
export const lawChecked = "2026-11-23";

/**
 * The laws that the off-plan page names in its answers to buyers, authority first, and the day on which they
 * were last read.
 */
export const buyersLaws = {
  checked: "2026-11-27",
  sources: {
    foreignOwnership: [
      "https://dlp.dubai.gov.ae/Legislation%20Reference/2006/Regulation%20No.%20(3)%20of%202006.html",
      "http://gulfnews.com/business/property/dubai-issues-list-of-freehold-locations-1.28554",
    ],
    valueAddedTax: [
      "https://dralraeesilegal.com/2026/01/06/zero-rating-the-first-supply-of-residential-property-in-the-uae-key-considerations-for-owners-and-developers",
      "http://www.arabianbusiness.com/industries/banking-finance/383823-uae-residential-property-to-be-exempt-from-vat-fta-clarifies",
    ],
    defaultingBuyer: [
      "https://dlp.dubai.gov.ae/Legislation%20Reference/2020/Law%20No.%20(19)%20of%202020%20Amending%20Law%20No.%20(13)%20of%202008%20Regulating%20the%20Interim%20Real%20Property%20Register%20in%20the%20Emirate%20of%20Dubai.html",
      "https://tamimi.com/law-update-articles/developers-dubai-can-terminate-without-court-order",
    ],
    holidayHomes: [
      "https://dlp.dubai.gov.ae/Legislation%20Reference/2013/Decree%20No.%20(41)%20of%202013.html",
      "https://www.tamimi.com/law-update-articles/regulatory-update/",
    ],
  },
} as const;

/** Residence visas that a property in Dubai entitles its owner to apply for; amounts in AED. */
export const residenceVisas = {
  /** Two years. Since spring 2026 a sole owner needs no minimum value; joint owners need such a share each. */
  jointShare: {
    value: 400_000,
    sources: [
      "https://www.me-advisorygroup.com/insights/dubai-removes-minimum-property-value-investor-visas",
      "https://almaskan.com/?p=33031",
      "https://cssm.etimg.com/wealth/real-estate/dubai-residential-visa-you-no-longer-need-minimum-7-5-lakh-dirhams-to-buy-a-property-dubai-land-department-makes-visa-rules-easier/articleshow/130607327.cms",
    ],
  },
  /**
   * Ten years (Cabinet Resolution No. 65 of 2022, Annex, Article 8). Since February 2026 without a minimum
   * payment.
   */
  golden: {
    value: 2_000_000,
    sources: [
      "https://menafn.com/1109621136/Dubai-Can-New-Businessman-Get-Golden-Visa-Immediately-After-Investing-Dh2-Million-In-Property",
      "https://emiratesbusinessinfo.com/news/uae-golden-visa-property-payment-rule-scrapped-2026",
      "https://www.uaeadvisorguide.com/2026/02/uae-scraps-50-upfront-payment-rule-for-golden-visa.html",
    ],
  },
} as const satisfies Record<string, SourcedFigure<number>>;

/** The Italian tax rules for residents, and for citizens who move to the Emirates. */
export const italianTax = {
  /**
   * The list of the decree of 4 May 1999 has the Emirates; who moves there is presumed resident in Italy
   * (TUIR, Article 2(2-bis), which the reform of 2024 keeps).
   */
  presumption: {
    value: { decree: "1999-05-04" },
    sources: [
      "https://lucadamico.info/2024/03/09/trasferimento-in-stati-o-territori-a-fiscalita-privilegiata-prova-dellavvenuto-trasferimento",
      "https://fiscomania.com/doppia-residenza-italia-dubai-cosa-fare",
      "https://addiopignoramenti.it/2025/11/26/accertamento-fiscale-a-italiano-residente-a-dubai-cosa-fare-e-come-difendersi",
    ],
  },
  /**
   * Of the value of a property abroad, in percent a year (Law 213/2023, Article 1(91)); 0.4 for a main
   * home.
   */
  ivie: {
    value: { share: 1.06, since: 2024 },
    sources: [
      "https://www.studiocavicchiolo.it/aumento-delle-aliquote-ivie-e-ivafe/",
      "https://studiomanazzaputorti.it/it/news/imposta-sul-valore-degli-immobili-situati-all%E2%80%99estero-ivie",
    ],
  },
  /** Of a rent that is not taxed in the property's country, in percent (TUIR, Article 70(2)). */
  taxedRent: {
    value: 85,
    sources: [
      "https://studiozamprogna.com/tassazione-immobili-locati-a-dubai",
      "https://www.taxplanning-internazionale.com/tassazione-degli-immobili-affittati-a-dubai/",
      "https://studiofiscalelegale.it/it/spese-degli-immobili-esteri-dedotte-nel-quadro-rl",
    ],
  },
} as const satisfies Record<string, SourcedFigure<unknown>>;

/**
 * The law of Ras Al Khaimah on property development: developers and projects in registers of its
 * municipality, buyers' payments in escrow accounts. Dubai's laws do not apply there.
 */
export const rasAlKhaimahLaw = {
  value: { number: 12, year: 2023 },
  sources: [
    "https://www.tamimi.com/news/new-regulations-on-the-development-of-real-estate-projects-in-ras-al-khaimah-what-you-need-to-know/",
    "https://www.trowers.com/insights/2023/november/updates-to-real-estate-development-laws-in-ras-al-khaimah",
    "https://www.the-jurist.com/article/analysis-of-dubai-and-rak-for-off-plan-sale-terminations",
  ],
} as const satisfies SourcedFigure<unknown>;
