import type { OverviewServiceId } from "~/content/services";
import type { PartnerOption } from "~/features/enquiries/fields";
import type { Translated } from "../translated";

/** The messages about the firm. Its facts are in app/content/company.yaml. */
export const company = {
  tagline: "Dubai’s most trusted real estate consultancy",
  city: "Dubai",
  /** City and country: "Dubai, UAE". */
  place: "Dubai, UAE",
  /** The prefilled WhatsApp message. */
  whatsappGreeting: "Hello. I am writing from your website.",
  /** The link that calls the firm: with the number, and as one word where space is limited. */
  call: { number: "Call {phone}", short: "Call" },
  /** The labels of the firm's registrations and of its Italian company. */
  registration: { dubai: "Registered details", italy: "In Italy" },
  /** The Italian company’s VAT number. */
  vat: "Italian VAT number {number}",
  /** Of the office. */
  postBox: "PO Box {number}",
  support: {
    title: "24/7 support",
    text: "When the office is closed, the support line answers on the same number.",
  },
  hours: {
    /** Of a day in the list of the hours. */
    closed: "Closed",
    /** Open, without a known closing time. */
    open: "Open now",
    openUntil: "Open now, until {time}",
    /** Closed, without a known opening time. */
    closedNow: "Closed now",
    opensToday: "Closed now, opens today at {time}",
    opensTomorrow: "Closed now, opens tomorrow at {time}",
    opensOn: "Closed now, opens {day} at {time}",
  },
};

export type CompanyMessages = Translated<typeof company>;
export type OpeningMessages = CompanyMessages["hours"];

/** The messages of /company-overview. */
export const companyOverview = {
  head: {
    title: "Company Overview",
    description:
      "A Dubai brokerage and investment consultancy: research, portfolios, financial planning, developer and legal services, after-sales care.",
  },
  eyebrow: "Company Overview",
  title: "A Dubai brokerage, led from Italy",
  intro: {
    lead: "We advise individuals and institutions that buy, sell, let, rent or develop property in Dubai. Most of our work is off-plan: homes bought before they are built.",
    text: "Listings are not enough. You need to know what a district will become, what a payment plan does to your cash flow, and what the contract says. One partner brings in whoever knows.",
  },
  services: {
    eyebrow: "What we do",
    title: "From research to after-sales care",
    link: "Read more",
    rows: {
      research: {
        title: "Research & Advisory",
        text: "Macroeconomic trends, followed down to the district, before we suggest a home.",
      },
      portfolio: {
        title: "Portfolio Management",
        text: "Valuing and managing what private and institutional investors own.",
      },
      "financial-planning": {
        title: "Financial Planning",
        text: "A plan of your own, with room in it for every instalment.",
      },
      developers: {
        title: "Developer Solutions",
        text: "Finding land, setting up companies for foreign developers, and legal and tax advice from licensed firms.",
      },
      conveyancing: {
        title: "Legal Services",
        text: "Conveyancing from the signed offer to the title deed, by power of attorney if you are away.",
      },
      "after-sales": {
        title: "After-Sales Care",
        text: "Handover, tenants and upkeep, for as long as you own the home.",
      },
    } satisfies Record<OverviewServiceId, unknown>,
  },
  commitment: {
    title: "Our Commitment",
    statement:
      "We tell you the risk in the same breath as the return, and we say whose figure it is.",
    promises: [
      {
        title: "Figures with a source",
        text: "The developer’s, the market’s or ours: we say which, or that we do not know. Past performance is no guarantee of future returns.",
      },
      {
        title: "One partner throughout",
        text: "The same partner looks after you, from your first question onwards.",
      },
      {
        title: "“No” is an answer",
        text: "If a home does not fit your plan we advise against it, whoever is selling it.",
      },
    ],
  },
  people: {
    title: "The people behind it",
    ceo: "Message from the CEO",
    team: "Our Partners",
    write: "Contact Us",
    /** The subject of a message from this page. */
    about: "Company Overview",
  },
};

