import type { Company } from "~/content/company";
import { interpolate } from "~/format/interpolate";
import type { Messages } from "~/messages/en/messages";
import { registeredAs } from "./registered";

/** The city that the site's texts name, as company.yaml writes it. */
const siteCity = "Dubai";

/**
 * The office's address, line by line. The street is optional. City and country are in the language of the
 * page if the city is that of the site's texts.
 */
export function officeAddress(messages: Messages, { address }: Pick<Company, "address">): string[] {
  const { place, postBox } = messages.company;
  if (!address) return [place];
  const { street, district, city, postBox: number } = address;
  return [
    street,
    ...(district ? [district] : []),
    city === siteCity ? place : city,
    ...(number ? [interpolate(postBox, { number })] : []),
  ];
}

/** The firm's registrations in Dubai, as far as company.yaml has them. */
export const registrations = (
  messages: Messages,
  facts: Pick<Company, "arabicName" | "registered" | "trn">,
): string[] => [
  ...(facts.arabicName ? [facts.arabicName] : []),
  ...registeredAs(messages.permits, facts),
];

/**
 * The details of the Italian company that its law requires, if there is one: name, registered office,
 * numbers.
 */
export function italianCompany(messages: Messages, { italy }: Pick<Company, "italy">): string[] {
  if (!italy) return [];
  const { name, address, vat, register } = italy;
  return [
    name,
    address,
    interpolate(messages.company.vat, { number: vat }),
    ...(register ? [register] : []),
  ];
}
