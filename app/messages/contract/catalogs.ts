import type { CountForms } from "~/format/count";
import type { PageHeadMessages } from "./page-head";

/** The words of /catalogs. */
export interface CatalogsMessages {
  head: PageHeadMessages;
  title: string;
  /** Where there are none. */
  empty: string;
  custom: string;
  request: string;
  requestOne: string;
  /** Of a catalog: "48 pages". */
  pages: CountForms;
  /** The brochures of homes and projects, below the catalogs. */
  brochures: {
    title: string;
    text: string;
    homes: string;
    projects: string;
    /** {size} in megabytes. */
    file: string;
  };
  /** Of each catalog in app/content/catalogs.ts, by its id. */
  items: Readonly<Record<string, { title: string; description: string }>>;
}
