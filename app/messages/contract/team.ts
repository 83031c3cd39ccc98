import type { PartnerOption } from "~/features/enquiries/fields";
import type { PageHeadMessages } from "./page-head";

/** The words of /team, with the {placeholders} of features/company/company-figures.ts. */
export interface TeamMessages {
  head: PageHeadMessages;
  title: string;
  lead: string;
  choose: string;
  contact: string;
  kinds: {
    eyebrow: string;
    rows: Record<PartnerOption<"specialization">, { title: string; text: string; link: string }>;
  };
  languages: { figure: string; text: string };
  after: { title: string; steps: readonly { title: string; text: string }[] };
}
