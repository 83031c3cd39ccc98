import { interpolate } from "~/format/interpolate";
import { optional } from "~/hooks/optional";
import { type Locale, locales } from "~/locale";
import { lazyMessages } from "~/messages/lazy";
import type { Notice } from "~/ui/notify";
import { suggestEmail } from "./email-suggestion";
import type { EnquiryFormMessages } from "./enquiry-form-messages";
import type { EnquiryResult, ResultNotice } from "./enquiry-response";
import type { EnquiryKind, FieldErrors } from "./fields";
import { splitList } from "./id-list";
import { parsePhone, phoneQuestion } from "./phone";
import { countriesOfBrowser } from "./phone-country";
import { issueMessages, resultNotice } from "./result-notice";
import { sendEnquiry } from "./send-enquiry";
import { submissionMetadata } from "./submission-metadata";
import { validateEnquiry, type FieldIssues } from "./validate";
import { viewingDays } from "./viewing-day";

/** Where the browser keeps the days on which a visitor asked about a listing, by its id. */
const requestsKey = "requests";

const sentRequests = (): Readonly<Record<string, string>> =>
  optional(() => JSON.parse(localStorage.getItem(requestsKey) ?? "{}")) ?? {};

/** Keeps today as the day of a request. Without storage the visitor has only the receipt. */
function keepDay({ propertyId = "", propertyIds = "" }: Readonly<Record<string, string>>): void {
  const today = new Date().toISOString();
  const days = splitList(propertyIds || propertyId).map((id) => [id, today] as const);
  if (days.length === 0) return;
  optional(() =>
    localStorage.setItem(
      requestsKey,
      JSON.stringify({ ...sentRequests(), ...Object.fromEntries(days) }),
    ),
  );
}

/**
 * What a visitor reads who asked about a listing before: "On 29 November you asked to see this home."
 *
 * @param sentence with `{day}`
 * @returns "" without an earlier request
 */
export function earlierRequest(locale: Locale, sentence: string, id: string): string {
  const day = sentRequests()[id];
  if (!day) return "";
  const format = new Intl.DateTimeFormat(locales[locale].tag, { day: "numeric", month: "long" });
  return interpolate(sentence, { day: format.format(new Date(day)) });
}

/** The email addresses and phone numbers that the visitor was asked to check, each with the question. */
const questioned = new Set<string>();

/** The result of a submission: the response with its toast and what stays, or the errors of the fields. */
type SubmitResult =
  | (EnquiryResult & { notice: ResultNotice; toast: Notice })
  | { fieldErrors: FieldErrors };

/**
 * Returns the functions that validate and send a form, once the messages of the responses are loaded.
 *
 * @param form the messages of the form
 * @throws if the messages cannot be fetched
 */
