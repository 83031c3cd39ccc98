import type { Beacon } from "./beacon";

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
export function measureVitals(): () => Beacon["vitals"] {
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
  const wasHidden = performance
    .getEntriesByType("visibility-state")
    .some(({ name }) => name === "hidden");
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
