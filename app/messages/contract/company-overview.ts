import type { DisciplineId } from "~/content/services";
import type { PageHeadMessages } from "./page-head";

/** The words of /company-overview. */
export interface CompanyOverviewMessages {
  head: PageHeadMessages;
  eyebrow: string;
  title: string;
  intro: { lead: string; text: string };
  disciplines: {
    eyebrow: string;
    title: string;
    link: string;
    rows: Record<DisciplineId, { title: string; text: string }>;
  };
  commitment: {
    title: string;
    statement: string;
    promises: readonly { title: string; text: string }[];
  };
  people: {
    title: string;
    ceo: string;
    team: string;
    write: string;
    /** What a message that is written from here is about. */
    about: string;
  };
}
