/** What the firm says of itself wherever it is named; its facts are in app/content/company.yaml. */
export interface CompanyMessages {
  tagline: string;
  city: string;
  /** City and country: "Dubai, UAE". */
  place: string;
  /** The message that stands ready in a WhatsApp chat. */
  whatsappGreeting: string;
  support: { title: string; text: string };
  hours: OpeningMessages;
}

/** Whether the office is open. `{time}` is a time of day, `{day}` a day of the week. */
export interface OpeningMessages {
  /** Of a day in the list of the hours. */
  closed: string;
  /** Open, and it is not known until when. */
  open: string;
  openUntil: string;
  /** Closed, and it is not known until when. */
  closedNow: string;
  opensToday: string;
  opensTomorrow: string;
  opensOn: string;
}
