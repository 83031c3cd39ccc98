import type { Translated } from "../translated";

/** The messages of /contact. */
export const contact = {
  head: {
    title: "Contact Us",
    description:
      "Write to Orizzonte in Dubai, call us or send a WhatsApp message. Working hours in Dubai time, and a 24/7 support line.",
  },
  eyebrow: "Contact Us",
  title: "Write once. The right person will\u00A0reply.",
  lead: "Your message goes to a partner who knows the subject and speaks your language.",
  /** In place of the three above if the visitor comes to book a viewing. */
  viewing: {
    eyebrow: "Book a Viewing",
    title: "Choose a day and a time. We\u00A0will confirm.",
    lead: "Tell us which home you would like to see, and when: in Dubai or by video.",
  },
  subject: {
    about: "Your message is about",
    /** Before the chosen partner's details, which the next three messages state. */
    partner: "You asked for a partner",
    specialization: "to help with {specialization}",
    language: "who speaks {language}",
    both: "to help with {specialization}, who speaks {language}",
    /** The link to the purchase plan that the message is about. */
    figures: "See your figures",
    /** Opens the figures of that plan. */
    entered: "What you entered",
    remove: "Remove",
  },
  /** `now` has the time in Dubai, `{time}`, beside the time zone. */
  contactDetails: {
    hours: "Working hours",
    zone: "Dubai time, UTC+4",
    call: "Call",
    write: "Email",
    chat: "WhatsApp",
    chatAction: "Open a WhatsApp chat",
    /** The last line of a message in WhatsApp: the {code} of the home or project that it is about. */
    code: "To help you find it: Ref. {code}",
    opensNewTab: "opens in a new tab",
    office: "Office",
    now: "now {time}",
  },
  /** Links to the other forms. */
  otherForms: {
    title: "Looking for something else?",
    viewing: {
      word: "Viewing",
      text: "Choose a home and request a viewing on its page.",
      action: "See the homes",
    },
    valuation: {
      word: "Valuation",
      text: "Send us the address of your home. We will tell you what it could fetch, and why.",
      action: "Get a Free Valuation",
    },
    developers: {
      word: "Developers",
      text: "Developers and agencies can use this form too: it reaches the right person.",
      action: "Write to us",
    },
  },
};

export type ContactMessages = Translated<typeof contact>;

