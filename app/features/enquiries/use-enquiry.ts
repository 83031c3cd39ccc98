import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { optional } from "~/hooks/optional";
import type { Locale } from "~/locale";
import { lazyMessages } from "~/messages/lazy";
import { type Notice, notify, preloadToasts } from "~/ui/notify";
import type { EnquiryFormMessages } from "./enquiry-form-messages";
import type { EnquiryResult, ResultNotice, PostedForm } from "./enquiry-response";
import type { EnquiryKind, FieldErrors } from "./fields";
import { useTurnstile } from "./use-turnstile";

/** Fetched with the first input in the form, with its messages. */
const loadSubmitModule = () => import("./submit-form");
const loadSubmitter = (kind: EnquiryKind, { locale, form }: UseEnquiryOptions) =>
  loadSubmitModule().then(({ createFormSubmitter }) => createFormSubmitter(kind, locale, form));
const toastMessages = async (locale: Locale) => (await lazyMessages(locale)).toastControls;

const isSiteReachable = async () =>
  fetch(location.href, { method: "HEAD" }).then(
    () => true,
    () => false,
  );

interface Progress {
  sending: boolean;
  /** The number of sent enquiries: the fields are reset with each. */
  sentCount: number;
  errors: FieldErrors;
  /** Whether several fields had errors: their summary stays until all are corrected. */
  hadSeveral?: boolean;
  /** The result of the last submission; undefined before the first and while fields are invalid. */
  notice?: ResultNotice | undefined;
}

/** The state after a submission. Without a response, the connection was lost. */
function progressAfter(
  { formFields, notSent }: EnquiryFormMessages,
  { response, notice }: Pick<SubmissionResult, "response" | "notice">,
): Partial<Progress> {
  const errors = (!response?.success && response?.error.fields) || {};
  if (formFields.some(({ name }) => errors[name])) return { errors, notice: undefined };
  return { errors: {}, notice: notice ?? { ...notSent, tone: "error" } };
}

const focusInvalidField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus();

/** Focuses the heading of the receipt, or the notice of an error. */
const focusNotice = (form: HTMLFormElement) => {
  const notice = form.querySelector<HTMLElement>(".form-notice");
  (notice?.querySelector("h2") ?? notice)?.focus();
};

interface UseEnquiryOptions {
  form: EnquiryFormMessages;
  /** The language of the page. */
  locale: Locale;
  postedForm?: PostedForm | undefined;
  /** The id of the listing that the form is about. */
  listing: string | undefined;
  onSent?: ((notice: ResultNotice | undefined) => void) | undefined;
}

interface SubmissionResult extends Partial<EnquiryResult> {
  notice?: ResultNotice;
  toast?: Notice;
  fieldErrors?: FieldErrors;
  /** The page is of an older version, and the site no longer has the code to send it. */
  outdated?: boolean;
}

/**
 * Validates the values of a form and sends them. They are read once the code is loaded, which also keeps an incomplete
 * day. Without a response the result is unknown.
 */
async function validateAndSend(
  kind: EnquiryKind,
  form: HTMLFormElement,
  options: UseEnquiryOptions,
): Promise<SubmissionResult> {
  try {
    const submitter = await loadSubmitter(kind, options).catch(() => undefined);
    // If the site is reachable, a module that fails to load is of an earlier deployment.
    if (!submitter) return { outdated: await isSiteReachable() };
    return await submitter.submit(new FormData(form));
  } catch (error) {
    console.error(error);
    return {};
  }
}

/**
 * What a visitor reads who asked about a listing before; "" without an earlier request.
 *
 * @param sentence with `{day}`
 */
export function useEarlierRequest(locale: Locale, sentence: string, listing: string | undefined) {
  const [earlier, setEarlier] = useState("");
  useEffect(() => {
    // `requestsKey` of submit-form.ts, which is fetched only if there is one.
    if (listing && optional(() => localStorage["requests"]))
      loadSubmitModule().then(
        ({ earlierRequest }) => setEarlier(earlierRequest(locale, sentence, listing)),
        console.warn,
      );
  }, [locale, sentence, listing]);
  return earlier;
}

