import type { Translated } from "../translated";

/** The messages of the brochures, besides those that they share with the pages. */
export const brochure = {
  /** The link to one: {size} in megabytes. */
  link: "Brochure (PDF, {size} MB)",
  /** What a screen reader says of that link where several stand on a page: {title} and {link}. */
  linkTo: "{title}: {link}",
  /** What the document of a project is called: {title} and {place}. */
  documentTitle: "{title}, {place}",
  /** In place of a price that is not announced. */
  priceUnknown: "Price on request",
  offPlan: "Off-plan",
  /** What a sum is worked out for: {price}. */
  forExample: "For a home at {price}, as an example.",
  /** What each part is called, in the list of its bookmarks too. */
  parts: { home: "About the home", project: "About the project", pictures: "Pictures" },
  contact: {
    /** Of a home, that can be seen, and of a project. */
    title: { home: "See it, then decide", project: "Ask before you sign" },
    text: {
      home: "Choose a day. We will show you the home and point out what deserves a second look.",
      project: "An hour with a partner, in person or by video: the plan, the dates, the contract.",
    },
    /** The message that stands ready in WhatsApp about a project: {title} and {address}. */
    message: "Hello. I am interested in {title}: {address}",
  },
  code: {
    /** Of the code, for who cannot see it: {address}. */
    label: "QR code that opens {address}",
    text: {
      home: "All the pictures, today’s price and the viewing request:",
      project: "All the pictures and the latest details:",
    },
  },
  /** {date}, and what may have changed since then. */
  prepared: {
    home: "Prepared on {date}. Price and availability may have changed since: see the website for the latest.",
    project:
      "Prepared on {date}. Plans, dates and prices are the developer’s and may have changed since.",
  },
};

export type BrochureMessages = Translated<typeof brochure>;
