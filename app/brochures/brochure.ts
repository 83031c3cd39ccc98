import type { CoastMapData } from "~/features/map/coast-map";
import type { PermitContent } from "~/features/permits/permit";
import type { FloorPlan } from "~/features/properties/floor-plans.server";
import type { QrCode } from "~/format/qr-code";
import type { Locale } from "~/locale";
import { advertisedAt } from "~/site/advertised";
import { createSite, type Site } from "~/site/site";
import type { PrintImageData } from "./print-images";
import { projectBrochure } from "./project-brochure";
import { propertyBrochure } from "./property-brochure";
import type { BrochureSubject } from "./subjects";

/**
 * Removes Arabic diacritics from a brochure, as newspapers do: at a diacritic, readers based on Poppler
 * split the word when it is copied.
 */
const withoutDiacritics = (brochure: Brochure): Brochure =>
  JSON.parse(JSON.stringify(brochure).replace(/[\u064B-\u0652]/g, "")) as Brochure;

interface Edition {
  locale: Locale;
  /** Of the site, for the QR code. */
  origin: string;
  /** As yyyy-mm-dd. */
  date: string;
}

const sites = new Map<string, Site>();

/** The site of an edition, made once for all brochures: it filters all listings. */
function siteOf({ date, ...source }: Edition): Site {
  const key = [source.locale, source.origin, date].join(" ");
  const site = sites.get(key) ?? {
    ...createSite({ ...source, now: new Date(date) }),
    advertised: advertisedAt(new Date(0), undefined, source.locale),
  };
  sites.set(key, site);
  return site;
}

export function brochureContent(subject: BrochureSubject, edition: Edition): Brochure {
  const site = siteOf(edition);
  return withoutDiacritics(
    subject.kind === "property" ? propertyBrochure(site, subject) : projectBrochure(site, subject),
  );
}

export interface Row {
  term: string;
  text: string;
}

/** Costs or returns, as on the page: a ruled table with the note on risk. */
export interface AmountTable {
  title: string;
  lead?: string;
  /** The headers of the columns; without them, each row has one figure. */
  columns?: readonly string[];
  rows: readonly { name: string; note?: string; values: readonly string[]; total?: true }[];
  notes: readonly string[];
}

interface UnitPlan {
  type: string;
  size: string;
  price: string;
  perArea: string;
  picture: PrintImageData | undefined;
}

export interface Pictures {
  /** Beside the figures. */
  lead: PrintImageData;
  /** At the bottom of the same page, if the text leaves room. */
  low?: PrintImageData;
  /** Across the third page. */
  wide?: PrintImageData;
  /** Below it, landscape. */
  broad?: PrintImageData;
  /** Below it, upright. */
  narrow?: PrintImageData;
  /** At the top of the last page, if it has no amounts. */
  band?: PrintImageData;
}

interface Channel {
  name: string;
  text: string;
  address?: string;
}

export interface ContactDetails {
  title: string;
  text: string;
  agent: string;
  channels: readonly Channel[];
  hours: { title: string; rows: readonly Row[]; note: string };
  permit: PermitContent | undefined;
  code: { drawing: QrCode; label: string; text: string; address: string; displayedAddress: string };
  legalNotes: readonly string[];
  firm: {
    name: string;
    legal: string;
    /** The trade name in Arabic; absent until the firm provides it. */
    arabicName?: string;
    registrations: readonly string[];
  };
}

export interface Brochure {
  documentTitle: string;
  title: string;
  /** The English name below an Arabic one. */
  latinName?: string | undefined;
  eyebrow: string;
  summary: string;
  price: string;
  /** Lines under the price. */
  priceNotes: readonly string[];
  ground: "paper" | "ink";
  cover: PrintImageData;
  about: {
    title: string;
    figures: readonly { value: string; unit: string }[];
    text: readonly string[];
    tables: readonly { title?: string; rows: readonly Row[] }[];
    /** The location, if its position is known. */
    place?: { title: string; map: CoastMapData | undefined; rows: readonly Row[]; note?: string };
    list?: { title: string; items: readonly string[] };
    /** The highlights, line by line. */
    reasons?: { title: string; lead?: string; items: readonly { title: string; text: string }[] };
  };
  /** The pictures by their slots; brochures with few pictures do not have all. */
  pictures: Pictures & { title: string };
  /** The types of unit, and the market. */
  units?: { title: string; plans: readonly UnitPlan[]; market: readonly AmountTable[] };
  /** Replaces the other two pictures below the first one on the third page. */
  details?: {
    facts: { title: string; rows: readonly Row[] };
    plans: { title: string; caption: string; list: readonly FloorPlan[] };
  };
  /** The payment plan, the types of unit and the purchase costs of a project, on pages of their own. */
  terms?: readonly AmountTable[];
  money: readonly AmountTable[];
  contact: ContactDetails;
}
