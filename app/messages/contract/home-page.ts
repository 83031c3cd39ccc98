import type { ServiceId } from "~/content/services";
import type { CountForms } from "~/format/count";
import type { PageHeadMessages } from "./page-head";

interface TitledText {
  title: string;
  text: string;
}

/** The words of the home page, in the order of its sections. */
export interface HomePageMessages {
  head: PageHeadMessages;
  hero: { title: string; lead: string; viewing: string; invest: string };
  luxury: {
    eyebrow: string;
    /** With the number of homes on the open list. */
    title: CountForms;
    text: string;
    all: string;
  };
  explore: TitledText & { eyebrow: string; link: string };
  consultation: TitledText & {
    eyebrow: string;
    action: string;
    /** What the message is about, in the contact form. */
    about: string;
  };
  activeListings: {
    title: string;
    /** A large word each, and the link into the list. */
    sale: { word: string; link: string };
    rent: { word: string; link: string };
  };
  exclusives: {
    eyebrow: string;
    /** With the home's `{location}`. */
    text: string;
    enquire: string;
    learn: string;
    /** Read aloud after that, with the home's `{title}`. */
    about: string;
  };
  nextSteps: { title: string; rows: Readonly<Record<"buy" | "sell" | "offPlan", TitledText>> };
  approach: TitledText & {
    eyebrow: string;
    steps: readonly [TitledText, TitledText, TitledText];
    caption: string;
  };
  overview: TitledText & { link: string };
  /** How the CEO's message begins: its first sentence, what follows it, and what comes after. */
  letter: {
    eyebrow: string;
    opening: string;
    text: string;
    more: string;
    role: string;
    link: string;
  };
  purpose: { title: string; columns: readonly [TitledText, TitledText] };
  services: {
    /** With the number of services. */
    title: CountForms;
    /** What the index says of each. */
    lines: Readonly<Record<ServiceId, string>>;
  };
  statistics: {
    title: string;
    /** That there are at least so many: `{count}`. */
    atLeast: string;
    /** What it counts, and what that means: {placeholders} as features/company/company-figures.ts has. */
    meanings: Readonly<Record<"properties" | "languages" | "specialists", TitledText>>;
  };
  partner: TitledText & { action: string };
  close: TitledText & {
    consultation: string;
    /** What the message is about, in the contact form. */
    about: string;
    browse: string;
  };
  whatsapp: {
    chat: string;
    /** Read aloud after that. */
    note: string;
  };
}
