/** Where the browser sends the counts of a page that is left. */
export const countPath = "/functions/v1/count";

/** What can happen on a page. Each is counted once for each time that the page is opened. */
export const pageEvents = ["viewed", "called", "whatsapp", "brochure", "begun", "sent"] as const;

export type PageEvent = (typeof pageEvents)[number];

/**
 * The upper bounds of the histograms of Core Web Vitals: in ms, and for CLS without a unit. The last one of each is the
 * limit of "poor" or above; greater values are in a bucket without a bound.
 */
export const vitalBounds = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 6000],
  inp: [50, 100, 150, 200, 300, 400, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  ttfb: [200, 400, 600, 800, 1200, 1800, 3000],
} as const;

export type Vital = keyof typeof vitalBounds;

/** What a browser sends. It has no id, no time and no text except the path and the campaign of the address. */
export interface Beacon {
  /** The path of the page, with its language. */
  path: string;
  /** `utm_campaign` of the address with which the visit began; "" without one. */
  campaign: string;
  events: PageEvent[];
  /** "phone" for a narrow window, otherwise "desktop". */
  device: "phone" | "desktop";
  /** The figures of a page that was opened as a document, with its first beacon. JSON has those that are defined. */
  vitals: Record<Vital, number | undefined> | undefined;
}
