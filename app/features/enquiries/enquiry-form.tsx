import { Link } from "react-router";
import { privacyPath } from "~/content/paths";
import { consentVersion } from "~/content/privacy-terms";
import { useLocale } from "~/hooks/use-locale";
import { href } from "~/locale";
import { Button } from "~/ui/action";
import { ErrorSummary } from "~/ui/error-summary";
import { CollapsibleFields } from "./collapsible-fields";
import { EnquiryField } from "./enquiry-field";
import type { EnquiryFormMessages, Question } from "./enquiry-form-messages";
import type { EnquiryKind, EnquiryValues } from "./fields";
import { FormNotice } from "./form-notice";
import { submissionMetadata } from "./submission-metadata";
import type { AnswerNotice, PostedForm } from "./submit-enquiry";
import { useDraft } from "./use-draft";
import { useEnquiry } from "./use-enquiry";

interface EnquiryFormProps<K extends EnquiryKind> {
  kind: K;
  /** From the page's loader: `enquiryFormMessages(locale, messages.enquiries, kind)`. */
  messages: EnquiryFormMessages;
  /** Unique on the page: links lead to it. The id of the title is `${id}-title`. */
  id: string;
  /** Left out where what stands around the form, such as a dialog, has the title. */
  title?: string;
  submitLabel?: string;
  /** The address of the WhatsApp chat that an answer may lead to, with its message. */
  chat: string;
  /** What the page knows already: the home of a viewing, the interest that a link chose. */
  preset?: Partial<EnquiryValues<K>>;
  /** What became of the form where it was posted without JavaScript: the page's `actionData`. */
  posted?: PostedForm | undefined;
  /** Is told what the form answered. */
  onSent?: (notice: AnswerNotice | undefined) => void;
  className?: string;
}

/**
 * What password managers read as "not one of ours": 1Password, Bitwarden, LastPass, Dashlane and
 * Proton Pass. Browsers ignore `autocomplete="off"` where they know the kind of a field, so its
 * name, id and label are in nobody's list of kinds (docs/faults.md).
 */
const leaveAlone = {
  autoComplete: "off",
  "data-1p-ignore": "true",
  "data-bwignore": "true",
  "data-lpignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

/** A question that no person sees or reaches: who answers it is a program. */
function Honeypot({ formId, label }: { formId: string; label: string }) {
  const id = `${formId}-${submissionMetadata.honeypot}`;
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={submissionMetadata.honeypot} type="text" tabIndex={-1} {...leaveAlone} />
    </div>
  );
}

/** What happens to the visitor's details, in the words whose version is stored with the enquiry. */
function ConsentLine({ messages }: { messages: { consent: string; privacy: string } }) {
  const locale = useLocale();
  const [before, after] = messages.consent.split("{privacy}");
  return (
    <p className="mt-4 text-small quiet">
      <input type="hidden" name={submissionMetadata.consentVersion} value={consentVersion} />
      {before}
      <Link to={href(locale, privacyPath)} className="underline decoration-1 underline-offset-4">
        {messages.privacy}
      </Link>
      {after}
    </p>
  );
}

/** An answer that is there from the beginning; anything but text is none. */
const textOf = (answer: unknown) => (typeof answer === "string" ? answer : "");

/** From when its script is there, a form is checked by that, whose errors stay by their fields. */
const checkedByUs = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/**
 * The form of every enquiry: its questions (fields.ts) and its words come with the page.
 * Without JavaScript it posts to its page, whose action answers it through `submitEnquiry`.
 */
export function EnquiryForm<K extends EnquiryKind>(props: EnquiryFormProps<K>) {
  const { kind, messages, id, title, preset, posted, className = "" } = props;
  const locale = useLocale();
  const draft = useDraft(id);
  const enquiry = useEnquiry(kind, {
    messages,
    locale,
    posted,
    onSent(answered) {
      draft.drop();
      props.onSent?.(answered);
    },
  });
  const { errors, notice, sending, sent } = enquiry;
  const { questions, hidden, when } = messages;
  const draftValues =
    sent > 0 || posted?.answer.success ? undefined : (posted?.values ?? draft.before);
  const chosen: Record<string, unknown> = { ...preset };
  const initial: Record<string, unknown> = { ...chosen, ...draftValues };
  const wrong = questions.flatMap(({ name }) =>
    errors[name] ? [{ controlId: `${id}-${name}`, text: errors[name] }] : [],
  );
  const collapsed = questions.filter((field) => field.collapsed);
  const toField = (field: Question) => (
    <EnquiryField
      // What a link has chosen comes anew with the next link; what is typed beside it stays.
      key={field.kind === "choice" ? `${field.name}/${String(chosen[field.name])}` : field.name}
      id={`${id}-${field.name}`}
      field={field}
      when={when}
      initial={textOf(initial[field.name])}
      error={errors[field.name]}
    />
  );
  const summed = wrong.length > (posted ? 0 : 1);
  return (
    <form
      ref={checkedByUs}
      id={id}
      method="post"
      action={`#${id}-answer`}
      aria-label={title ?? messages.title}
      onSubmit={enquiry.submit}
      onInput={({ currentTarget }) => {
        enquiry.prepare(currentTarget);
        draft.keep(currentTarget);
        void enquiry.recheck(currentTarget);
      }}
      className={`@container ${className}`}
    >
      {title && (
        <h2 id={`${id}-title`} className="display text-title-3">
          {title}
        </h2>
      )}
      <p className="mt-2 text-small quiet">
        {messages.intro} {messages.answerAll}
      </p>
      {summed && <ErrorSummary id={`${id}-answer`} errors={wrong} />}
      <div key={sent} className="form-fields">
        {questions.filter((field) => !field.collapsed).map(toField)}
        {when && (
          <CollapsibleFields
            {...when}
            open={collapsed.some(({ name }) => initial[name] || errors[name])}
          >
            {collapsed.map(toField)}
          </CollapsibleFields>
        )}
        {hidden.map((name) => (
          <input key={name} type="hidden" name={name} value={textOf(chosen[name])} />
        ))}
        <input type="hidden" name={submissionMetadata.locale} value={locale} />
        <Honeypot formId={id} label={messages.honeypot} />
      </div>
      {enquiry.turnstile}
      <Button type="submit" disabled={sending} className="form-submit">
        {sending ? messages.sending : (props.submitLabel ?? messages.submit)}
      </Button>
      <FormNotice {...(!summed && { id: `${id}-answer` })} notice={notice} chat={props.chat} />
      <ConsentLine messages={messages} />
    </form>
  );
}
