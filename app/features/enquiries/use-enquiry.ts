import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Locale } from "~/locale";
import { notify, prepareToasts } from "~/ui/notify";
import type { EnquiryFormMessages } from "./enquiry-form-messages";
import type { EnquiryKind, FieldErrors } from "./fields";
import type { Answered, AnswerNotice, EnquiryAnswer, PostedForm } from "./submit-enquiry";
import { useTurnstile } from "./use-turnstile";

/** Fetched once a visitor types in the form, as is what it says then: reading a page needs neither. */
const loadSubmit = () => import("./submit-form");
const loadForm = (kind: EnquiryKind, locale: Locale, messages: EnquiryFormMessages) =>
  loadSubmit().then(({ readyForm }) => readyForm(kind, locale, messages));
const loadToast = (locale: Locale) =>
  loadSubmit().then(({ toastMessages }) => toastMessages(locale));

/** Whether the site answers: what could not be fetched has then gone with an older version of it. */
const siteAnswers = async () =>
  fetch(location.href, { method: "HEAD" }).then(
    () => true,
    () => false,
  );

interface Progress {
  sending: boolean;
  /** How many enquiries went out from this form: with each, its fields start anew. */
  sent: number;
  errors: FieldErrors;
  /** What became of the last attempt; undefined before the first and while fields are wrong. */
  notice?: AnswerNotice | undefined;
}

const answerErrors = (answer: EnquiryAnswer | undefined): FieldErrors =>
  answer && !answer.success ? (answer.error.fields ?? {}) : {};

/** What a form shows after an answer; without one the connection dropped. */
function progressAfter(
  { questions, notSent }: EnquiryFormMessages,
  { answer, notice }: Pick<Outcome, "answer" | "notice">,
): Partial<Progress> {
  const fields = answerErrors(answer);
  const shown = questions.some(({ name }) => fields[name]);
  if (shown) return { errors: fields, notice: undefined };
  return { errors: {}, notice: notice ?? { ...notSent, tone: "error" } };
}

const firstWrong = (form: HTMLFormElement, errors: FieldErrors) =>
  Array.from(form.elements).find(
    (control) => control instanceof HTMLElement && errors[control.getAttribute("name") ?? ""],
  ) as HTMLElement | undefined;

const answerOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>(".form-notice");

/** From the button to the answer below it: a toast must cover neither. */
function buttonAndAnswer(form: HTMLFormElement): DOMRect | undefined {
  const button = form.querySelector("[type=submit]");
  const answer = answerOf(form);
  if (!button || !answer) return undefined;
  const range = document.createRange();
  range.setStartBefore(button);
  range.setEndAfter(answer);
  return range.getBoundingClientRect();
}

interface UseEnquiryOptions {
  messages: EnquiryFormMessages;
  /** The language of the page. */
  locale: Locale;
  posted?: PostedForm | undefined;
  onSent?: ((notice: AnswerNotice | undefined) => void) | undefined;
}

interface Outcome extends Partial<Answered> {
  notice?: AnswerNotice;
  wrong?: FieldErrors;
  /** The page is older than the site, which no longer has the code to send it with. */
  outdated?: boolean;
}

/** Checks what a form holds and sends it; without an answer nobody knows what became of it. */
async function attempt(
  kind: EnquiryKind,
  answers: FormData,
  { messages, locale }: Pick<UseEnquiryOptions, "messages" | "locale">,
): Promise<Outcome> {
  try {
    const form = await loadForm(kind, locale, messages).catch(siteAnswers);
    if (typeof form === "boolean") return { outdated: form };
    return await form.submit(answers);
  } catch (error) {
    console.error(error);
    return {};
  }
}

/**
 * What an enquiry's form does: checks, sends, tells what became of it, and loses nothing typed.
 *
 * @param kind which enquiry
 * @param options what it says; what became of it where it was posted without JavaScript; what else
 *   happens once it is sent
 */
export function useEnquiry(kind: EnquiryKind, options: UseEnquiryOptions) {
  const { messages, locale, posted, onSent } = options;
  const [progress, setProgress] = useState<Progress>(() => ({
    sending: false,
    sent: 0,
    errors: {},
    ...(posted && progressAfter(messages, posted)),
  }));
  const turnstile = useTurnstile(locale);
  const prepared = useRef(false);
  // Rendered at once, so that an error is there to be read out when the focus comes to its field.
  const show = (change: Partial<Progress>) =>
    flushSync(() => setProgress((before) => ({ ...before, ...change })));

  async function send(form: HTMLFormElement, answers: FormData) {
    show({ sending: true, errors: {}, notice: undefined });
    const outcome = await attempt(kind, answers, options);
    // The browser can send it without us, as it does without JavaScript.
    if (outcome.outdated) return form.submit();
    if (outcome.wrong) {
      show({ sending: false, errors: outcome.wrong });
      firstWrong(form, outcome.wrong)?.focus();
      return;
    }
    const { answer } = outcome;
    const sent = answer?.success ?? false;
    show({
      ...progressAfter(messages, outcome),
      sending: false,
      sent: progress.sent + Number(sent),
    });
    turnstile.renew(sent);
    if (sent) {
      // Before what follows: a dialog that it closes shows the confirmation elsewhere.
      answerOf(form)?.focus();
      onSent?.(outcome.notice);
    } else firstWrong(form, answerErrors(answer))?.focus();
    // The button lost the focus when it was disabled, a cleared field when it was replaced.
    if (document.activeElement === document.body)
      form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    const announced = await notify(
      outcome.notice ?? { ...messages.notSent, tone: "error" },
      loadToast(locale),
      buttonAndAnswer(form),
    );
    // Where the toast could not be fetched, a screen reader reads the answer that takes the focus.
    if (!announced) answerOf(form)?.focus();
  }

  return {
    ...progress,
    turnstile: turnstile.widget,
    /** Fetches, with the first answer that is typed, what sending needs. */
    prepare: (form: HTMLFormElement) => {
      if (prepared.current) return;
      prepared.current = true;
      void prepareToasts(loadToast(locale));
      turnstile.begin();
      void loadSubmit()
        .then(({ offerDays }) => offerDays(form))
        .catch(console.error);
      void loadForm(kind, locale, messages).catch(console.error);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!progress.sending) void send(event.currentTarget, new FormData(event.currentTarget));
    },
    /** Takes back an error as soon as its field is right; new ones wait for the button. */
    recheck: async (form: HTMLFormElement) => {
      const wrong = Object.keys(progress.errors);
      if (wrong.length === 0) return;
      const ready = await loadForm(kind, locale, messages);
      const still = ready.errorsIn(new FormData(form));
      const errors = Object.fromEntries(
        wrong.flatMap((name) => (still[name] ? [[name, still[name]]] : [])),
      );
      setProgress((before) => ({ ...before, errors }));
    },
  };
}
