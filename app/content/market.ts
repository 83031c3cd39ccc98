/**
 * The yearly rent of apartments in Dubai in percent of their price, before costs: the firm's estimate, from
 * gross yields that agencies published for that year, because no authority publishes any. Villas earn less:
 * 4.9% on average by one of them.
 */
export const rentalYields = {
  from: 6,
  to: 8,
  year: 2026,
  checked: "2026-11-23",
  sources: [
    // 6.3% on average, 5 to 8% in all.
    "https://sandsofwealth.com/blogs/news/dubai-rental-yields",
    // 6.7 to 7.0% on average, apartments often above 7%.
    "https://luxvant.com/blogs/rental-yields-in-dubai-how-2026-compares-globally",
    // 6 to 8% on average.
    "https://mr7.ae/blog/dubai-rental-yields-guide-landlords",
  ],
} as const;

/**
 * The market of Ras Al Khaimah; increases in percent. The publisher and the year of transactions and prices
 * are unknown, as the page states. With a source, change the page's text.
 */
export const rasAlKhaimah = {
  checked: "2026-11-27",
  transactions: { aed: 15_100_000_000, rise: 118 },
  prices: { rise: { from: 20, to: 23 } },
  visitors: {
    count: 1_280_000,
    year: 2024,
    // The emirate's tourism authority (RAKTDA) announced it, as both report.
    sources: [
      "https://aletihad.ae/news/الإمارات/4544669/رأس-الخيمة-تستقبل-1-28-مليون-زائر-في-العام-الماضي",
      "https://bonnesvacances.de/tourismus/ras-al-khaimah-so-viele-touristen-wie-noch-nie/146242",
    ],
  },
} as const;
