import { type Beacon, countPath, type PageEvent } from "./beacon";
import { measureVitals } from "./vitals";

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
