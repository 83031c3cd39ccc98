import { type Beacon, countPath, type PageEvent } from "./beacon";

/** What `PerformanceObserver` reports, as far as TypeScript does not know it. */
interface Entry extends PerformanceEntry {
  /** Of "layout-shift". */
  value: number;
  hadRecentInput: boolean;
  /** Of "event": 0 if it belongs to no interaction. */
  interactionId: number;
}

/** The longest pauses within a group of layout shifts and of the group, in ms: https://web.dev/articles/cls */
const shiftGap = 1_000;
const shiftWindow = 5_000;

/** Interactions for each of the longest that INP leaves out: https://web.dev/articles/inp */
const interactionsPerOutlier = 50;

/** The shortest event that is reported, in ms. */
const durationThreshold = 40;

/**
 * Measures the Core Web Vitals of the document by their definitions on web.dev, from its beginning: browsers buffer the
 * entries. The library `web-vitals` takes 3.3 kB compressed, more than all counts may.
 *
 * @returns a function for the figures until now; undefined if the document was ever hidden or the browser does not
 *   report any
 */
function measureVitals(): () => Beacon["vitals"] {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  /** When the visitor saw a prerendered document; 0 for others. */
  const began =
    (navigation as unknown as { activationStart?: number } | undefined)?.activationStart ?? 0;
  let lcp: number | undefined;
  let cls: number | undefined;
  let shifts: Entry[] = [];
  const interactions = new Map<number, number>();

  const handlers: Record<string, (entry: Entry) => void> = {
    "largest-contentful-paint": ({ startTime }) => {
      lcp = Math.max(0, startTime - began);
    },
    "layout-shift": (entry) => {
      if (entry.hadRecentInput) return;
      const [first, last] = [shifts[0], shifts.at(-1)];
      const isNew =
        !first ||
        !last ||
        entry.startTime - last.startTime >= shiftGap ||
        entry.startTime - first.startTime >= shiftWindow;
      shifts = isNew ? [entry] : [...shifts, entry];
      cls = Math.max(
        cls ?? 0,
        shifts.reduce((sum, { value }) => sum + value, 0),
      );
    },
    event: ({ interactionId, duration }) => {
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
  };
  // While it is prerendered, a document is hidden.
  const wasHidden = performance
    .getEntriesByType("visibility-state")
    .some(({ name, startTime }) => name === "hidden" && startTime >= began);
  if (wasHidden || document.visibilityState === "hidden") return () => undefined;
  const supported = PerformanceObserver.supportedEntryTypes;
  if (supported.includes("layout-shift")) cls = 0;
  const observers = Object.entries(handlers)
    .filter(([type]) => supported.includes(type))
    .map(([type, handle]) => {
      const observe = (list: PerformanceObserverEntryList) =>
        (list.getEntries() as Entry[]).forEach(handle);
      const observer = new PerformanceObserver(observe);
      const options = { type, buffered: true, durationThreshold };
      observer.observe(options);
      return { observer, handle };
    });

  return () => {
    for (const { observer, handle } of observers) {
      (observer.takeRecords() as Entry[]).forEach(handle);
      observer.disconnect();
    }
    const longest = [...interactions.values()].toSorted((a, b) => b - a);
    const inp = longest[Math.floor(longest.length / interactionsPerOutlier)];
    return {
      lcp,
      cls,
      inp,
      ttfb: navigation && Math.max(0, navigation.responseStart - began),
    };
  };
}

/** A window below this width is counted as a phone, as the layout's small screens. */
const phoneQuery = "(width < 48rem)";

/** The page that is open, what has happened on it, and how many of that are in beacons. */
let current: { path: string; campaign: string; seen: Set<PageEvent>; sent: number } | undefined;
let vitals: ReturnType<typeof measureVitals> | undefined;

/** Counts an event of the page that is open, once. */
function happened(event: PageEvent): void {
  current?.seen.add(event);
}

const campaignOf = (address = "") =>
  new URLSearchParams(address.split(/[?#]/u)[1]).get("utm_campaign");

/** The campaign of the address of the page, or of that with which its tab was opened. */
function campaignOfVisit(): string {
  // Its name is the address of the document, which client-side navigation does not change.
  const [opened] = performance.getEntriesByType("navigation");
  return (campaignOf(location.href) || campaignOf(opened?.name) || "").slice(0, 100);
}

function openPage(path: string): void {
  current = {
    path,
    campaign: campaignOfVisit(),
    seen: new Set(),
    sent: 0,
  };
  if (document.visibilityState === "visible") happened("viewed");
}

/** Sends what has happened since the last beacon. A beacon that fails is lost. */
function send(): void {
  if (!current) return;
  const { path, campaign, seen, sent } = current;
  const events = [...seen].slice(sent);
  if (events.length === 0) return;
  current.sent = seen.size;
  const device = matchMedia(phoneQuery).matches ? "phone" : "desktop";
  const beacon: Beacon = { path, campaign, events, device, vitals: vitals?.() };
  vitals = undefined;
  navigator.sendBeacon(countPath, JSON.stringify(beacon));
}

const links: readonly [selector: string, event: PageEvent][] = [
  ['a[href^="tel:"]', "called"],
  ['a[href^="https://wa.me/"]', "whatsapp"],
  ['a[href*="/brochures/"]', "brochure"],
];

function start(): void {
  vitals = measureVitals();
  addEventListener(
    "click",
    ({ target }) => {
      for (const [selector, event] of links)
        if (target instanceof Element && target.closest(selector)) happened(event);
    },
    true,
  );
  // Of the forms, those of enquiries are posted.
  addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof Element && target.closest('form[method="post"]')) happened("begun");
    },
    true,
  );
  addEventListener("enquiry-sent", () => happened("sent"));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
    else happened("viewed");
  });
  addEventListener("pagehide", send);
  // A page from the back/forward cache is opened again.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) openPage(location.pathname);
  });
}

/**
 * Counts that a page is open, and sends the counts of the page before it.
 *
 * @returns the campaign of the visit
 */
export function countPage(path: string): string | undefined {
  if (current?.path !== path) {
    if (current) send();
    else start();
    openPage(path);
  }
  return current?.campaign;
}
