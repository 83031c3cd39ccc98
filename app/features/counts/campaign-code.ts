import { contactCode } from "~/format/contact-code";

let campaignOfLinks: string | undefined;

/** Puts the campaign of the visit into the code of a listing’s link to WhatsApp, when it is pressed. */
function addToLink({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="wa.me/"]');
  const listing = location.pathname.split("/").at(-1) ?? "";
  if (link) link.href = link.href.replace(/[A-Z]+-\w{4}$/u, contactCode(listing, campaignOfLinks));
}

/**
 * Adds a campaign to the codes of links to WhatsApp. The server cannot: the edge caches a page without the campaign of
 * its address.
 */
export function addCampaign(campaign: string): void {
  if (campaignOfLinks === undefined) addEventListener("click", addToLink, true);
  campaignOfLinks = campaign;
}
