import { company, shownPerson } from "~/content/company";
import { brokerNumber } from "~/features/permits/registrations";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import type { Listing } from "./listing";

/** Who answers for a listing on its page and in its brochure: the person whom it names, otherwise its desk or the firm. */
export function listingAgent(site: Site, listing: Listing) {
  const { permits, properties, property } = site.messages;
  const person = shownPerson(listing.person);
  const { phone = company.phone, whatsapp = company.whatsapp } = person ?? {};
  const desk = listing.kind === "project" ? undefined : listing.desk;
  const office = desk
    ? interpolate(property.agent.name, { desk: properties.desks[desk], company: company.name })
    : company.name;
  const ofDesk = desk ? brokerNumber(site, company, desk) : [];
  const brn = person?.brn ? [interpolate(permits.brn, { number: person.brn })] : ofDesk;
  return {
    isPerson: person !== undefined,
    /** "Ada Neri · Sales desk, Orizzonte · BRN 12345" */
    name: [...(person ? [person.name] : []), office, ...brn].join(" · "),
    phone,
    whatsapp,
  };
}
