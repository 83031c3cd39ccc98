import type { BrochureMessages } from "../contract/brochure";

export const brochure: BrochureMessages = {
  link: "Brochure (PDF, {size} MB)",
  linkTo: "{title}: {link}",
  documentTitle: "{title}, {place}",
  priceUnknown: "Price on request",
  offPlan: "Off-plan",
  forExample: "For a home at {price}, as an example.",
  parts: { home: "About the home", project: "About the project", pictures: "Pictures" },
  contact: {
    title: { home: "See it, then decide", project: "Ask before you sign" },
    text: {
      home: "Choose a day. We will show you the home and point out what deserves a second look.",
      project: "An hour with a partner, in person or by video: the plan, the dates, the contract.",
    },
    message: "Hello. I am interested in {title}: {address}",
  },
  code: {
    label: "QR code that opens {address}",
    text: {
      home: "All the pictures, today’s price and the viewing request:",
      project: "All the pictures and the latest details:",
    },
  },
  prepared: {
    home: "Prepared on {date}. Price and availability may have changed since: see the page for today’s.",
    project:
      "Prepared on {date}. Plans, dates and prices are the developer’s and may have changed since.",
  },
};
