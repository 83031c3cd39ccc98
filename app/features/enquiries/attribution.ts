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

/** The campaign parameters of an address, each cut to 100 characters. */
const campaignParameters = (address = ""): Attribution => {
  const parameters = new URLSearchParams(URL.canParse(address) ? new URL(address).search : "");
  return Object.fromEntries(
    attributionFields
      .filter((name) => name.startsWith("utm_") && parameters.get(name))
      .map((name) => [name, parameters.get(name)?.slice(0, 100)]),
  );
};

/**
 * The attribution of an enquiry that is sent now. Nothing of it is stored on the device: the campaign is read from
 * the address of the page, from that with which its tab or the site was opened, or from the page of the site that
 * led here.
 */
export function visitAttribution(): Attribution {
  const { referrer } = document;
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isSite = from?.origin === location.origin;
  // Its name is the address of the document, which client-side navigation does not change.
  const [opened] = performance.getEntriesByType("navigation");
  const campaign = [location.href, opened?.name, isSite ? referrer : undefined]
    .map(campaignParameters)
    .find((parameters) => Object.keys(parameters).length > 0);
  return {
    ...campaign,
    ...(from && !isSite && { referrerHost: from.host }),
    page: location.pathname,
  };
}
