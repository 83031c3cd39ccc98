import type { SourcedFigure } from "./costs";

/** The day on which everything below was checked against its sources, as yyyy-mm-dd. */
export const lawChecked = "2026-11-27";

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
    // No law with a list of projects was found: the answer says so.
    ownershipInRasAlKhaimah: [
      "https://www.tamimi.com/news/new-regulations-on-the-development-of-real-estate-projects-in-ras-al-khaimah-what-you-need-to-know/",
      "https://bayut.com/agentportal/all-about-property-laws-for-foreigners-in-the-uae",
      "https://www.few.ae/ras-al-khaimah-real-estate-glossary-key-terms-for-first-time-buyers",
    ],
    valueAddedTax: [
      "https://dralraeesilegal.com/2026/01/06/zero-rating-the-first-supply-of-residential-property-in-the-uae-key-considerations-for-owners-and-developers",
      "http://www.arabianbusiness.com/industries/banking-finance/383823-uae-residential-property-to-be-exempt-from-vat-fta-clarifies",
    ],
    defaultingBuyer: [
      "https://dlp.dubai.gov.ae/Legislation%20Reference/2020/Law%20No.%20(19)%20of%202020%20Amending%20Law%20No.%20(13)%20of%202008%20Regulating%20the%20Interim%20Real%20Property%20Register%20in%20the%20Emirate%20of%20Dubai.html",
      "https://recordslegal.com/2021/01/23/dld-termination-amended-law-2020/",
    ],
    cancelledProject: [
      "https://thelawreporters.com/sector-detail/108",
      "https://khaleejtimes.com/business/realty/dubais-off-plan-property-rules-can-buyers-get-refund-if-project-gets-cancelled",
    ],
    holidayHomes: [
      "https://dlp.dubai.gov.ae/Legislation%20Reference/2013/Decree%20No.%20(41)%20of%202013.html",
      "https://www.tamimi.com/law-update-articles/regulatory-update/",
    ],
    // The Land Department takes no title deeds of other emirates for its visa.
    visaOfDubai: [
      "https://gulfnews.com/living-in-uae/housing/invest-dh750000-in-a-property-in-dubai-and-get-a-two-year-self-sponsored-residency-visa-1.1690472188072",
      "https://www.me-advisorygroup.com/insights/dubai-removes-minimum-property-value-investor-visas",
    ],
    inheritance: [
      "https://alrowaad.ae/legal-blog/how-can-non-muslims-create-and-execute-wills-in-dubai",
      "https://jamesberrylaw.com/news-details/changes-to-non-muslim-inheritance-law-in-the-uae-enforcement-of-foreign-wills",
    ],
  },
} as const;

/** Residence visas that a property in Dubai entitles its owner to apply for; amounts in AED. */
export const residenceVisas = {
  /**
   * Two years. Since spring 2026 a sole owner needs no minimum value; joint owners need such a share each. The
   * Land Department announced it at its Cube centre, as all report.
   */
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
      // The General Directorate of Identity and Foreigners Affairs of Dubai.
      "https://alsaada.gdrfad.gov.ae/en/services/8ea80da4-f43e-11eb-0320-0050569629e8",
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
      // The text of the article's paragraphs 1 to 100.
      "https://www.normattiva.it/atto/caricaDettaglioAtto?atto.dataPubblicazioneGazzetta=2023-12-30&atto.codiceRedazionale=23G00223&tipoDettaglio=singolavigenza&qId=&classica=true&dataVigenza=04/01/2024&generaTabId=true&bloccoAggiornamentoBreadCrumb=true&title=lbl.dettaglioAtto&tabID=",
      "https://www.studiocavicchiolo.it/aumento-delle-aliquote-ivie-e-ivafe/",
      "https://studiomanazzaputorti.it/it/news/imposta-sul-valore-degli-immobili-situati-all%E2%80%99estero-ivie",
    ],
  },
  /** Of a rent that is not taxed in the property's country, in percent (TUIR, Article 70(2)). */
  taxedRent: {
    value: 85,
    sources: [
      // The text of the article.
      "https://www.gbsoftware.it/ElencoNews/Art_70_-_Redditi_di_natura_fondiaria_-Tuir_917-86-.asp",
      "https://studiozamprogna.com/tassazione-immobili-locati-a-dubai",
      "https://www.taxplanning-internazionale.com/tassazione-degli-immobili-affittati-a-dubai/",
      "https://studiofiscalelegale.it/it/spese-degli-immobili-esteri-dedotte-nel-quadro-rl",
      // That circular 26/E of 2011 of the Agenzia delle Entrate excludes property abroad from the flat tax on rents: a
      // report, because only a part of the circular itself was read.
      "https://fiscoetasse.com/index.php/amp/rassegna-stampa/14365-cedolare-secca-i-chiarimenti-dell-agenzia-delle-entrate.html",
    ],
  },
  /** The years after a purchase within which the gain of a sale is taxed (TUIR, Article 67(1)(b)). */
  taxedGain: {
    value: { years: 5 },
    sources: [
      // Resolution 143/E of 2007 of the Agenzia delle Entrate, on a home abroad.
      "https://www.e-glossa.it/wiki/risoluzione_n._143$$e,__plusvalenza_da_cessione_di_immobile_sito_all'estero.aspx",
      // The answer of its magazine, and its reply 122 of 2023, as both report.
      "https://quotidianodelcondominio.it/fiscalita-condominiale/vendita-immobile-estero-plusvalenza-regime-imposta-sostitutiva",
      "https://www.studiotpp.com/cessione-di-immobili-situati-allestero-tassazione-delle-plusvalenze-risposte-interpello-20-1-2023-nn-110-e-122/",
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

/**
 * What /sell says about Form A of the Land Department: the agreement of a home's owners with a broker, without which a
 * home may not be advertised. Its limits are in the messages.
 */
export const listingAgreement = {
  sources: [
    "https://www.propertyfinder.ae/blog/rera-forms/",
    "https://livedubai.co.uk/must-know-for-all-agents-real-estate-contracts/",
    "https://en.dubai-property.nl/blog/wat-houdt-form-a-b-en-f-in-bij-een-secondary-market-transactie-in-dubai",
  ],
} as const;
