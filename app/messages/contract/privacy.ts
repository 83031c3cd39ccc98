import type { CountForms } from "~/format/count";
import type { PageHeadMessages } from "./page-head";

interface StoredData {
  what: string;
  why: string;
}

interface StoredFor extends StoredData {
  howLong: string;
}

interface Section {
  title: string;
  paragraphs: readonly string[];
}

/**
 * The words of /privacy. `{firm}` is the firm's legal name, `{place}` its city and country,
 * `{consent}` the sentence under each form.
 */
export interface PrivacyMessages {
  head: PageHeadMessages;
  eyebrow: string;
  title: string;
  /** What matters, in two parts that follow each other. */
  lead: {
    /** Whom a visitor who only reads meets: nobody, or Web Analytics where that is on. */
    alone: string;
    counted: string;
    /** When the rest begins: as a form is sent or, where Turnstile is on, as it is filled in. */
    fromSending: string;
    fromWriting: string;
  };
  /** `{date}` is the day of this version. */
  version: string;
  contents: string;
  what: string;
  howLong: string;
  /** `{email}` is the firm's. */
  write: string;
  /** How long an enquiry is kept, in months. */
  months: CountForms;
  /** How long a deleted row can be restored, in days. */
  days: CountForms;
  sections: {
    who: Section & {
      /** {address}, once the firm has given it. */
      address: string;
      /** {representative}, name and address, once the firm has given them. */
      representative: string;
    };
    kept: {
      title: string;
      answers: StoredData;
      source: StoredData;
      delivery: StoredFor;
      mail: StoredFor;
      address: StoredFor;
      /** Where Turnstile is on. */
      turnstile: StoredFor;
      /** Where Web Analytics is on. */
      analytics: StoredFor;
      /** What browsers report of errors; `wrangler.toml` says how long Cloudflare keeps the log. */
      reports: StoredFor;
      history: StoredData;
    };
    browser: Section;
    why: Section & {
      /** For reports of errors. */
      reports: string;
      /** Where Web Analytics is on. */
      analytics: string;
    };
    /** Whether anybody has to give their details. */
    voluntary: Section;
    receives: {
      title: string;
      staff: string;
      /** Where Turnstile is on. */
      turnstile: string;
      /** Where Web Analytics is on. */
      analytics: string;
      /** Where enquiries go to a CRM. */
      crm: string;
      nobody: string;
    };
    /** That details reach the United Arab Emirates, and on which basis. */
    abroad: Section;
    rights: Section;
    /** The last paragraph says after how many months it happens by itself. */
    forgotten: Section & { byItself: CountForms };
  };
}
