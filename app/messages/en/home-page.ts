import type { ServiceId } from "~/content/services";
import type { Translated } from "../translated";

/** The messages of the home page, in the order of its sections. */
export const homePage = {
  head: {
    title: "Dubai real estate, led from Italy",
    description:
      "A Dubai brokerage and investment consultancy: homes to buy and rent, off-plan projects, six area guides, and one partner to look after you.",
  },
  hero: {
    title: "The next Dubai, before it is built",
    lead: "We are a Dubai brokerage led from Italy. We find homes to buy and to rent, and the few still on paper that are worth waiting for.",
    viewing: "Book a Viewing",
    invest: "Invest",
  },
  luxury: {
    eyebrow: "Luxury Properties",
    /** With the number of listed homes. */
    title: {
      0: "No homes ready just now",
      1: "One home, ready now",
      2: "Two homes, ready now",
      3: "Three homes, ready now",
      4: "Four homes, ready now",
      5: "Five homes, ready now",
      6: "Six homes, ready now",
      7: "Seven homes, ready now",
      8: "Eight homes, ready now",
      9: "Nine homes, ready now",
      other: "{count} homes, ready now",
    },
    text: "One of our partners visits each of them before you do.",
    /** Follows the text, unless there are photographs. */
    all: "Show all",
  },
  explore: {
    eyebrow: "Explore Dubai",
    title: "The street matters more than the skyline",
    text: "What a home costs in six districts, whom each suits, and what it is like there in the morning and at night.",
    link: "Area Guides",
  },
  consultation: {
    eyebrow: "Prompt consultation",
    title: "A budget and a\u00A0date are all we\u00A0need to\u00A0begin",
    text: "A partner will call you back with two or three homes that fit, and tell you which ones to leave alone. When the office is closed, the support line answers.",
    action: "Enquire now",
    /** The subject in the contact form. */
    about: "A prompt consultation",
  },
  activeListings: {
    title: "Buy or rent",
    /** Each has one large word and a link to the list. */
    sale: { word: "Buy", link: "Homes for sale" },
    rent: { word: "Rent", link: "Homes to rent" },
  },
  exclusives: {
    eyebrow: "Exclusives",
    /** With the home's `{location}`. */
    text: "{location}. Write to us and we will arrange a viewing.",
    enquire: "Enquire now",
    learn: "Learn more",
    /** Hidden text after that, with the home's `{title}`. */
    about: "about {title}",
  },
  nextSteps: {
    title: "Buy, sell, or buy before it is built",
    rows: {
      buy: {
        title: "Buy",
        text: "Ready homes, seen with a partner who knows the building. If none of them fits, we look further.",
      },
      sell: {
        title: "Sell",
        text: "A free valuation that shows the sales behind it, then photographs, viewings and the transfer.",
      },
      offPlan: {
        title: "Off-Plan",
        text: "A home chosen from the plans and paid for as the tower goes up. For growth, for income, or to keep.",
      },
    },
  },
  approach: {
    eyebrow: "Our approach",
    title: "Slow to recommend, quick to\u00A0answer",
    text: "We are in no hurry to sell you a tower. Before a home reaches you, it has to get past us.",
    steps: [
      {
        title: "We listen",
        text: "One conversation, in your language, about your budget, your dates and what the home is for: to live in, to let or to keep.",
      },
      {
        title: "We look",
        text: "Developer, contract, payment plan, service charge, street. You get two or three homes, each with the case against it.",
      },
      {
        title: "We stay",
        text: "Offer, transfer, keys, tenant, repairs. The partner you started with sees to all of it.",
      },
    ] satisfies readonly [unknown, unknown, unknown],
    caption: "We argue over every recommendation.",
  },
  overview: {
    title: "Company overview",
    text: "Orizzonte comes from Italy, where houses are built to last. We ask the same of towers still on paper: who builds them, who will look after them, how they will stand in thirty years.",
    link: "Learn More About Us",
  },
  /** The start of the CEO's message: the first sentence, the next, and the rest. */
  letter: {
    eyebrow: "Message from the CEO",
    opening: "Orizzonte is the Italian word for horizon.",
    text: "I chose it because buying in Dubai, above all off-plan, means committing to something that is not there yet: a tower that is a drawing, a district that is a row of cranes, a rent that is a forecast.",
    more: "Our job is to bring that horizon closer.",
    role: "Founder & CEO, Orizzonte",
    link: "Read the full message",
  },
  purpose: {
    title: "Vision and mission",
    columns: [
      {
        title: "Vision",
        text: "A Dubai where a buyer from far away knows as much about a home as the neighbours do.",
      },
      {
        title: "Mission",
        text: "To show each client the few homes that fit, with the figures for and against them on one page.",
      },
    ] satisfies readonly [unknown, unknown],
  },
  services: {
    /** With the number of services. */
    title: {
      7: "Seven services, one person to call",
      other: "{count} services, one person to call",
    },
    /** The line of each in the index. */
    lines: {
      research: "Where prices, rents and supply are heading, and whose figures say so",
      portfolio: "For private and institutional investors",
      "financial-planning": "A plan of your own, with room for every instalment",
      developers: "Land, company set-up, legal and tax advice",
      residential: "Advice, sales and lettings, for sellers, owners, buyers and tenants",
      conveyancing: "From the signed offer to the title deed",
      "after-sales": "Handover, tenants and upkeep, for as long as you own the home",
    } satisfies Record<ServiceId, unknown>,
  },
  statistics: {
    title: "Orizzonte in three figures",
    /** A minimum: `{count}`. */
    atLeast: "{count}+",
    /** What it counts, and an explanation, with the {placeholders} of features/company/claims.ts. */
    meanings: {
      properties: {
        title: "premium properties",
        text: "Homes across Dubai that our partners can show you or find for you. We list only a few of them ourselves.",
      },
      languages: {
        title: "languages spoken",
        text: "Across the whole firm. The partners you will talk to speak more than {partnerLanguages} of them.",
      },
      specialists: {
        title: "expert specialists",
        text: "In law, tax, land, handover and letting, behind the partner who looks after you.",
      },
    },
  },
  whatsapp: {
    chat: "WhatsApp",
    /** Hidden text after that. */
    note: "chat with us, opens in a new tab",
  },
  partner: {
    title: "Find Your Partner",
    text: "Tell us what you need and in which language. The partner who replies stays with you.",
    /** Leads to the contact form, with the choice. */
    contact: "Contact this partner",
    action: "See all partners",
  },
  callToAction: {
    title: "Tell us the street and we will open the door",
    text: "A first conversation in your language: in Dubai, by phone or by video.",
    consultation: "Schedule Consultation",
    /** The subject in the contact form. */
    about: "A consultation",
    browse: "Browse Properties",
  },
};

export type HomePageMessages = Translated<typeof homePage>;
export type PageHeadMessages = HomePageMessages["head"];
