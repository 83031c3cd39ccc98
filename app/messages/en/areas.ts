import type { AreasWords } from "../contract/areas";

export const areas: AreasWords = {
  card: {
    properties: "properties available, indicative",
    price: "average price, as an indicative range",
    explore: "Explore Area",
  },
  index: {
    head: {
      title: "Area Guides",
      description:
        "Six districts of Dubai: what homes cost there, who is happy in each, and what morning and evening are like.",
    },
    eyebrow: "Area Guides",
    title: "Choose the street, then the home",
    lead: "You can change a home, but not where it is. Six districts, each as it is at eight in the morning and at nine at night.",
    note: "Counts and price ranges are our own estimates of {month}; they move with the market. Pictures are artist’s impressions.",
    close: {
      title: "Need Help Finding the Right Area?",
      text: "Tell us where you will work, who lives with you and what you would miss. We will suggest two districts, with our reasons.",
      action: "Speak with an Expert",
    },
  },
  guide: {
    headTitle: "{area}, area guide",
    crumb: "Area Guides",
    facts: {
      properties: "properties, indicative",
      price: "average price: our estimate, {month}",
      dwellings: "mostly",
      transport: "getting about",
    },
    suits: {
      eyebrow: "Who it suits",
      title: "Who is happy here",
    },
    day: {
      morning: "Morning",
      evening: "Evening",
    },
    near: "What is close",
    properties: {
      eyebrow: "Homes",
      title: "Our homes in this area",
      none: "We have no homes in this area today.",
      ask: "Tell me when you do",
      all: "All homes",
    },
    neighbours: {
      eyebrow: "Next door",
      title: "Neighbouring areas",
    },
    expert: "Speak with an Expert",
  },
};
