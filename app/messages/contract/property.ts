import type { Purpose } from "~/content/properties";

/** In place of a page that exists in other languages only. */
export interface UntranslatedMessages {
  text: string;
  /** {title} and {language} */
  link: string;
}

/** The words of every property's page. */
export interface PropertyPageMessages {
  head: {
    /** `{title}` and `{location}`. */
    title: string;
    /** Of a property whose title names its place already: `{title}` and `{city}`. */
    titleInCity: string;
    /** `{summary}`, `{price}` and `{area}`. */
    description: string;
  };
  untranslated: UntranslatedMessages;
  crumb: string;
  /** Of a price in the other currency: `{amount}`. */
  about: string;
  /** `{amount}`. */
  perSquareFoot: string;
  /** Of a rent: the period that it is taken to be for. */
  rentPeriod: string;
  details: {
    title: string;
    type: string;
    purpose: string;
    comfort: string;
    view: string;
    bracket: string;
    handover: string;
    built: string;
  };
  place: { title: string; district: string; whereabouts: string; work: string; guide: string };
  request: string;
  agent: {
    title: string;
    /** `{desk}` and `{company}`. */
    name: string;
  };
  contact: {
    title: string;
    intro: string;
    whatsapp: string;
    whatsappUs: string;
    openDialog: string;
    send: string;
    /** The message that stands ready in WhatsApp: `{title}` and `{address}`. */
    message: string;
  };
  share: {
    share: string;
    print: string;
  };
  similar: {
    title: string;
    all: string;
    /** Where none of them is offered as this one is. */
    offeredOtherwise: Readonly<Record<Purpose, string>>;
  };
}
