import type { ContactLast } from "./contact-last";
import type { PlatePicture } from "./plates";

export interface Row {
  term: string;
  text: string;
}

/** What it costs or brings in, as its page has it: a ruled table with the honest line under it. */
export interface Money {
  title: string;
  lead?: string;
  /** What the columns of figures are; without, the rows have one figure each. */
  columns?: readonly string[];
  rows: readonly { name: string; note?: string; values: readonly string[]; total?: true }[];
  notes: readonly string[];
}

/** A kind of home in a project, with its plan. */
interface UnitPlan {
  type: string;
  size: string;
  price: string;
  perSquareFoot: string;
  picture: PlatePicture | undefined;
}

/** The pictures of a brochure after its cover. */
export interface Pictures {
  /** Beside the figures. */
  lead: PlatePicture;
  /** At the foot of the same sheet, where the words leave room for it. */
  low?: PlatePicture;
  wide?: PlatePicture;
  broad?: PlatePicture;
  narrow?: PlatePicture;
  /** Over the last sheet, where no amounts stand. */
  band?: PlatePicture;
}

/** All that one brochure shows, in one language, whether of a home or of a project. */
export interface Brochure {
  /** What the file is called by whoever opens it. */
  documentTitle: string;
  title: string;
  eyebrow: string;
  summary: string;
  price: string;
  /** Under the price, each a line of its own. */
  priceNotes: readonly string[];
  /** Said of every picture. */
  note: string;
  ground: "paper" | "ink";
  cover: PlatePicture;
  about: {
    title: string;
    figures: readonly { value: string; unit: string }[];
    text: readonly string[];
    tables: readonly { title?: string; rows: readonly Row[] }[];
    list?: { title: string; items: readonly string[] };
    /** What speaks for it, each with a line of its own. */
    reasons?: { title: string; lead?: string; items: readonly { title: string; text: string }[] };
  };
  /** Each in its place; a home with few has not all of them. */
  pictures: Pictures & { title: string };
  /** The kinds of home, and the market that they stand in. */
  units?: { title: string; plans: readonly UnitPlan[]; market: readonly Money[] };
  money: readonly Money[];
  contact: ContactLast;
}
