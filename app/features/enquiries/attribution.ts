import { optional } from "~/hooks/optional";

/** The attribution of an enquiry: page, referrer and campaign. All of it is optional, and no field of the form. */
export const attributionFields = [
  "page",
  "referrerHost",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export type Attribution = Partial<Record<(typeof attributionFields)[number], string>>;

const storageKey = "visit";

/** The campaign parameters of a query, each cut to 300 characters. */
const campaignParameters = (query: string): Attribution => {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    attributionFields
      .filter((name) => name.startsWith("utm_") && parameters.get(name))
      .map((name) => [name, parameters.get(name)?.slice(0, 300)]),
  );
};

/**
 * Reads the campaign and the referring site from the first page of a visit. A page in a new tab begins a
 * visit; its campaign is that of the page that opened it, whose address is the referrer.
 */
function landingPageAttribution(): Attribution {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  const campaign = campaignParameters(location.search);
  if (referrer?.origin !== location.origin)
    return { ...campaign, ...(referrer && { referrerHost: referrer.host }) };
  return Object.keys(campaign).length > 0 ? campaign : campaignParameters(referrer.search);
}

/**
 * Stores the attribution of a visit once, in sessionStorage. The browser deletes it with the tab, and it is sent
 * only with an enquiry. Call it when the site starts in the browser.
 */
export function storeVisitAttribution(): void {
  // Without storage the enquiry has less of its attribution.
  optional(() => {
    if (!sessionStorage.getItem(storageKey))
      sessionStorage.setItem(storageKey, JSON.stringify(landingPageAttribution()));
  });
}

/** The attribution of an enquiry that is sent now: this page, and the beginning of the visit. */
export function visitAttribution(): Attribution {
  storeVisitAttribution();
  const visit = optional(
    () => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Attribution,
  );
  return { ...visit, page: location.pathname };
}
