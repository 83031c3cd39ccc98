import type { Translated } from "../translated";

/** The messages of the brochures that pages do not have. */
export const brochure = {
  /** The link to a brochure: {size} in megabytes. */
  link: "Brochure (PDF, {size} MB)",
  /** The accessible name of that link if a page has several: {title} and {link}. */
  /** The title of a project's document: {title} and {place}. */
  documentTitle: "{title}, {place}",
  /** Replaces a price that is not announced. */
  priceUnknown: "Price on request",
  offPlan: "Off-plan",
  /** The basis of a calculation: {price}. */
  forExample: "For a home at {price}, as an example.",
  /** The title of each part, also in the bookmarks. */
  parts: { home: "About the home", project: "About the project", pictures: "Pictures" },
  contact: {
    /** Of a home that can be viewed, and of a project. */
    title: { home: "See it, then decide", project: "Ask before you sign" },
    text: {
      home: "Choose a day. We will show you the home and point out what deserves a second look.",
      project: "An hour with a partner, in person or by video: the plan, the dates, the contract.",
    },
    /** The prefilled WhatsApp message about a project: {title} and {address}. */
    message: "Hello. I am interested in {title}: {address}",
  },
  code: {
    /** The text alternative of the QR code: {address}. */
    label: "QR code that opens {address}",
    text: {
      home: "All the pictures, today’s price and a form to request a viewing:",
      project: "All the pictures and the latest details:",
    },
  },
  /** {date}, and a note that facts may have changed since. */
  prepared: {
    home: "Prepared on {date}. Price and availability may have changed since: see the website for the latest.",
    project:
      "Prepared on {date}. Plans, dates and prices are the developer’s and may have changed since.",
  },
};

export type BrochureMessages = Translated<typeof brochure>;
