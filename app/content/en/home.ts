import type { SitePath } from "~/locale";
import type { PictureName } from "~/pictures/catalogue";
import type { GalleryPicture, Property } from "./properties";
import type { ServiceId } from "./services";

interface Way {
  title: string;
  text: string;
  to: SitePath;
  picture: PictureName;
}

/** The words of the home page, in the order of its sections. */
export const home = {
  head: {
    title: "Dubai real estate, led from Italy",
    description:
      "A Dubai brokerage and investment consultancy led from Italy: homes to buy and rent, off-plan investment, area guides, and one partner from the first call to the keys.",
  },
  hero: {
    title: "The next Dubai, before it is built",
    lead: "We are a Dubai brokerage led from Italy. We find homes to buy and rent, and the ones still on paper that are worth the wait.",
    viewing: "Book a Viewing",
    invest: "Invest",
  },
  luxury: {
    eyebrow: "Luxury Properties",
    /** After the number of homes, in words. */
    title: "homes, ready now",
    text: "Each one seen by us before it is shown to you.",
    all: { title: "Show all", to: "/buy" },
  },
  explore: {
    eyebrow: "Explore Dubai",
    title: "A street is worth more than a skyline",
    text: "Six districts: what a home costs there, who lives well in it, and how far the morning drive is. Start with the place, then choose the door.",
    link: { title: "Area Guides", to: "/areas" },
  },
  consultation: {
    eyebrow: "Prompt consultation",
    title: "A budget and a month are enough for us to begin",
    text: "A partner calls you back, names the two or three homes that fit, and says which ones to leave alone. When the office is closed, the support line answers day and night.",
    action: "Enquire now",
    about: "A prompt consultation",
  },
  offers: {
    title: "Buy or rent",
    sale: { word: "Buy", link: "Homes for sale", picture: "home/buy-rent" },
    rent: { word: "Rent", link: "Homes to rent", picture: "home/approach" },
  },
  exclusives: {
    eyebrow: "Exclusives",
    text: "Not on the open list, and shown to one party at\u00A0a\u00A0time.",
    /** The picture that opens a home here, where it is another than on the home's own page. */
    openings: {
      "luxury-beachfront-villa": {
        picture: "home/exclusive",
        caption: "The villa at the end of the day",
      },
    } as Partial<Record<Property["id"], GalleryPicture>>,
    enquire: "Enquire now",
    learn: "Learn more",
    /** Read aloud between that and the home's name. */
    about: "about",
  },
  ways: {
    title: "Buy, sell, or be early",
    rows: [
      {
        title: "Buy",
        text: "Ready homes, seen with a partner who knows the building. Where none of them fits, we search beyond the list.",
        to: "/buy",
        picture: "pages/buy",
      },
      {
        title: "Sell",
        text: "A free valuation with the comparisons it rests on, then pictures, viewings and the closing.",
        to: "/sell",
        picture: "pages/sell",
      },
      {
        title: "Off-Plan",
        text: "A home chosen on the drawing and paid for as the tower rises. Four themes, from cash flow to trophy.",
        to: "/off-plan",
        picture: "pages/off-plan",
      },
    ] satisfies Way[],
  },
  approach: {
    eyebrow: "Our approach",
    title: "Slow to recommend, quick to answer",
    text: "An Italian house is in no hurry to sell you a tower. Before a home reaches you, it has to get past us.",
    steps: [
      {
        title: "We listen",
        text: "One conversation, in your language: your budget, your dates, and what the home has to do. House you, pay you, or wait for you.",
      },
      {
        title: "We look",
        text: "Builder, contract, payment plan, service charge, street. You get two or three homes, each with the case against it.",
      },
      {
        title: "We stay",
        text: "Offer, transfer, keys, tenant, repairs. The partner who began with you answers for all of it.",
      },
    ],
    picture: "home/partners",
    caption: "The room where a recommendation has to be argued for before it reaches you.",
  },
  overview: {
    title: "Company overview",
    text: "Orizzonte is a Dubai brokerage led from Italy, where a house is judged after a century. We ask the same of towers still on paper: who builds them, who keeps them, what they are worth once the cranes have gone.",
    link: { title: "Learn More About Us", to: "/company-overview" },
  },
  /** The rest is the message's own: its first lines open the letter. */
  ceo: { link: { title: "Read the whole message", to: "/ceo-message" } },
  purpose: {
    title: "Vision and mission",
    columns: [
      {
        title: "Vision",
        text: "A Dubai in which a buyer from far away knows as much about a home as the neighbour does.",
      },
      {
        title: "Mission",
        text: "To put before each client the few homes that fit, with the figures for them and the figures against them on one page.",
      },
    ],
  },
  services: {
    /** After the number of services, in words. */
    title: "services, one person who answers",
    picture: "home/company",
    /** What the index says of each. */
    lines: {
      research: "Where prices, rents and supply are heading, and on whose figures",
      portfolio: "For wealthy and institutional investors",
      "financial-planning": "A personal plan, with each instalment in its place",
      developers: "Land sourcing, business set-up, legal and fiscal consultation",
      residential: "Consultancy and leases, for sellers, owners, buyers and tenants",
      conveyancing: "From the signed offer to the title deed",
      "after-sales": "Handover, tenants and upkeep, for as long as you own",
    } satisfies Record<ServiceId, string>,
  },
  statistics: {
    title: "The house in three figures",
    figures: [
      { figure: "5,000+", meaning: "premium properties" },
      { figure: "40+", meaning: "languages spoken" },
      { figure: "200+", meaning: "expert specialists" },
    ],
  },
  whatsapp: { chat: "WhatsApp", note: "chat with us, opens in a new tab" },
  partner: { title: "Find Your Partner", action: "See all partners" },
  close: {
    title: "Tell us the street, we open the door",
    text: "A consultation is one conversation, in your language, in Dubai or by telephone.",
    picture: "journal/market-insights",
    consultation: "Schedule Consultation",
    about: "A consultation",
    browse: { title: "Browse Properties", to: "/buy" },
  },
} as const;
