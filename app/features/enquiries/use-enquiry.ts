import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { Locale } from "~/locale";
import { useControlWords } from "~/ui/control-words";
import { type Notice, notify, prepareNotices } from "~/ui/notify";
import type { EnquiryFormWords } from "./enquiry-form-words";
import { faultMessages } from "./fault-messages";
import { type EnquiryKind, type FieldErrors, fieldsOf } from "./fields";
import { submissionMetadata } from "./submission-metadata";
import type { EnquiryAnswer, PostedForm } from "./submit-enquiry";
import { useTurnstile } from "./use-turnstile";

/** Fetched once a visitor turns to the form: reading a page needs neither. */
const loadCheck = () => import("./check");
const loadSend = () => import("./send-enquiry");

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
  notice?: (Notice & { detail?: string }) | undefined;
}

/** Answers whose own words help the visitor more than that it failed. */
const telling = new Set(["rate_limited", "unavailable", "key_reused"]);

const answerErrors = (answer: EnquiryAnswer | undefined): FieldErrors =>
  answer && !answer.success ? (answer.error.fields ?? {}) : {};

/** What a form shows after an answer; `undefined` stands for a connection that dropped. */
function progressAfter(
  kind: EnquiryKind,
  { sent, notSent }: EnquiryFormWords,
  answer: EnquiryAnswer | undefined,
): Partial<Progress> {
  if (answer?.success) return { errors: {}, notice: { ...sent, tone: "success" } };
  const fields = answerErrors(answer);
  const shown = fieldsOf(kind).some(
    ([name, { kind: control }]) => fields[name] && control !== "hidden",
  );
  if (shown) return { errors: fields, notice: undefined };
  const detail = answer && telling.has(answer.error.code) ? answer.error.message : undefined;
  return { errors: {}, notice: { ...notSent, tone: "error", ...(detail && { detail }) } };
}

const firstWrong = (form: HTMLFormElement, errors: FieldErrors) =>
  Array.from(form.elements).find(
    (control) => control instanceof HTMLElement && errors[control.getAttribute("name") ?? ""],
  ) as HTMLElement | undefined;

/** From the button to the line that says what became of it: a toast must cover neither. */
function buttonAndAnswer(form: HTMLFormElement): DOMRect | undefined {
  const button = form.querySelector("[type=submit]");
  const answer = form.querySelector("[role=status]");
  if (!button || !answer) return undefined;
  const range = document.createRange();
  range.setStartBefore(button);
  range.setEndAfter(answer);
  return range.getBoundingClientRect();
}

interface UseEnquiryOptions {
  words: EnquiryFormWords;
  /** The language of the page. */
  locale: Locale;
  posted?: PostedForm | undefined;
  onSent?: (() => void) | undefined;
}

interface Outcome {
  wrong?: FieldErrors;
  answer?: EnquiryAnswer;
  /** The page is older than the site, which no longer has the code to send it with. */
  outdated?: boolean;
}

/** Checks what a form holds and sends it; without an answer nobody knows what became of it. */
async function attempt(
  kind: EnquiryKind,
  answers: FormData,
  { words, locale }: UseEnquiryOptions,
): Promise<Outcome> {
  try {
    const code = await Promise.all([loadCheck(), loadSend()]).catch(siteAnswers);
    if (typeof code === "boolean") return { outdated: code };
    const [{ checkEnquiry }, { sendEnquiry }] = code;
    const checked = checkEnquiry(kind, Object.fromEntries(answers));
    if (!checked.ok) return { wrong: faultMessages(checked.faults, words) };
    const answer = await sendEnquiry(kind, checked.values, {
      locale,
      // The form can be read and filled in before the page is alive, and may have been there all
      // along where the visitor came by a link or went back: count from the page that was asked for.
      openedAt: performance.timeOrigin,
      honeypot: answers.get(submissionMetadata.honeypot),
      turnstile: answers.get(submissionMetadata.turnstile),
    });
    if (!answer.success) console.error(answer.error.code, answer.error.message);
    return { answer };
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
  const { words, locale, posted, onSent } = options;
  const [progress, setProgress] = useState<Progress>(() => ({
    sending: false,
    sent: 0,
    errors: {},
    ...(posted && progressAfter(kind, words, posted.answer)),
  }));
  const turnstile = useTurnstile(locale);
  const { toast } = useControlWords();
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
      ...progressAfter(kind, words, answer),
      sending: false,
      sent: progress.sent + Number(sent),
    });
    turnstile.renew(sent);
    if (sent) onSent?.();
    else firstWrong(form, answerErrors(answer))?.focus();
    // The button lost the focus when it was disabled, a cleared field when it was replaced.
    if (document.activeElement === document.body)
      form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    await notify(
      sent ? { ...words.sent, tone: "success" } : { ...words.notSent, tone: "error" },
      toast,
      buttonAndAnswer(form),
    );
  }

  return {
    ...progress,
    turnstile: turnstile.widget,
    prepare: () => {
      void prepareNotices(toast);
      turnstile.begin();
      void loadCheck().catch(console.error);
      void loadSend().catch(console.error);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!progress.sending) void send(event.currentTarget, new FormData(event.currentTarget));
    },
    /** Takes back an error as soon as its field is right; new ones wait for the button. */
    recheck: async (form: HTMLFormElement) => {
      const wrong = Object.keys(progress.errors);
      if (wrong.length === 0) return;
      const { checkEnquiry } = await loadCheck();
      const checked = checkEnquiry(kind, Object.fromEntries(new FormData(form)));
      const still = checked.ok ? {} : faultMessages(checked.faults, words);
      const errors = Object.fromEntries(
        wrong.flatMap((name) => (still[name] ? [[name, still[name]]] : [])),
      );
      setProgress((before) => ({ ...before, errors }));
    },
  };
}
