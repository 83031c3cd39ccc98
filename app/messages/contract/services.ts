import type { ServiceId } from "~/content/services";
import type { PageHeadMessages } from "./page-head";

interface ServiceMessages {
  title: string;
  lead: string;
  /** What it comprises, one thing a line. */
  includes: readonly string[];
  /** Whom it is for, as a sentence. */
  for: string;
  action: string;
}

/** The words of /services. */
export interface ServicesMessages {
  head: PageHeadMessages;
  eyebrow: string;
  title: string;
  lead: string;
  /** Names the list that leads to each service. */
  index: string;
  items: Record<ServiceId, ServiceMessages>;
  close: { title: string; text: string; action: string; team: string };
}
