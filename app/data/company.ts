import { firmLegalName, firmName } from "./firm-name.ts";

export interface Company {
  name: string;
  legalName: string;
  phone: string;
  email: string;
  /** In international form. */
  whatsapp: string;
  /**
   * Of each at least so many. The whole firm speaks `languages`, its partners by themselves more than
   * `partnerLanguages`. In Arabic the noun after a figure depends on it: read the words that show one
   * (/sell, /team, /ceo-message, the home page) again when it changes.
   */
  claims: {
    properties: number;
    languages: number;
    specialists: number;
    partnerLanguages: number;
  };
  /** In which the office reads what is written to it, as BCP 47 names them. */
  correspondenceLanguages: readonly string[];
  /**
   * What the Dubai Land Department knows the firm by, shown where it exists: its licence, the office's
   * number in the register of brokers (ORN), and of each desk the number of its broker (BRN).
   */
  registered: {
    licence?: string;
    orn?: string;
    brn?: Partial<Record<"sales" | "leasing", string>>;
  };
}

/**
 * Everything the owner may want to change about the firm, in one place, but for its names, its working
 * hours and where it is followed (firm-name.ts, opening-hours.ts, social-profiles.ts); what it says of
 * itself is in content/. Values ending in `.example` and numbers of zeros are placeholders until the owner
 * fills them in.
 */
export const company: Company = {
  name: firmName,
  legalName: firmLegalName,
  phone: "+971 4 000 0000",
  email: "hello@orizzonte.example",
  whatsapp: "+971 4 000 0000",
  claims: { properties: 5000, languages: 40, specialists: 200, partnerLanguages: 30 },
  correspondenceLanguages: ["en", "it"],
  registered: {},
};
