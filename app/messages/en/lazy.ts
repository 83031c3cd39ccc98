import type { RequiredField } from "~/features/enquiries/fields";
import type { IssueCode } from "~/features/enquiries/validate";
import type { CountForms } from "~/format/number";
import type { Translated } from "../translated";

/** The messages that a page loads on demand, after an action of the visitor. */
/** The texts of the errors of a field. */
export type IssueTexts = Record<Exclude<IssueCode, "missing">, string | CountForms> & {
  missing: Record<RequiredField | "preferredDate", string>;
};

export const lazy = {
  responses: {
    /** The reason for a later retry. */
    waiting: {
      rate_limited:
        "Too many requests in a short time. You may be sharing your connection with others who have just written to us.",
      unavailable: "We could not save your request just now.",
    },
    /** The time of a retry, `{wait}`, before the links to phone and chat. */
    sendAgain: "Please send it again {wait}. If you would rather not wait:",
    /** After any other error, before the same links. */
    reachUs: "You can also reach us directly:",
    /** The text of `{wait}`: a number of seconds. */
    wait: { one: "in {count} second", other: "in {count} seconds" },
    /** Dials `{phone}`. */
    call: "Call {phone}",
    /** Opens the chat. */
    chat: "Message us on WhatsApp",
    /**
     * The errors of a field: `missing` in its own words; `{label}` is its label, `{count}` the limit. For a day, `{date}` is it in full, `{day}` is its weekday, `{from}`
     * and `{to}` are the opening hours. Plural forms if a language needs them.
     */
    issues: {
      missing: {
        name: "Please write your name.",
        fullName: "Please write your name.",
        firstName: "Please write your first name.",
        lastName: "Please write your last name.",
        email: "Please write an email address we can reply to.",
        phone: "Please write a phone number we can call.",
        propertyAddress: "Please write the address of the property.",
        /** Of an hour. */
        preferredDate: "Please choose the day too.",
      },
      not_text: "{label}: please enter some text.",
      too_long: "{label}: please use at most {count} characters.",
      too_short: "{label}: please use at least {count} characters.",
      no_day: "{label}: please give the day, month and year.",
      past_day: "{label}: {date} has passed in Dubai. Please choose a later day.",
      day_over: "{label}: our working day is over for today. Please choose a later day.",
      time_over: "{label}: that time has passed today. Please choose a later time or another day.",
      far_day: "{label}: please choose one of the next {count} days.",
      closed_day:
        "{label}: we are closed on {day}. Please choose another day, or an exact time: we will tell you whether it is possible.",
      closed_time:
        "{label}: on {day} we are in the office from {from} to {to}. Please choose another time or day, or an exact time.",
      no_email: "Please write the whole email address, such as name@example.com.",
      no_option: "{label}: please choose one of the options.",
      no_phone: "This is not a phone number. Please write one we can call.",
      /** {letters} in the number. */
      phone_letters: {
        one: "There is a letter in this number: {letters}. Please write digits only.",
        other: "There are letters in this number: {letters}. Please write digits only.",
      },
      phone_too_short: "This number is too short. Please add the missing digits.",
      phone_too_long: "This number is too long. Please check its digits.",
      phone_wrong_length: "This number has a digit too few or too many. Please check it.",
      phone_no_country: "No country has this dialling code. Please check the digits after the +.",
    } satisfies IssueTexts as IssueTexts,
  },
  help: {
    /** The `{number}` that will be called, with and without its `{country}`. */
    willCall: "We will call you on {number} ({country})",
    willCallNumber: "We will call you on {number}",
    /** In place of the number if its country is in doubt. */
    askCountry:
      "Which country is this number from? Please choose it in the list after the phone field, or write the number with its country code, after a +.",
    /** The question about a number that lacks digits of its `{country}` with the dialling code `{code}`, or has too many. */
    wrongLength: {
      short: "This number is too short for +{code} ({country}). Please check it.",
      long: "This number is too long for +{code} ({country}). Please check it.",
    },
    /** The same two, without a script: no country can be chosen, and no `{number}` was shown before. */
    askCode:
      "Which country is this number from? Please write it with its country code, such as +91.",
    checkCountry:
      "We read this number as {number} ({country}). If that is right, send again. If not, please write it with its country code, such as +91.",
    /** After a question about a number at a submission: the next one sends it. */
    sendAgain: "If it is right, send again.",
    /** The button that shows the select of countries, and the label of the select. */
    changeCountry: "Change country",
    country: "Country for this number",
    /** Suggests `{email}` for a misspelt address; the button that accepts it. */
    emailQuestion: "Did you mean {email}?",
    takeEmail: "Use this address",
    /** The error of a misspelt address, above the suggestion. The next submission sends it. */
    checkEmail: "Please check this address. If it is right, send again.",
  },
  toastControls: {
    /** The accessible name of the area of toasts. */
    region: "Notices",
    dismiss: "Dismiss",
  },
  toastTexts: {
    full: {
      title: "Your shortlist is full",
      text: "Six is the most you can compare. Remove one from the list, then add this one.",
    },
    notSaved: {
      title: "Saved only until you reload the page",
      text: "Your browser is not saving anything for this site. To keep the list, open your shortlist and share its link.",
    },
    homeLinkCopied: {
      title: "Link copied",
      text: "Paste it wherever you like.",
    },
    homeLinkNotCopied: {
      title: "Error",
      text: "The link could not be copied. You will find it in the address bar.",
    },
    listLinkCopied: { title: "Link copied", text: "Anyone who opens it will see this list." },
    listLinkNotCopied: { title: "Error", text: "The link could not be copied." },
  },
};

export type LazyMessages = Translated<typeof lazy>;
export type ResponseMessages = LazyMessages["responses"];
export type ToastControlMessages = LazyMessages["toastControls"];
export type ToastTexts = LazyMessages["toastTexts"];
