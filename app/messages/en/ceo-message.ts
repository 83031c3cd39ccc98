import type { CeoMessageWords } from "../contract/ceo-message";

/** The words of /ceo-message. No name and no likeness is invented: the owner gives both. */
export const ceoMessage: CeoMessageWords = {
  head: {
    title: "Message from the CEO",
    description:
      "Why the firm is called Orizzonte, why it is led from Italy, and how it advises on property in Dubai: a letter from the Founder & CEO.",
  },
  eyebrow: "Message from the CEO",
  title: "On buying what you cannot see yet",
  greeting: "Welcome.",
  paragraphs: [
    "Orizzonte is the Italian word for horizon. I chose it because buying in Dubai, and off-plan above all, means committing to something that is not there yet: a tower that is a drawing, a district that is a row of cranes, a rent that is a forecast.",
    "Our work is to shorten that distance. We are led from Italy and we work in Dubai, so we read the market twice: from within, street by street, and from outside, as you do, in another currency, under other laws, a flight away.",
    "We begin with research and only then talk about homes. You will hear what a project costs and how it is paid, who builds it, when it is due and what could go wrong, in that order and in one sitting. If a figure is the developer’s, we say so. If we would not buy it ourselves, we say that too.",
    "You will deal with one person. Behind that person are {specialists}+ specialists, who between them speak {languages}+ languages: for law, for tax, for land, for the handover and for the tenant who comes after. You do not have to know which of them you need: that is our job.",
    "And we stay. Owning a home lasts longer than buying one, and most questions come after the keys. Bring them to us.",
    "If you are thinking of Dubai, write to me before you decide. That is when we are most useful.",
  ],
  role: "Founder & CEO, Orizzonte",
  write: "Write to us",
  about: "Message from the CEO",
  overview: "Company Overview",
};
