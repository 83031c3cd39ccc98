import type { PageHeadMessages } from "./page-head";

interface OtherRequest {
  word: string;
  text: string;
  action: string;
}

/** The words of /contact. */
export interface ContactMessages {
  head: PageHeadMessages;
  eyebrow: string;
  title: string;
  lead: string;
  subject: {
    about: string;
    /** Before what is known of the partner, which the three after it say. */
    partner: string;
    specialization: string;
    language: string;
    both: string;
    remove: string;
  };
  /** `now` is the time in Dubai, `{time}`, beside the zone. */
  side: Record<
    "hours" | "zone" | "now" | "call" | "write" | "chat" | "chatAction" | "opensNewTab" | "office",
    string
  >;
  /** Those who came to the wrong form. */
  others: {
    title: string;
    viewing: OtherRequest;
    valuation: OtherRequest;
    developers: OtherRequest;
  };
}