/**
 * The state of an enquiry's form: it validates, sends, shows the result and keeps the values. A submission goes from
 * `send` to `submit` of submit-form.ts, which validates the values, and to send-enquiry.ts, which posts them.
 *
 * @param kind of enquiry
 * @param options its texts and fields; the result of a post without JavaScript; a callback after a successful
 *   submission
 */
export function useEnquiry(kind: EnquiryKind, options: UseEnquiryOptions) {
  const { form: messages, locale, postedForm, listing, onSent } = options;
  const earlier = useEarlierRequest(locale, messages.earlier, listing);
  const [progress, setProgress] = useState<Progress>(() => ({
    sending: false,
    sentCount: 0,
    errors: {},
    ...(postedForm && progressAfter(messages, postedForm)),
  }));
  const turnstile = useTurnstile(locale);
  const preloaded = useRef(false);
  // Rendered synchronously, so that the error is in the document when its field receives the focus.
  const updateProgressSync = (change: Partial<Progress>) =>
    flushSync(() => setProgress((before) => ({ ...before, ...change })));

  async function send(form: HTMLFormElement) {
    updateProgressSync({ sending: true, errors: {}, notice: undefined });
    const result = await validateAndSend(kind, form, options);
    // The form's script is of an earlier deployment: the browser submits the form, as without JavaScript. The back/forward
    // cache keeps the state, so the button is enabled before.
    if (result.outdated) {
      updateProgressSync({ sending: false });
      form.submit();
      return;
    }
    if (result.fieldErrors) {
      updateProgressSync({ sending: false, errors: result.fieldErrors });
      focusInvalidField(form);
      return;
    }
    const { response } = result;
    const sent = response?.success ?? false;
    updateProgressSync({
      ...progressAfter(messages, result),
      sending: false,
      sentCount: progress.sentCount + Number(sent),
    });
    turnstile.renew(sent);
    if (sent) {
      // For the counts.
      dispatchEvent(new Event("enquiry-sent"));
      // Before the callback: it may close a dialog and show the confirmation elsewhere.
      focusNotice(form);
      onSent?.(result.notice);
    } else focusInvalidField(form);
    // Disabling the button and resetting the fields removed the focus.
    if (document.activeElement === document.body)
      form.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    const announced = await notify(
      result.toast ?? { ...messages.notSent, tone: "error" },
      toastMessages(locale),
      // The receipt may be outside of the form's dialog.
      document.querySelectorAll(`#${form.id} [type=submit], .form-notice`),
    );
    // If the toast could not be fetched, a screen reader reads the notice that receives the focus.
    if (!announced) focusNotice(form);
  }

  return {
    ...progress,
    earlier,
    turnstile: turnstile.widget,
    /** Fetches the code that validates and sends the form, with the first input. */
    preload: (form: HTMLFormElement) => {
      if (preloaded.current) return;
      preloaded.current = true;
      preloadToasts(toastMessages(locale));
      turnstile.load();
      void loadSubmitModule()
        .then(({ setDayRange }) => setDayRange(form))
        .catch(console.error);
      void loadSubmitter(kind, options).catch(console.error);
    },
    /** Shows the empty form in place of the receipt. */
    reset: () => {
      preloaded.current = false;
      updateProgressSync({ notice: undefined });
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!progress.sending) void send(event.currentTarget);
    },
    /** Checks the answer of a field again after an input, or once it is left. */
    recheck: async (field: EventTarget) => {
      // Without the code, which the site may no longer have, the submission finds the errors.
      const submitter = await loadSubmitter(kind, options).catch(() => undefined);
      if (submitter) setProgress(submitter.recheck(field));
    },
  };
}
