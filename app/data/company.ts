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
   * Where letters reach the firm, on one line. The privacy notice names it (GDPR, Article 13(1)(a)); not
   * shown until the owner gives it.
   */
  postalAddress?: string;
  /**
   * The firm's representative in the European Union, name and address on one line. The law asks a firm
   * outside the Union for one that offers its services there (GDPR, Article 27); not shown until the
   * owner gives it.
   */
  euRepresentative?: string;
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

/** What the privacy notice has to name by law. */
const legalFacts = ["postalAddress", "euRepresentative"] as const;

/** Those of the facts that the privacy notice has to name by law which the owner has not given yet. */
export const missingLegalFacts = (facts: Pick<Company, (typeof legalFacts)[number]>): string[] =>
  legalFacts.filter((name) => !facts[name]);