/** The messages of /sell. */
export const sell = {
  head: {
    title: "Sell a home in Dubai, with a free valuation",
    description:
      "A free valuation of your Dubai home. One partner for valuation, marketing, viewings and transfer, at a firm that speaks more than {languages} languages.",
  },
  eyebrow: "Sell",
  title: "Your home, offered in more than {languages} languages",
  lead: "Your buyer may live in another country. We work in Dubai and are led from Italy, so we look in the city and abroad; and we begin with a figure you can check.",
  formTitle: "Get a Free Valuation",
  why: {
    eyebrow: "Why sell with us",
    title: "Six things you can hold us to",
    reasons: [
      {
        title: "A price, and how we arrived at it",
        text: "You see which sales we compared your home with, what we added and what we took off.",
      },
      {
        title: "Buyers beyond Dubai",
        text: "We speak more than {languages} languages. An offer can come from somebody who has not moved here yet.",
      },
      {
        title: "Fewer viewings, better ones",
        text: "Before we ask you for the keys, we ask buyers what they can pay, and by when.",
      },
      {
        title: "One partner throughout",
        text: "The partner who values your home also shows it, negotiates for you and is with you at the transfer.",
      },
      {
        title: "Paperwork before buyers",
        text: "Our conveyancers have the documents in order before an offer comes in.",
      },
      {
        title: "Letting, if it pays better",
        text: "We also manage short and long lets. If a tenant would suit you better than a buyer, we will say so.",
      },
    ],
  },
  process: {
    eyebrow: "How it works",
    title: "From the first figure to the transfer",
    steps: [
      {
        title: "Valuation",
        text: "You send the address. We call you, visit if you wish, and give you a price, with the sales behind it.",
      },
      {
        title: "Marketing",
        text: "Photographs, floor plan and description, shown to you first, then to buyers in Dubai and abroad.",
      },
      {
        title: "Viewings",
        text: "At times you agree to, always with the partner who handles your sale. You hear what every viewer says.",
      },
      {
        title: "Closing",
        text: "Offer, contract and transfer, with our conveyancing team at your side until the title changes hands.",
      },
    ],
  },
  asking: {
    eyebrow: "Asking prices",
    title: "What sellers ask in your district",
    text: "Choose your district to see the range in our area guide. The range is by district only; the rest helps us with the valuation. Your answers are filled into your request.",
    district: "District",
    bedrooms: "Bedrooms",
    size: "Size in sq ft",
    ofSize: "{size} sq ft",
    /** {price} at which the owner had the costs worked out. */
    ofPrice: "price in mind: {price}",
    /** Another {language} than the page's, chosen on /team. */
    callIn: "please call in {language}",
    submit: "Show the range",
    /** Without a district. */
    missing: "Please choose the district of your home.",
    unreadableSize: "Please write the size in figures, for example 1250.",
    /** Above the range; {area} is the district. */
    result: "Asking prices in {area}",
    /** {month} of the estimate. */
    note: "Our estimate of asking prices in {month}: one range for homes of every size and type. It is not a valuation of your home: where in the range it belongs depends on its bedrooms, size, floor, view and condition, which only a valuation takes into account.",
    /** To an owner whose {price} is not within the range. */
    above:
      "The price you entered, {price}, is above this range, which is that of all types and sizes: we will talk about it when we call.",
    below:
      "The price you entered, {price}, is below this range, which is that of all types and sizes: we will talk about it when we call.",
    /** Before each of the firm’s homes for sale there. */
    ours: "A home that we are selling there:",
    guide: "The guide to {area}",
    use: "Ask for a valuation",
  },
  costs: {
    eyebrow: "In figures",
    title: "What a sale costs you",
    rows: {
      fee: {
        name: "Our fee",
        /** {share} and {vat}: what is usual. */
        note: "Usually {share} of the price, plus {vat} VAT on the fee itself. The buyer usually pays it, unless Form A, which you sign before we advertise your home, says otherwise.",
        stated: "{fee} of the price, plus {vat} VAT on the fee itself",
        notStated: "Agreed in writing, in Form A",
      },
      loan: {
        name: "A loan on the home",
        note: "Banks charge for early settlement. Ask also how long yours takes to release the deed.",
        value: "Ask your bank",
      },
      /** In place of the amount of the transfer fee. */
      transfer: "Usually the buyer’s",
    },
    example: {
      submit: "Work out the costs",
      /** {price} of the example. */
      title: "What you pay, at a price of {price}",
      /** The title before the owner enters a price. */
      titleOfExample: "What you pay, for example at {price}",
      withoutFee: "If the buyer pays our fee, as usual",
      /** {fee} of the price, before {vat}. */
      withFee: "If you pay it: {fee} of the price, plus {vat} VAT on the fee itself",
      note: "These amounts include the developer’s certificate, if the contract has you pay for it, and leave out the cost of releasing a loan. The buyer usually pays the transfer fee.",
      /** The link to the form, which has the owner's price. */
      use: "Ask for a valuation with this price",
    },
    /** The accessible name of the links to the sources. */
    sources: "Sources",
    agreement: {
      title: "The agreement",
      text: "Nobody may advertise a home in Dubai without the Land Department’s Form A. It states the price, the fee and the term, and every owner signs it. You may sign one with up to three brokers, and end it with seven days’ notice in writing.",
    },
  },
  alternatives: {
    title: "Not sure you should sell?",
    text: "Ask what your home would let for, furnished or not, before you decide.",
    let: "Ask about letting it",
    /** The subject of a message about letting. */
    about: "Letting a home instead of selling it",
    buy: "Buying next? See the homes",
  },
};

export type SellMessages = Translated<typeof sell>;
