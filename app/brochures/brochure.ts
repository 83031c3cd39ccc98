import type { CoastMapData } from "~/features/map/coast-map-data";
import type { PermitContent } from "~/features/permits/permit-content";
import type { PlanData } from "~/features/properties/plan-data";
import type { QrCode } from "~/format/qr-code";
import type { PrintImageData } from "./print-images";

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
  picture: PrintImageData | undefined;
}

/** The pictures of a brochure after its cover. */
export interface Pictures {
  /** Beside the figures. */
  lead: PrintImageData;
  /** At the foot of the same sheet, where the words leave room for it. */
  low?: PrintImageData;
  wide?: PrintImageData;
  broad?: PrintImageData;
  narrow?: PrintImageData;
  /** Over the last sheet, where no amounts stand. */
  band?: PrintImageData;
}

interface Channel {
  name: string;
  text: string;
  address?: string;
}

/** What the last page says: whom to reach and when, where the page is, and of what day this is. */
export interface ContactDetails {
  title: string;
  text: string;
  agent: string;
  channels: readonly Channel[];
  hours: { title: string; rows: readonly Row[]; note: string };
  permit: PermitContent | undefined;
  code: { drawing: QrCode; label: string; text: string; address: string; shown: string };
  small: readonly string[];
  firm: {
    name: string;
    legal: string;
    /** The trade name in Arabic, missing until the owner gives it. */
    arabicName?: string;
    /** What the firm is registered as, in Dubai and in Italy. */
    registrations: readonly string[];
  };
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
  cover: PrintImageData;
  about: {
    title: string;
    figures: readonly { value: string; unit: string }[];
    text: readonly string[];
    tables: readonly { title?: string; rows: readonly Row[] }[];
    /** Where it is, if its position is known. */
    place?: { title: string; map: CoastMapData; rows: readonly Row[]; note?: string };
    list?: { title: string; items: readonly string[] };
    /** What speaks for it, each with a line of its own. */
    reasons?: { title: string; lead?: string; items: readonly { title: string; text: string }[] };
  };
  /** Each in its place; a home with few has not all of them. */
  pictures: Pictures & { title: string };
  /** The kinds of home, and the market that they stand in. */
  units?: { title: string; plans: readonly UnitPlan[]; market: readonly Money[] };
  /** What is below the first picture of the third sheet, in place of the other two. */
  details?: {
    facts: { title: string; rows: readonly Row[] };
    plans: { title: string; list: readonly PlanData[] };
  };
  money: readonly Money[];
  contact: ContactDetails;
}
