/**
 * What one euro is in other currencies: the reference rates of the European Central Bank, which publishes
 * them on working days at about 16:00 CET. The dirham is pegged to the dollar and has no rate of its own here.
 * Amounts in euros and pounds are converted with these rates and shown with their date.
 */
export const euroRates = {
  /** As yyyy-mm-dd. */
  date: "2026-10-08",
  USD: 1.1186,
  GBP: 0.84698,
  // The file of that day, as https://github.com/vane/ecb-fx keeps it.
  source: "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
} as const;
