export interface AmountRange {
  from: number;
  to: number;
}

/** A figure with at least two sources, because sources differ. */
export interface SourcedFigure<Value> {
  value: Value;
  sources: readonly [string, string, ...string[]];
}

/**
 * The register of a sale, which determines the fees: in Dubai the Land Department's for ready properties
 * and Oqood for off-plan ones; in Ras Al Khaimah, off-plan, the municipality's.
 */
export type Register = "title-deed" | "oqood" | "ras-al-khaimah";

/** The day on which every figure below was checked against its sources, as yyyy-mm-dd. */
export const costsChecked = "2026-11-23";

const landDepartmentSale =
  "https://dubailand.gov.ae/en/eservices/request-for-sale-registration" as const;
const landDepartmentMortgage =
  "https://dubailand.gov.ae/en/eservices/request-for-mortgage-registration/" as const;
const trustee = "https://atrust.ae/services" as const;
const renting =
  "https://totalityestates.com/faq/what-payments-must-a-tenant-make-when-leasing-a-property";
const rentalPayments =
  "https://famproperties.com/blog/understanding-rental-payments-dubai-property-famproperties";
const newspaper =
  "https://gulfnews.com/living-in-uae/housing/renting-in-dubai-2022-5-costs-you-should-consider-when-finding-an-apartment-1.1658761165377";

/** In percent, on the services of trustees and brokers. */
export const vat = 5;

/** What a purchase costs besides the price; shares in percent, amounts in AED before VAT. */
export const purchaseFigures = {
  /** Of the price. By law half each; buyers usually bear all of it. */
  transfer: {
    value: 4,
    sources: [
      landDepartmentSale,
      trustee,
      // Executive Council Resolution No. (30) of 2013. Article 3(1), half each unless agreed otherwise, was read as
      // others quote it: the address did not answer.
      "https://dlp.dubai.gov.ae/Legislation%20Reference/2013/ECR%2030%20of%202013.html",
    ],
  },
  /** `reduced` applies to prices below `reducedBelow`. */
  trustee: {
    value: { usual: 4_000, reduced: 2_000, reducedBelow: 500_000 },
    sources: [landDepartmentSale, trustee],
  },
  /**
   * Deed and plan. The Land Department publishes AED 250 for each, with AED 10 each of knowledge and
   * innovation fee, for an apartment as for a villa. Trustees and brokers quote AED 580 for an apartment.
   * For a villa some quote the same and others AED 430, as for a plot of land, whose plan costs less.
   */
  deed: {
    value: { apartment: { from: 580, to: 580 }, house: { from: 430, to: 580 } },
    sources: [
      landDepartmentSale,
      trustee,
      "https://famproperties.com/blog/what-is-property-registration-trustee-and-why-is-it-important",
      "https://en.dubai-property.nl/blog/off-plan-vs-bestaande-bouw-dubai-kosten",
    ],
  },
  /** The Land Department asks for the certificate and publishes no price: developers set it. */
  noc: {
    value: { from: 500, to: 5_000 },
    sources: [
      "https://egsh.ae/insights/developer-noc-fees",
      "https://totalityestates.com/faq/what-is-the-noc-fee-in-dubai-property-transfer",
    ],
  },
  /** Of the price: customary, because no law sets it, as a lawyer says in the first source. */
  brokerage: {
    value: 2,
    sources: [
      "https://gulfnews.com/living-in-uae/ask-us/dubai-can-real-estate-agents-charge-10-per-cent-commission-fee-1.1601999922168",
      "https://expgulf.com/?p=18913",
      "https://www.agn-avocats.com/blog/property-dubai/property-transfer-fees-in-dubai-what-to-expect-and-how-to-plan",
    ],
  },
  /** A share of the loan, and the fee of the entry. */
  mortgage: {
    value: { share: 0.25, entry: 290 },
    sources: [landDepartmentMortgage, "https://aprtllc.ae/our-services/mortgage"],
  },
  /** The developer's charge for the registration, with its own administration: no official text has it. */
  oqood: {
    value: { from: 580, to: 4_000 },
    sources: [
      "https://gulfnews.com/business/property/buying-an-off-plan-property-in-dubai-heres-everything-you-need-to-know-1.500434387",
      "https://www.dubaistandard.com/thinking-of-buying-off-plan-in-dubai-a-complete-guide-for-buyers",
    ],
  },
  /** Of the price: 2% of the buyer and 2% of the seller by law; developers charge buyers all of it. */
  rasAlKhaimahTransfer: {
    value: 4,
    sources: [
      // The municipality’s service "Real Estate Sale Contract Registration".
      "https://rak.ae/wps/portal/rak/e-services/govt/!ut/p/z0/fY2xbgIxEER_xc3Va58QghIoiJCokC7EzWljVs6C2TvW5hL-HsMHpJynNzPg4QhecOKIhQfBVPOXn_cz59p2OXP7hV0s7Wp3cF23WbuPdQsHEtiB_1-qK3y-3fwKfBik0F-Bo-Klp4j9G0hJ_K2ojx61sZl04kAm3vlEjY3DRCrXKjX2501q11zvwoFHTFwejU0oJ5MplEGN0G9VKHIupCZjomxeL4qhwHjZfj4BU8ikLw!!",
      // Decision 10 of 2017 on the fees of sales of residential property, in a collection of laws.
      "https://app.reallaw.ai/en/legal-table/doc/ras-al-khaimah-decision-no-10-of-2017-about-fees-of-sale-of-residential-558",
    ],
  },
  /** The municipality's fee, and what developers ask for the same. */
  rasAlKhaimahEntry: {
    value: { from: 3_000, to: 5_000 },
    sources: [
      "https://www.rak.ae/wps/portal/rak/e-services/govt/municipality/Real%20Estate%20Regulatory%20Administration%20(RERA)/offplan-sale-reg-service",
      "https://dubaiallplans.com/properties/ardee-developments-fairmont-residences-al-marjan-island-3-br-30096910013209aed",
    ],
  },
} as const satisfies Record<string, SourcedFigure<unknown>>;