export type CompanyOverviewMessages = Translated<typeof companyOverview>;

/** The messages of /ceo-message. Name and signature are in app/content/company.yaml. */
export const ceoMessage = {
  head: {
    title: "Message from the CEO",
    description:
      "Why the firm is called Orizzonte, and how it advises people who buy in Dubai from far away: a letter from the Founder & CEO.",
  },
  eyebrow: "Message from the CEO",
  title: "On buying what you cannot see yet",
  greeting: "Welcome.",
  paragraphs: [
    "Orizzonte is the Italian word for horizon. I chose it because buying in Dubai, above all off-plan, means committing to something that is not there yet: a tower that is a drawing, a district that is a row of cranes, a rent that is a forecast.",
    "Our job is to bring that horizon closer. We are led from Italy and we work in Dubai, so we read the market twice: from within, street by street, and from outside, as you do, in another currency, under other laws, a flight away.",
    "We begin with research and only then talk about homes. You will hear what a project costs and how it is paid for, who is building it, when it is due and what could go wrong, in that order and in one sitting. If a figure is the developer’s, we say so. If we would not buy the home ourselves, you will hear that as well.",
    "You will talk to one partner. Behind that partner are more than {specialists} specialists in law, tax, land, handover and letting, who between them speak more than {languages} languages. Which of them you need is for us to know.",
    "And we stay. Owning a home lasts longer than buying one, and most questions come once you have the keys. Bring them to us.",
    "If you are thinking of Dubai, write to me before you decide. That is when we are most useful.",
  ],
  role: "Founder & CEO, Orizzonte",
  write: "Write to us",
  /** The subject of a message from this page. */
  about: "Message from the CEO",
  overview: "Company Overview",
};

export type CeoMessageMessages = Translated<typeof ceoMessage>;

/** The messages of /team. */
export const team = {
  head: {
    title: "Our Partners",
    description:
      "Partners for buying, selling, investment and luxury homes in Dubai, in more than {partnerLanguages} languages: tell us what you need, and in which language.",
  },
  title: "Our Partners",
  lead: "Complete the sentence: it becomes the first line of your message.",
  choose: "Choose",
  contact: "Contact Our Team",
  /** Above the list of people, if there are any. */
  people: "Who will look after you",
  kinds: {
    eyebrow: "Four kinds of partner",
    rows: {
      buyer: {
        title: "Buying",
        text: "Ready homes and off-plan, compared on price, handover and what they would let for.",
        link: "Homes for sale",
      },
      seller: {
        title: "Selling",
        text: "A valuation we explain, buyers abroad, and the paperwork in order before an offer.",
        link: "Get a Free Valuation",
      },
      investment: {
        title: "Investment",
        text: "Rental yield, appreciation and prelaunch, with the risk beside the figure.",
        link: "Off-plan",
      },
      luxury: {
        title: "Luxury",
        text: "Branded residences and villas, shown privately, by appointment.",
        link: "Trophy Asset",
      },
    } satisfies Record<PartnerOption<"specialization">, unknown>,
  },
  languages: {
    figure: "Over {partnerLanguages}",
    text: "languages, spoken by our partners; with our specialists, more than {languages}. Choose one above, or ask for any other in your message.",
  },
  after: {
    title: "What happens after you write",
    steps: [
      {
        title: "We read it",
        text: "In working hours, Dubai time. Whoever reads it speaks the language you chose.",
      },
      {
        title: "One partner replies",
        text: "And stays with you. You will not have to repeat what you wrote.",
      },
      {
        title: "You talk",
        text: "By phone, by email or on WhatsApp, at a time that suits your time zone.",
      },
      {
        title: "You decide",
        text: "You have our view and the figures behind it. A first conversation commits you to nothing.",
      },
    ],
  },
};

export type TeamMessages = Translated<typeof team>;
