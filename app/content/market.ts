/**
 * The yearly rent of investment properties in percent of their price, before costs: the firm's estimate for
 * Dubai, from gross yields that brokers published for that year. Checked on 2026-11-23.
 */
export const rentalYields = {
  from: 6,
  to: 8,
  year: 2026,
  sources: [
    // 6.3% on average, 5 to 8% in all.
    "https://sandsofwealth.com/blogs/news/dubai-rental-yields",
    // 6.7 to 7.0% on average, apartments often above 7%.
    "https://luxvant.com/blogs/rental-yields-in-dubai-how-2026-compares-globally",
    // Apartments 7.07%.
    "https://uae-property-ai-bot.vercel.app/blog/dubai-rental-yields-2026",
    // 6 to 8% on average.
    "https://mr7.ae/blog/dubai-rental-yields-guide-landlords",
  ],
} as const;

/**
 * The market of Ras Al Khaimah; increases in percent. The publisher and the year of transactions and prices
 * are unknown, as the page states. With a source, change the page's text. Searched and checked on
 * 2026-11-23.
 */
export const rasAlKhaimah = {
  transactions: { aed: 15_100_000_000, rise: 118 },
  prices: { rise: { from: 20, to: 23 } },
  visitors: {
    count: 1_280_000,
    year: 2024,
    // Both report what the emirate's tourism authority (RAKTDA) announced.
    sources: [
      "https://helpoo.in/info/ras-al-khaimah-achieves-record-breaking-1-28-million-visitors-in-2024-et-travelworld/",
      "https://bonnesvacances.de/tourismus/ras-al-khaimah-so-viele-touristen-wie-noch-nie/146242",
    ],
  },
} as const;
