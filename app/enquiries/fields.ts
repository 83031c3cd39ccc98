/**
 * What each kind of enquiry asks, and the bounds of every answer. The form's HTML, the checks in
 * the browser and in the Worker, the TypeScript types, the tables, the mail and the export are all
 * made from these definitions.
 */

type FieldKind = "text" | "email" | "tel" | "multiline" | "hidden";

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
  readonly hint?: string;
}

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

const ofProperty = (label: string) =>
  ({ label, kind: "hidden", required: false, max: 300 }) as const satisfies Field;

const enquiries = {
  viewing: {
    name: {
      label: "Full name",
      kind: "text",
      required: true,
      min: 1,
      max: 200,
      autocomplete: "name",
    },
    email,
    phone,
    message: { label: "Message", kind: "multiline", required: false, max: 5000, rows: 4 },
    propertyTitle: ofProperty("Home"),
    propertyLocation: ofProperty("Location"),
    propertyPrice: ofProperty("Price"),
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