/**
 * The costs at the start of a tenancy besides the rent: shares in percent of a year's rent, amounts in AED.
 */
export const tenancyFigures = {
  /** For unfurnished and furnished properties. */
  deposit: { value: { from: 5, to: 10 }, sources: [renting, rentalPayments] },
  agency: { value: 5, sources: [renting, rentalPayments] },
  ejari: { value: 220, sources: [newspaper, renting] },
  /**
   * The deposit of Dubai's electricity and water authority: one amount for flats, a higher one for houses.
   */
  utilities: { value: { flat: 2_000, house: 4_000 }, sources: [newspaper, rentalPayments] },
} as const satisfies Record<string, SourcedFigure<unknown>>;

/** Monthly costs of a tenancy besides the rent: in percent of a year's rent. */
export const tenantMonthlyFigures = {
  /** The municipality's housing fee, spread over twelve DEWA bills; UAE nationals are exempt. */
  housingFee: {
    value: 5,
    sources: [
      "https://www.engelvoelkers.com/ae/en/resources/housing-fee-dubai",
      "https://casttio.com/dubai-municipality-housing-fee/",
      "https://www.squareyards.ae/blog/dubai-municipality-housing-fee-2022-tpsart",
    ],
  },
} as const satisfies Record<string, SourcedFigure<unknown>>;

/** The price, in AED, that separates the two limits of loans. */
const loanLimit = 5_000_000;

/** Maximum loans, in percent of the price. */
export const loanFigures = {
  /**
   * The Central Bank's limits: for the first property up to that price and above it, and for further ones.
   */
  caps: {
    value: {
      limit: loanLimit,
      nationals: { first: 85, firstAbove: 75, further: 65 },
      residents: { first: 80, firstAbove: 70, further: 60 },
      offPlan: 50,
    },
    sources: [
      // Article 3 of the regulation 31/2013, and Resolution 31/2/2020, which raised what it had set for first homes.
      "https://rulebook.centralbank.ae/en/rulebook/article-3-important-ratios",
      "https://rulebook.centralbank.ae/en/rulebook/central-bank-board-directors’-resolution-no-3122020-amending-circular-no-312013",
    ],
  },
  /** The longest term of a loan, in years: Article 3 of the regulation. */
  longestTerm: {
    value: 25,
    sources: [
      "https://rulebook.centralbank.ae/en/rulebook/regulations-regarding-mortgage-loans",
      "https://dubaichronicle.com/2013/10/29/uae-central-bank-caps-mortgage-lending",
    ],
  },
  /** The usual loans of banks to non-residents. */
  nonResidents: {
    value: { from: 50, to: 60 },
    sources: [
      "https://mortix.ae/blog/mortgage-for-expats-and-non-residents-uae",
      "https://insight-city.com/en/guides/mortgage/",
    ],
  },
} as const satisfies Record<string, SourcedFigure<unknown>>;
