import type { ServiceId } from "~/data/services";
import type { PageHeadWords } from "./page-head";

interface ServiceWords {
  title: string;
  lead: string;
  /** What it comprises, one thing a line. */
  includes: readonly string[];
  /** Whom it is for, as a sentence. */
  for: string;
  action: string;
}

/** The words of /services. */
export interface ServicesWords {
  head: PageHeadWords;
  eyebrow: string;
  title: string;
  lead: string;
  /** Names the list that leads to each service. */
  index: string;
  items: Record<ServiceId, ServiceWords>;
  close: { title: string; text: string; action: string; team: string };
}
