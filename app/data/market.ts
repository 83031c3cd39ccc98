/** What homes bought to be let bring in percent of their price a year, before costs. */
export const rentalYields = { from: 6, to: 8 } as const;

/** The market of Ras Al Khaimah; rises in percent. */
export const rasAlKhaimah = {
  transactions: { aed: 15_100_000_000, rise: 118 },
  prices: { rise: { from: 20, to: 23 } },
  visitors: { count: 1_280_000, year: 2024 },
} as const;
