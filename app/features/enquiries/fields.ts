/**
 * What each kind of enquiry asks, and the bounds of every answer. The form's HTML, the checks in
 * the browser and in the Worker, the TypeScript types, the tables, the mail and the export are all
 * made from these definitions.
 */

type FieldKind = "text" | "email" | "tel" | "choice" | "multiline" | "hidden";

/** One answer that a choice offers: `value` is stored, `label` is read. */
interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Field {
  readonly label: string;
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
  /** What a choice offers, in order. */
  readonly options?: readonly Option[];
}

const personName = (label: string, autocomplete: string) =>
  ({
    label,
    kind: "text",
    required: true,
    min: 1,
    max: 200,
    autocomplete,
  }) as const satisfies Field;

const email = {
  label: "Email",
  kind: "email",
  required: true,
  max: 254,
  autocomplete: "email",
} as const satisfies Field;

const phone = {
  label: "Phone",
  kind: "tel",
  required: true,
  min: 5,
  max: 40,
  autocomplete: "tel",
} as const satisfies Field;

const message = (label: string, rows: number) =>
  ({ label, kind: "multiline", required: false, max: 5000, rows }) as const satisfies Field;

/** What the page knows and the visitor need not say. */
const carried = (label: string) =>
  ({ label, kind: "hidden", required: false, max: 300 }) as const satisfies Field;

/** What a link to /contact may have chosen already: `/contact?interest=off-plan`. */
export const interests = [
  { value: "buying", label: "Buying a home" },
  { value: "renting", label: "Renting a home" },
  { value: "selling", label: "Selling or letting a home" },
  { value: "viewing", label: "Booking a viewing" },
  { value: "investing", label: "Investing" },
  { value: "off-plan", label: "Off-plan and prelaunch" },
  { value: "area", label: "Finding the right area" },
  { value: "catalog", label: "A custom catalog" },
  { value: "partner", label: "Speaking to a partner" },
  { value: "services", label: "Advisory, legal or after-sales services" },
  { value: "partnership", label: "Working with us as a developer or agency" },
  { value: "other", label: "Something else" },
] as const satisfies readonly Option[];

export type Interest = (typeof interests)[number]["value"];

const enquiries = {
  viewing: {
    name: personName("Full name", "name"),
    email,
    phone,
    message: message("Message", 4),
    propertyTitle: carried("Home"),
    propertyLocation: carried("Location"),
    propertyPrice: carried("Price"),
  },
  contact: {
    firstName: personName("First name", "given-name"),
    lastName: personName("Last name", "family-name"),
    email,
    phone,
    interest: {
      label: "Interest",
      kind: "choice",
      required: false,
      max: 300,
      options: interests,
    },
    message: message("Message", 6),
    // The home, project, area or catalog that the visitor came from, in words for the staff.
    about: carried("About"),
    specialization: carried("Specialization"),
    language: carried("Language"),
  },
  valuation: {
    fullName: personName("Full name", "name"),
    email,
    phone,
    propertyAddress: {
      label: "Property address",
      kind: "text",
      required: true,
      min: 1,
      max: 300,
      autocomplete: "address-line1",
    },
    details: message("Additional details", 3),
  },
} as const satisfies Record<string, Record<string, Field>>;

export type EnquiryKind = keyof typeof enquiries;
export type FieldName<K extends EnquiryKind> = Extract<keyof (typeof enquiries)[K], string>;

/** The answers to one enquiry: every field is there, an optional one left out is "". */
export type EnquiryValues<K extends EnquiryKind> = Record<FieldName<K>, string>;

/** Field name → what is wrong with it, in the field's own words. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A kind's fields in the order in which they are asked. */
export function fieldsOf<K extends EnquiryKind>(kind: K): [FieldName<K>, Field][] {
  return Object.entries(enquiries[kind]) as [FieldName<K>, Field][];
}

/** The function below functions/v1 that takes each kind. */
export const endpoints = {
  viewing: "send-viewing-request",
  contact: "send-contact-message",
  valuation: "send-valuation-request",
} as const satisfies Record<EnquiryKind, string>;
