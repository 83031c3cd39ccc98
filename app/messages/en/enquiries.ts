import type { EnquiryErrorCode } from "~/features/enquiries/enquiry-response";
import type {
  EnquiryKind,
  FieldName,
  OptionTexts,
  PartnerField,
} from "~/features/enquiries/fields";
import type { Translated } from "../translated";

/** The messages of the forms and of the responses to them. */
export const enquiries = {
  kinds: {
    viewing: {
      title: "Request a Viewing",
      /** What happens after the submission, in one sentence. */
      intro: "We will call you to agree a time.",
      submit: "Request a Viewing",
      sent: {
        title: "Request Sent!",
        text: "We'll contact you shortly to schedule your viewing.",
      },
      notSent: { title: "Error", text: "Failed to send your request. Please try again." },
      /** The title of the receipt, beside the toast with `sent`. */
      received: "We have your request",
      /** The link in the receipt, which shows the form again. */
      again: "Send another request",
      /** The label of each field in features/enquiries/fields.ts, also in its errors and in the mail. */
      labels: {
        name: "Full name",
        email: "Email",
        phone: "Phone",
        message: "Message",
        preferredDate: "Preferred day",
        preferredTime: "Time of day",
        callChannel: "How",
        propertyId: "Listed home",
        propertyIds: "Listed homes",
        propertyTitle: "Home",
        propertyLocation: "Location",
        propertyPrice: "Price",
      },
    },
    contact: {
      title: "Send us a message",
      intro: "We reply in working hours, Dubai time.",
      submit: "Send Message",
      sent: { title: "Message Sent!", text: "We’ll reply in working hours." },
      notSent: { title: "Error", text: "Failed to send your message. Please try again." },
      received: "We have your message",
      again: "Send another message",
      labels: {
        firstName: "First name",
        lastName: "Last name",
        email: "Email",
        phone: "Phone",
        interest: "Interest",
        propertyId: "Home to view",
        message: "Message",
        preferredDate: "Preferred day",
        preferredTime: "Time of day",
        callChannel: "How",
        about: "About",
        specialization: "Specialism",
        language: "Language",
      },
    },
    valuation: {
      title: "Get a Free Valuation",
      intro:
        "We will call you. If you would like us to see the property, we will agree a day then.",
      submit: "Get a Free Valuation",
      sent: {
        title: "Request Sent!",
        text: "We'll contact you to arrange your valuation.",
      },
      notSent: { title: "Error", text: "Failed to send your request. Please try again." },
      received: "We have your request",
      again: "Send another request",
      labels: {
        fullName: "Full name",
        email: "Email",
        phone: "Phone",
        propertyAddress: "Property address",
        details: "Additional details",
        preferredDate: "Preferred day",
        preferredTime: "Time of day",
        callChannel: "How",
      },
      hints: {
        propertyAddress: "With the building and the unit.",
        details: "Type of home, size in sq ft, bedrooms.",
      },
    },
  } satisfies {
    [K in EnquiryKind]: { labels: Record<FieldName<K>, string>; [text: string]: unknown };
  },
  /** In place of those of a message if it asks for a viewing, whose `sent.text` is that of a viewing, or a consultation. */
  asRequest: {
    title: "Your request",
    submit: "Send Request",
    sent: { title: "Request Sent!", text: "We’ll reply in working hours." },
    notSent: { title: "Error", text: "Failed to send your request. Please try again." },
    received: "We have your request",
    again: "Send another request",
  },
  common: {
    requiredFields: "All fields are required unless marked optional.",
    /** In place of the intro to a visitor who sent the form on `{day}`, by what its time is for. */
    earlier: {
      viewing: "On {day} you asked to see this home. You can ask again here.",
      call: "On {day} you asked us about this project. You can ask again here.",
      meeting: "On {day} you wrote to us. You can write again here.",
    },
    /** On the button during submission. */
    sending: "Sending...",
    /**
     * The consent, with `{privacy}`, the link to the notice. If its meaning changes, change its version in
     * content/privacy-terms.ts too.
     */
    consent: "We use your details to reply to you, as our {privacy} explains.",
    /** The privacy notice in the sentence above. */
    privacy: "privacy notice",
    /** The label of the honeypot. */
    honeypot: "Please leave this empty",
    /** The hint of the phone field without JavaScript, where no country is shown. */
    phoneHint: "With the country code, for example +39 …",
    /**
     * The buttons that show the fields for the time, by what it is for, with the choice between phone, video and Dubai;
     * the time zone and the office's `{hours}`; the empty option of the time of
     * day. `channels` are the labels of the choice between phone, video and Dubai, by what the time is for, and
     * `eitherChannel` is its empty option; `over` is said of a part of today that is over. A time has its `{hours}` in Dubai and, if
     * they differ, the visitor's `{own}`, which may be of the day before or after. `holiday` is said of a
     * public holiday, on which the office may be closed. `outside` of an
     * hour at which it is closed; `anyHour` is the hint of the times.
     */
    viewingTime: {
      titles: {
        viewing: "When? In person or video?",
        call: "Choose when we call you",
        meeting: "Choose when and how we talk",
      },
      note: "Dubai time (UTC+4) · {hours}",
      /** {count}, of days. */
      limit: "The day in Dubai, within the next {count} days.",
      anyHour:
        "Choose a part of the day or an exact hour; it may be outside office hours. For a half hour, such as 4:30, tell us in your message.",
      outside: "Our office is closed at that time; we will tell you whether it is possible.",
      channels: {
        viewing: "In person or by video",
        call: "Kind of call",
        meeting: "By phone, by video or in person",
      },
      over: "No longer available today",
      eitherChannel: "No preference",
      holiday:
        "The day you chose is a public holiday in the Emirates: we will tell you whether it is possible.",
      own: "{own} your time",
      ownDayBefore: "{own} your time, the day before",
      ownDayAfter: "{own} your time, the day after",
      hours: "{hours} in Dubai",
      ownHours: "{hours} in Dubai, {own} where you are",
      emptyOption: "Any time",
    },
  },
  /** The options of choices and of Find Your Partner. Properties have their titles. */
  options: {
    preferredTime: {
      morning: "Morning",
      afternoon: "Afternoon",
      evening: "Evening",
      "outside-office-hours": "Outside office hours",
    },
    callChannel: { phone: "Phone call", video: "Video call", "in-person": "In person, in Dubai" },
    interest: {
      buying: "Buying a home",
      renting: "Renting a home",
      selling: "Selling or letting a home",
      viewing: "Booking a viewing",
      investing: "Investing",
      "off-plan": "Off-plan and prelaunch",
      area: "Finding the right area",
      catalog: "A custom catalog",
      partner: "Speaking to a partner",
      services: "Advisory, legal or after-sales services",
      partnership: "Working with us as a developer or agency",
      other: "Something else",
    },
    specialization: {
      buyer: "buying",
      seller: "selling",
      investment: "investment",
      luxury: "luxury homes",
    },
    language: {
      english: "English",
      arabic: "Arabic",
      french: "French",
      russian: "Russian",
      chinese: "Chinese",
      italian: "Italian",
    },
  } satisfies OptionTexts,
  partner: {
    sentence: "I need help with {specialization} from a partner who speaks {language}",
    /** The accessible description of the sentence. */
    names: { specialization: "specialization", language: "language" } satisfies Record<
      PartnerField,
      unknown
    >,
  },
  confirmation: {
    labels: {
      home: "Home",
      homes: "Homes",
      project: "Project",
      projects: "Projects",
      mixed: "Homes and projects",
      address: "Property",
      when: "When",
      ownTime: "Your local time",
      how: "How",
      name: "Your name",
      number: "Your number",
      email: "Your email",
      message: "Your message",
      /** Before the firm’s number. */
      change: "To change or cancel, call",
    },
    /** A part of a `{day}`, with its hours in Dubai. */
    when: "{day}, {part} ({hours}, Dubai time)",
    /** An hour of a day. */
    hour: "{hour}, Dubai time",
    /** A `{day}` that is a public holiday. */
    holiday: "{day} (public holiday)",
    /** The zone of the times below, `{zone}`; the visitor’s own time follows in brackets if it is another. */
    dubaiTime: "Dubai time",
    /** For visitors who get a call, and for those who get a reply. */
    call: {
      today: "We will call you by {time} today, {zone}.",
      tomorrow: "We will call you by {time} tomorrow, {zone}.",
      onDay: "We will call you by {time} on {day}, {zone}.",
    },
    reply: {
      today: "We will reply by {time} today, {zone}.",
      tomorrow: "We will reply by {time} tomorrow, {zone}.",
      onDay: "We will reply by {time} on {day}, {zone}.",
    },
    /** What the sentences below confirm, `{confirmed}`: `time` if the visitor asked for a time of the day too. */
    confirmed: { day: "the day", time: "the day and the time" },
    /** For visitors who asked for a day; `beforehand` if it begins before the call or the reply is due. */
    callToConfirm: {
      today:
        "We will call you by {time} today, {zone}, to confirm {confirmed}. If you cannot answer, we will write to you.",
      tomorrow:
        "We will call you by {time} tomorrow, {zone}, to confirm {confirmed}. If you cannot answer, we will write to you.",
      onDay:
        "We will call you by {time} on {day}, {zone}, to confirm {confirmed}. If you cannot answer, we will write to you.",
    },
    /** For visitors who chose the time of a call: nobody calls them before it. */
    callThen: {
      today: "We will call you then. If we cannot, we will write to you by {time} today, {zone}.",
      tomorrow:
        "We will call you then. If we cannot, we will write to you by {time} tomorrow, {zone}.",
      onDay:
        "We will call you then. If we cannot, we will write to you by {time} on {day}, {zone}.",
    },
    callThenSoon: "We will call you then. If we cannot, we will write to you beforehand.",
    replyToConfirm: {
      today: "We will reply by {time} today, {zone}, to confirm {confirmed}.",
      tomorrow: "We will reply by {time} tomorrow, {zone}, to confirm {confirmed}.",
      onDay: "We will reply by {time} on {day}, {zone}, to confirm {confirmed}.",
    },
    beforehand: "We will contact you beforehand to confirm the time.",
    calendar: {
      /** On the link. */
      add: "Add to your calendar",
      /** The title of the calendar entry: a viewing of `{homes}`. */
      title: "Viewing: {homes}",
      /** The title of the entry of a call. */
      call: "Call: {homes}",
      /** States that the time is not confirmed; `{phone}` of the firm. */
      note: "Not confirmed yet: we will be in touch. Our number: {phone}",
    },
  },
  /**
   * The first sentence of the chat that the staff open with the sender of an enquiry, by its kind; for a viewing,
   * with `{homes}` if they are known. `{company}` is the firm.
   */
  chat: {
    viewingOf: "Hello, this is {company} in Dubai. Thank you for asking to view {homes}.",
    about: "Hello, this is {company} in Dubai. Thank you for asking about {homes}.",
    viewing: "Hello, this is {company} in Dubai. Thank you for asking for a viewing.",
    contact: "Hello, this is {company} in Dubai. Thank you for your message.",
    valuation: "Hello, this is {company} in Dubai. Thank you for asking us for a valuation.",
  } satisfies Record<EnquiryKind | "viewingOf" | "about", unknown>,
  /** The errors of a rejected enquiry; with `{wait}`, `{phone}` and `{chat}` if a retry helps. */
  errors: {
    malformed_body: "The request body could not be read.",
    malformed_key: "Idempotency-Key: use 1 to 200 printable characters.",
    unauthorized: "The token is not valid.",
    forbidden_origin: "Please send this from our own site.",
    not_found: "There is no such function.",
    method_not_allowed: "Please use another method: the header Allow names them.",
    too_large: "Your message is too long for this form.",
    unsupported_media_type: "Please send JSON or a form.",
    invalid_fields: "Please check the highlighted fields.",
    key_reused: "This key has already been used for another enquiry.",
    rate_limited:
      "Too many requests in a short time. Please try again {wait}, or reach us now: {phone}, {chat}.",
    internal_error: "Something went wrong on our side. Please try again.",
    unavailable:
      "We could not save your enquiry just now. Please send it again {wait}, or reach us now: {phone}, {chat}.",
  } satisfies Record<EnquiryErrorCode, unknown>,
};

export type EnquiryMessages = Translated<typeof enquiries>;
export type KindMessages = EnquiryMessages["kinds"][EnquiryKind];
