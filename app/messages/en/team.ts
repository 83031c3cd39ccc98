import type { PartnerOption } from "~/features/enquiries/fields";
import type { Translated } from "../translated";

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
    text: "languages, spoken by our partners. Choose one above, or ask for any other in your message.",
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