export async function createFormSubmitter(
  kind: EnquiryKind,
  locale: Locale,
  form: EnquiryFormMessages,
) {
  const { responses: messages, help } = await lazyMessages(locale);
  const labels = Object.fromEntries(form.formFields.map(({ name, label }) => [name, label]));
  const validate = (answers: FormData) => validateEnquiry(kind, Object.fromEntries(answers));
  const textsOf = (issues: FieldIssues) =>
    issueMessages(locale, issues, { labels, issues: messages.issues });

  /** The questions about an address that looks misspelt and a number that looks wrong, each asked once. */
  function questionsAbout(email: string, phone: string, country: unknown): FieldErrors {
    const chosen = typeof country === "string" ? country : "";
    // A failure of the parser must not prevent an enquiry.
    const phoneDoubt = optional(() => {
      const number = parsePhone(phone, countriesOfBrowser(locale), chosen);
      const text = number && phoneQuestion(number, help, locales[locale].tag);
      return text && `${text} ${help.sendAgain}`;
    });
    const questions = [
      { name: "email", answer: email, text: suggestEmail(email) && help.checkEmail },
      { name: "phone", answer: phone, text: phoneDoubt },
    ].filter(({ answer, text }) => text && !questioned.has(`${answer}${text}`));
    for (const { answer, text } of questions) questioned.add(`${answer}${text}`);
    return Object.fromEntries(questions.map(({ name, text = "" }) => [name, text]));
  }

  return {
    /**
     * Checks an answer again, by the same rules as the Worker. It removes or changes the error of its own field only. The
     * fields of the time, and a day or a phone number that was left, show new errors too. While a day is typed, only a
     * day on which the office is closed is an error, because its digits are at first another day.
     *
     * @returns what the form shows from what it showed
     */
    recheck(field: EventTarget) {
      const { form: element, name } = field as HTMLInputElement;
      const isInUse = (one: string) => one === name && field === document.activeElement;
      const answers = new FormData(element ?? undefined);
      const times = form.formFields.filter((part) => part.inViewingTime);
      const isTime = times.some((time) => time.name === name);
      return <P extends { errors: FieldErrors; hadSeveral?: boolean }>(progress: P): P => {
        const shown = new Map(Object.entries(progress.errors));
        let names = [name];
        if (isTime) names = times.map((time) => time.name);
        // It hides fields.
        else if (name === "interest") names = [...shown.keys()];
        else if (name === submissionMetadata.phoneCountry) names = ["phone"];
        // A field that is left without an answer gets no error before it is sent.
        const isChecked = (one: string) =>
          isTime || shown.has(one) || Boolean(answers.get(one) && !isInUse(one));
        if (!names.some(isChecked)) return progress;
        const validated = validate(answers);
        const issues = validated.ok ? {} : validated.issues;
        const texts = textsOf(issues);
        for (const one of names) {
          const isTyped =
            one === "preferredDate" && isInUse(one) && issues[one]?.code !== "closed_day";
          const text = texts[one];
          // A question stays with its answer: a check of an earlier input may end after it was asked. A country answers it.
          const answer = answers.get(one);
          const isAsked =
            name !== submissionMetadata.phoneCountry &&
            typeof answer === "string" &&
            questioned.has(`${answer}${shown.get(one) ?? ""}`);
          if (!text && !isAsked) shown.delete(one);
          else if (text && !isTyped && isChecked(one)) shown.set(one, text);
        }
        const before = Object.entries(progress.errors);
        if (String([...shown]) === String(before)) return progress;
        const hadSeveral = shown.size > 0 && (before.length > 1 || progress.hadSeveral);
        return { ...progress, errors: Object.fromEntries(shown), hadSeveral };
      };
    },
    /**
     * Validates the answers and sends them. An email address that looks misspelt, or a phone number that
     * looks wrong, is sent with the second submission.
     *
     * @throws if there was no response: the result is then unknown
     */
    async submit(answers: FormData): Promise<SubmitResult> {
      const validated = validate(answers);
      if (!validated.ok) return { fieldErrors: textsOf(validated.issues) };
      const { email, phone } = validated.values;
      const questions = questionsAbout(email, phone, answers.get(submissionMetadata.phoneCountry));
      if (Object.keys(questions).length > 0) return { fieldErrors: questions };
      const result = await sendEnquiry(kind, validated.values, {
        locale,
        honeypot: answers.get(submissionMetadata.honeypot),
        phoneCountry: answers.get(submissionMetadata.phoneCountry),
        turnstile: answers.get(submissionMetadata.turnstile),
      });
      const { response } = result;
      if (response.success) keepDay(validated.values);
      else console.error(response.error.code, response.error.message);
      const toast = resultNotice(locale, result, { ...form, ...messages });
      // The receipt does not repeat the words of the toast beside it.
      const receipt = { ...toast, title: form.received, text: "" };
      return { ...result, toast, notice: response.success ? receipt : toast };
    },
  };
}

/**
 * Sets the range of days again if the page is from the cache of an earlier day. Chromium then forgets the digits of a day
 * that is being typed, so a field in use gets the range when it is left: at `focusout`, which would not follow a change at
 * `blur`.
 */
export function setDayRange(form: HTMLFormElement): void {
  const { first: min, last: max } = viewingDays(new Date());
  for (const input of form.querySelectorAll<HTMLInputElement>("input[type=date]")) {
    if (input.min === min) continue;
    const setRange = () => Object.assign(input, { min, max });
    if (input === document.activeElement)
      input.addEventListener("focusout", setRange, { once: true });
    else setRange();
  }
}

export { showHours } from "./hours-in-zones";
