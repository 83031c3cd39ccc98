import type { CeoMessageWords } from "../contract/ceo-message";

/** The words of /ceo-message. No name and no likeness is invented: the owner gives both. */
export const ceoMessage: CeoMessageWords = {
  head: {
    title: "Message from the CEO",
    description:
      "Why the firm is called Orizzonte, why it is led from Italy, and how it advises on property in Dubai: a letter from the Founder & CEO.",
  },
  eyebrow: "Message from the CEO",
  title: "On buying what cannot be seen yet",
  greeting: "Welcome.",
  paragraphs: [
    "Orizzonte is the Italian word for horizon. I chose it because buying in Dubai, and off-plan above all, means committing to something that is not there yet: a tower that is a drawing, a district that is a row of cranes, a rent that is a forecast.",
    "Our work is to shorten that distance. We are led from Italy and we work in Dubai, so we read the market twice: from within, street by street, and from outside, as you do, in another currency, under other laws, a flight away.",
    "We begin with research and only then speak of homes. You will hear what a project costs and how it is paid, who builds it, when it is due and what could go wrong, in that order and in one sitting. Where a figure is the developer’s, we say that it is the developer’s. Where we would not buy ourselves, we say that too.",
    "You will deal with one person. Behind that person are {specialists}+ specialists, who between them speak {languages}+ languages: for law, for tax, for land, for the handover and for the tenant who comes after it. You do not have to know which of them you need: that is our job.",
    "And we stay. Owning a home takes longer than buying it, and most questions come after the keys. They come to us.",
    "If you are thinking of Dubai, write to me before you decide. That is when we are of most use.",
  ],
  role: "Founder & CEO, Orizzonte",
  write: "Write to us",
  about: "Message from the CEO",
  overview: "Company Overview",
};
