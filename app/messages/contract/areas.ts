import type { PageHeadMessages } from "./page-head";
import type { UntranslatedMessages } from "./property";

/** The words of /areas and of each guide. */
export interface AreasMessages {
  card: { properties: string; price: string; explore: string };
  index: {
    head: PageHeadMessages;
    eyebrow: string;
    title: string;
    lead: string;
    /** {month} of the estimates. */
    note: string;
    close: { title: string; text: string; action: string };
  };
  untranslated: UntranslatedMessages;
  guide: {
    /** `{area}`. */
    headTitle: string;
    crumb: string;
    /** Under each large figure; {month} of the estimate in the price. */
    facts: { properties: string; price: string; dwellings: string; transport: string };
    suits: { eyebrow: string; title: string };
    day: { morning: string; evening: string };
    near: string;
    properties: { eyebrow: string; title: string; none: string; ask: string; all: string };
    neighbours: { eyebrow: string; title: string };
    expert: string;
  };
}
