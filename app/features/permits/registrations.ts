import type { Company } from "~/content/company";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
/** The city that the site's texts name, as company.yaml writes it. */
const siteCity = "Dubai";

/**
 * The office's address, line by line. The street is optional. City and country are in the language of the
 * page if the city is that of the site's texts.
 */
export function officeAddress({ messages }: Site, { address }: Pick<Company, "address">): string[] {
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

/** The firm's registration numbers, as far as company.yaml has them. */
interface RegistrationNumbers {
  registered: {
    licence?: string | undefined;
    /** The office's number in the register of brokers. */
    orn?: string | undefined;
    /** The broker's number of each desk. */
    brn?: { sales?: string | undefined; leasing?: string | undefined };
  };
  /** The number in the register of the Federal Tax Authority. */
  trn?: string | undefined;
}

/** The registrations as text, as far as they exist: "Licence 123456", "ORN 12345", "TRN 1002…". */
export function formatRegistrations(
  { messages: { permits: messages } }: Site,
  { registered, trn }: RegistrationNumbers,
): string[] {
  const { licence, orn } = registered;
  return [
    ...(licence ? [interpolate(messages.licence, { number: licence })] : []),
    ...(orn ? [interpolate(messages.orn, { number: orn })] : []),
    ...(trn ? [interpolate(messages.trn, { number: trn })] : []),
  ];
}

/** The number of the broker of a desk, if there is one: "BRN 12345". */
export function brokerNumber(
  { messages: { permits: messages } }: Site,
  { registered: { brn } }: RegistrationNumbers,
  desk: "sales" | "leasing",
): string[] {
  const number = brn?.[desk];
  return number ? [interpolate(messages.brn, { number })] : [];
}

/** The firm's names and registrations in Dubai, as far as company.yaml has them. The name that the reader can read is first. */
export const dubaiRegistrations = (
  site: Site,
  facts: Pick<Company, "legalName" | "arabicName" | "registered" | "trn">,
): string[] => {
  const names = [facts.legalName, ...(facts.arabicName ? [facts.arabicName] : [])];
  return [
    ...(site.locale === "ar" ? names.toReversed() : names),
    ...formatRegistrations(site, facts),
  ];
};

/**
 * The details of the Italian company that its law requires, if there is one: name, registered office,
 * numbers.
 */
export function italianCompany({ messages }: Site, { italy }: Pick<Company, "italy">): string[] {
  if (!italy) return [];
  const { name, address, vat, register } = italy;
  return [
    name,
    address,
    interpolate(messages.company.vat, { number: vat }),
    ...(register ? [register] : []),
  ];
}
