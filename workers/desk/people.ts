import { company, type Person } from "~/content/company";
import type { EnquiryKind } from "~/features/enquiries/fields";
import { officeDay } from "~/format/office-time";
import { defaultLocale, type Locale, localeCodes } from "~/locale";
import { listingsOf } from "../records/enquired-listings";
import type { Enquiry } from "../records/enquiry";
import { deskSecretOf } from "../settings";
import { officeTimeAfter } from "./office-hours";

/** Who answers if everybody is absent: whoever reads the mailbox. */
export const office = "office";

/** A person who can be sent enquiries. */
export type DeskPerson = Person & { id: string; email: string };

const hasAddress = (person: Person): person is DeskPerson =>
  person.id !== undefined && person.email !== undefined;

/** A person by id; undefined for the office, and for people who have left. */
export const deskPerson = (id: string | null | undefined): DeskPerson | undefined =>
  company.people.filter(hasAddress).find((person) => person.id === id);

/** The name of whoever answers an enquiry. */
export const nameOf = (id: string): string => deskPerson(id)?.name ?? company.name;

/** The manager, if there is one. */
export const manager = (): DeskPerson | undefined => deskPerson(company.escalation);

/** The language of the site that a person speaks best. */
export const localeOfPerson = (id: string): Locale =>
  deskPerson(id)?.languages.flatMap((language) =>
    localeCodes.filter((locale) => locale === language),
  )[0] ?? defaultLocale;

/** Whether enquiries are assigned to people: there are some, and links can be signed. */
export const deskIsOpen = (env: Env): boolean =>
  deskSecretOf(env) !== undefined && company.people.some((person) => person.desks);

type Desk = NonNullable<Person["desks"]>[number];

/** The desk of an enquiry: its listing's, or by what a message is about. */
function deskOf(kind: EnquiryKind, enquiry: Enquiry): Desk {
  const [listing] = listingsOf(enquiry);
  if (listing) return listing.kind === "project" ? "off-plan" : listing.desk;
  if (kind !== "contact") return "sales";
  const { interest } = enquiry;
  return interest === "off-plan" ? interest : interest === "renting" ? "leasing" : "sales";
}

const ids = (people: readonly DeskPerson[]) => people.map(({ id }) => id);

/** The people whom an enquiry may be assigned to, by id. */
export interface Candidates {
  /** Everybody who is present when the office next opens. */
  present: readonly string[];
  /** The person of the listing, if present. */
  ofListing: string | null;
  /** Those whose turn it may be: of the desk and with the language, otherwise of the desk, otherwise everybody. */
  inTurn: readonly string[];
}

/**
 * The people whom an enquiry may be assigned to now.
 *
 * @param except whoever has not claimed it
 */
export function candidatesFor(
  kind: EnquiryKind,
  enquiry: Enquiry,
  now: Date,
  except?: string,
): Candidates {
  const day = officeDay(officeTimeAfter(now, 0));
  const present = company.people.filter(hasAddress).filter(({ desks: answered, absent, id }) => {
    const isAbsent = absent && absent.from <= day && day <= absent.to;
    return answered && !isAbsent && id !== except;
  });
  const desk = deskOf(kind, enquiry);
  const ofDesk = present.filter(({ desks: answered }) => answered?.includes(desk));
  const speaking = ofDesk.filter(({ languages }) => languages.includes(enquiry.locale));
  const inTurn = [speaking, ofDesk, present].find((people) => people.length > 0) ?? [];
  const [listing] = listingsOf(enquiry);
  const ofListing = present.find(({ id }) => id === listing?.person)?.id ?? null;
  return { present: ids(present), ofListing, inTurn: ids(inTurn) };
}
