/** Opening hours of one day in Dubai's time, as minutes after midnight; null where closed. */
interface OpeningHours {
  days: string;
  /** ISO weekdays, 1 for Monday. */
  weekdays: readonly number[];
  hours: { from: number; to: number; text: string } | null;
}

interface SocialProfile {
  name: string;
  /** Without an address the name stands in the footer as text; with one it becomes a link. */
  address?: string;
}

export interface Company {
  name: string;
  legalName: string;
  tagline: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  /** In international form, digits only, as wa.me takes it. */
  whatsapp: string;
  whatsappGreeting: string;
  hours: readonly OpeningHours[];
  timeZone: string;
  support: { title: string; text: string };
  social: readonly SocialProfile[];
  /** Shown where they exist. `trakheesi` is the permit of an advertisement, `rera` the broker's. */
  permits: { dld?: string; trakheesi?: string; rera?: string };
}

/**
 * Everything the owner may want to change about the firm, in one place. Values ending in
 * `.example` and numbers of zeros are placeholders until the owner fills them in.
 */
export const company: Company = {
  name: "Orizzonte",
  legalName: "Orizzonte Real Estate Consultancy",
  tagline: "Dubai’s most trusted real estate consultancy",
  city: "Dubai",
  country: "UAE",
  phone: "+971 4 000 0000",
  email: "hello@orizzonte.example",
  whatsapp: "97140000000",
  whatsappGreeting: "Good day. I am writing from your website.",
  hours: [
    {
      days: "Monday to Friday",
      weekdays: [1, 2, 3, 4, 5],
      hours: { from: 9 * 60, to: 18 * 60, text: "9:00 AM–6:00 PM" },
    },
    {
      days: "Saturday",
      weekdays: [6],
      hours: { from: 10 * 60, to: 16 * 60, text: "10:00 AM–4:00 PM" },
    },
    { days: "Sunday", weekdays: [7], hours: null },
  ],
  timeZone: "Asia/Dubai",
  support: {
    title: "24/7 support",
    text: "Outside these hours the support line answers day and night, on the same number.",
  },
  social: [{ name: "Instagram" }, { name: "LinkedIn" }, { name: "YouTube" }, { name: "Facebook" }],
  permits: {},
};
