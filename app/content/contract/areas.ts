import type { AreaId } from "~/data/areas";
import type { PageHeadWords } from "./page-head";

/** What is said of one area. */
export interface AreaText {
  name: string;
  description: string;
  /** What one lives in there. */
  dwellings: string;
  transport: string;
  suits: readonly string[];
  /** Who will be happier elsewhere: how the sentence begins, and how it goes on. */
  unsuited: { opening: string; text: string };
  morning: string;
  evening: string;
  /** A place, or another area that has a guide, and how one gets there. */
  close: readonly ({ place: string; how: string } | { area: AreaId; how: string })[];
}

/** The words of /areas and of each guide. */
export interface AreasWords {
  items: Readonly<Record<AreaId, AreaText>>;
  card: { properties: string; price: string; explore: string };
  index: {
    head: PageHeadWords;
    eyebrow: string;
    title: string;
    lead: string;
    /** {month} of the estimates. */
    note: string;
    close: { title: string; text: string; action: string };
  };
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
