import type { attributionFields, EnquiryKind } from "~/features/enquiries/fields";
import type { ChannelName, EnquiryRecord } from "../db/schema.ts";

/** The columns with the source of an enquiry. */
export type SourceColumn =
  | (typeof attributionFields)[number]
  | "timeZone"
  | "country"
  | "browserLanguage";

/** An enquiry as stored: its record and its answers. */
export type Enquiry = Omit<EnquiryRecord, "spam" | "quarantineNotifiedAt"> & {
  spam: string | null;
  quarantineNotifiedAt: string | null;
} & Readonly<Record<string, string | null>>;

/** An enquiry before it is stored; also the message of the queue. */
export interface Submission {
  kind: EnquiryKind;
  enquiry: Enquiry;
  /** The channels. Empty for quarantined enquiries. */
  channels: readonly ChannelName[];
  /** Whether the key was derived from the content, and therefore expires. */
  keyIsContent: boolean;
  /** The number of the sender's network: http/limits.ts. Messages of the queue from before it have none. */
  network?: number;
}

/** The visitor's name, from the fields of each kind. */
export function visitorName(enquiry: Enquiry): string {
  const { name, fullName, firstName, lastName } = enquiry;
  return name ?? fullName ?? `${firstName} ${lastName}`;
}

/** The name of each kind for the staff. */
export const kindNames: Readonly<Record<EnquiryKind, string>> = {
  viewing: "Viewing request",
  contact: "Message",
  valuation: "Valuation request",
};
