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

/** Reads the campaign's parameters and the referring site off the address that a visit began at. */
function firstPage(): Source {
  const parameters = new URLSearchParams(location.search);
  const campaign = sourceFields
    .filter((name) => name.startsWith("utm_") && parameters.get(name))
    .map((name) => [name, parameters.get(name)?.slice(0, 300)]);
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).host : "";
  return {
    ...(Object.fromEntries(campaign) as Source),
    ...(referrer && referrer !== location.host && { referrerHost: referrer }),
  };
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
