/** One line of the working hours, in the office's own time. */
interface WorkingHours {
  /** ISO weekdays, 1 for Monday. */
  weekdays: readonly number[];
  /** Minutes after midnight: open from the first, closed from the last on; null where closed. */
  hours: { from: number; to: number } | null;
}

interface SocialProfile {
  name: string;
  /** Without an address the name stands in the footer as text; with one it becomes a link. */
  address?: string;
}

export interface Company {
  name: string;
  legalName: string;
  phone: string;
  email: string;
  /** In international form, digits only, as wa.me takes it. */
  whatsapp: string;
  hours: readonly WorkingHours[];
  timeZone: string;
  social: readonly SocialProfile[];
  /** Of each at least so many. */
  claims: { properties: number; languages: number; specialists: number };
  /** In which a letter to the office is read, as BCP 47 names them. */
  reads: readonly string[];
  /** Shown where they exist. `trakheesi` is the permit of an advertisement, `rera` the broker's. */
  permits: { dld?: string; trakheesi?: string; rera?: string };
}

/** Apart from the other facts, because every page’s scripts carry it for their titles. */
export const firmName = "Orizzonte";

/**
 * Everything the owner may want to change about the firm, in one place; what it says of itself is in
 * content/. Values ending in `.example` and numbers of zeros are placeholders until the owner fills
 * them in.
 */
export const company: Company = {
  name: firmName,
  legalName: "Orizzonte Real Estate Consultancy",
  phone: "+971 4 000 0000",
  email: "hello@orizzonte.example",
  whatsapp: "97140000000",
  hours: [
    { weekdays: [1, 2, 3, 4, 5], hours: { from: 9 * 60, to: 18 * 60 } },
    { weekdays: [6], hours: { from: 10 * 60, to: 16 * 60 } },
    { weekdays: [7], hours: null },
  ],
  timeZone: "Asia/Dubai",
  social: [{ name: "Instagram" }, { name: "LinkedIn" }, { name: "YouTube" }, { name: "Facebook" }],
  claims: { properties: 5000, languages: 40, specialists: 200 },
  reads: ["en", "it"],
  permits: {},
};
