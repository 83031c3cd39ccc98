import { listingIds } from "~/content/listing-ids";
import { propertyIds } from "~/content/property-ids";
import { partsOfDay } from "~/content/viewing-times";

/**
 * What each kind of enquiry asks, and the bounds of every answer. The form's HTML, the checks in
 * the browser and in the Worker, the TypeScript types, the mail, the CRM's webhook and the export
 * follow from these definitions. Written by hand are the columns of the tables
 * (workers/db/schema.ts), whose names the types compare with these, and which fields the digest and
 * the mail about quarantined enquiries show (workers/enquiries/channels/list-mail.ts). The labels
 * are in app/content.
 */

type FieldKind = "text" | "email" | "tel" | "choice" | "multiline" | "day" | "hidden";

export interface Field {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Fewest characters of an answer that is given; spaces around it do not count. */
  readonly min?: number;
  /** Most characters, as JavaScript and HTML count them (UTF-16 code units). */
  readonly max: number;
  /** A token of HTML's autofill vocabulary. */
  readonly autocomplete?: string;
  /** Lines that a multiline field shows. */
  readonly rows?: number;
  /** The only answers that are taken, as they are stored; a choice offers them in this order. */
  readonly options?: readonly string[];
  /** So many of the options at most: the answer is a list (list-answer.ts). */
  readonly maxItems?: number;
  /** Asked where the visitor unfolds what is asked of the time. */
  readonly collapsed?: true;
  /** The field with the day that this is a time of. */
  readonly timeOf?: string;
  /** Asked only where this interest is chosen in the same form. */
  readonly onlyWithInterest?: "viewing";
}

const personName = (autocomplete: string) =>
  ({ kind: "text", required: true, min: 1, max: 200, autocomplete }) as const satisfies Field;

const email = {
  kind: "email",
  required: true,
  max: 254,
  autocomplete: "email",
} as const satisfies Field;

/** Long enough for two numbers and a word with each. What is no number, phone.ts decides. */
const phone = {
  kind: "tel",
  required: true,
  max: 100,
  autocomplete: "tel",
} as const satisfies Field;

const message = (rows: number) =>
  ({ kind: "multiline", required: false, max: 5000, rows }) as const satisfies Field;

/** What the page knows and the visitor need not say. */
const hiddenField = { kind: "hidden", required: false, max: 300 } as const satisfies Field;

/** What a link to /contact may have chosen already: `/contact?interest=off-plan`. */
export const interests = [
  "buying",
  "renting",
  "selling",
  "viewing",
  "investing",
  "off-plan",
  "area",
  "catalog",
  "partner",
  "services",
  "partnership",
  "other",
] as const;

export type Interest = (typeof interests)[number];

/** What Find Your Partner offers, by question: what the partner does, and which language is spoken. */
export const partnerOptions = {
  specialization: ["buyer", "seller", "investment", "luxury"],
  language: ["english", "arabic", "french", "russian", "chinese", "italian"],
} as const;

export type PartnerQuestion = keyof typeof partnerOptions;
export type PartnerOption<Q extends PartnerQuestion> = (typeof partnerOptions)[Q][number];

const enquiries = {
  viewing: {
    name: personName("name"),
    email,
    phone,
    message: message(4),
    preferredDate: { kind: "day", required: false, max: 10, collapsed: true },
    preferredTime: {
      kind: "choice",
      required: false,
      max: 20,
      options: partsOfDay,
      collapsed: true,
      timeOf: "preferredDate",
    },
    // By this the property or the project is found again. Whoever calls us without it may leave it out.
    propertyId: { ...hiddenField, options: listingIds },
    // Of a request for several of them, in its place.
    propertyIds: { ...hiddenField, options: listingIds, maxItems: 6 },
    // What the visitor read of the property, in English on every page: staff see one name for it.
    // Of several homes each names them all.
    propertyTitle: hiddenField,
    propertyLocation: hiddenField,
    propertyPrice: hiddenField,
  },
  contact: {
    firstName: personName("given-name"),
    lastName: personName("family-name"),
    email,
    phone,
    interest: { kind: "choice", required: false, max: 300, options: interests },
    propertyId: {
      kind: "choice",
      required: false,
      max: 300,
      options: propertyIds,
      onlyWithInterest: "viewing",
    },
    message: message(6),
    // The property, project, area or catalog that the visitor came from, in words for the staff.
    about: hiddenField,
    specialization: hiddenField,
    language: hiddenField,
  },
  valuation: {
    fullName: personName("name"),
    email,
    phone,
    propertyAddress: {
      kind: "text",
      required: true,
      min: 1,
      max: 300,
      autocomplete: "address-line1",
    },
    details: message(3),
  },
} as const satisfies Record<string, Record<string, Field>>;

export type EnquiryKind = keyof typeof enquiries;
export type FieldName<K extends EnquiryKind> = Extract<keyof (typeof enquiries)[K], string>;

/** The answers to one enquiry: every field is there, an optional one left out is "". */
export type EnquiryValues<K extends EnquiryKind> = Record<FieldName<K>, string>;

/** Field name → what is wrong with it, in words. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A kind's fields in the order in which they are asked. */
export function fieldsOf<K extends EnquiryKind>(kind: K): [FieldName<K>, Field][] {
  return Object.entries(enquiries[kind]) as [FieldName<K>, Field][];
}

/** The fields of a kind whose answers are lists. */
export const listFields = (kind: EnquiryKind): string[] =>
  fieldsOf(kind).flatMap(([name, { maxItems }]) => (maxItems ? [name] : []));

/** The function below functions/v1 that takes each kind. */
export const endpoints = {
  viewing: "send-viewing-request",
  contact: "send-contact-message",
  valuation: "send-valuation-request",
} as const satisfies Record<EnquiryKind, string>;
