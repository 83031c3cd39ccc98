/** Where an enquiry came from: all of it optional, none of it asked of the visitor. */
export const sourceFields = [
  "page",
  "referrerHost",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export type Source = Partial<Record<(typeof sourceFields)[number], string>>;

const storageKey = "visit";

/** The campaign's parameters in a query, each cut to 300 characters. */
const campaignIn = (query: string): Source => {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    sourceFields
      .filter((name) => name.startsWith("utm_") && parameters.get(name))
      .map((name) => [name, parameters.get(name)?.slice(0, 300)]),
  );
};

/**
 * Reads the campaign and the referring site off the first page of a visit. A page that is opened in a
 * new tab has a visit of its own: its campaign is that of the page of this site it was opened from,
 * whose address is the referrer.
 */
function firstPage(): Source {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  const campaign = campaignIn(location.search);
  if (referrer?.origin !== location.origin)
    return { ...campaign, ...(referrer && { referrerHost: referrer.host }) };
  return Object.keys(campaign).length > 0 ? campaign : campaignIn(referrer.search);
}

/**
 * Notes, once a visit, how the visitor came to the site: in sessionStorage, which the browser
 * forgets with the tab, and which leaves it only together with an enquiry. Call it as the site
 * starts in the browser.
 */
export function rememberVisit(): void {
  try {
    if (!sessionStorage.getItem(storageKey))
      sessionStorage.setItem(storageKey, JSON.stringify(firstPage()));
  } catch {
    // Storage may be switched off: the enquiry then says less of where it came from.
  }
}

/** Where an enquiry that is sent now comes from: this page, and how the visit began. */
export function visitSource(): Source {
  rememberVisit();
  try {
    const visit = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Source;
    return { ...visit, page: location.pathname };
  } catch {
    return { page: location.pathname };
  }
}
