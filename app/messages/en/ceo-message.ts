import type { Translated } from "../translated";

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
