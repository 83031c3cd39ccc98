import { useHydrated } from "~/hooks/use-hydrated";
import { useLocale } from "~/hooks/use-locale";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { ConsentLine } from "./consent-line";
import { EnquiryField } from "./enquiry-field";
import type { EnquiryFormWords } from "./enquiry-form-words";
import { type EnquiryKind, type EnquiryValues, fieldsOf } from "./fields";
import { FormNotice } from "./form-notice";
import { Honeypot } from "./honeypot";
import { submissionMetadata } from "./submission-metadata";
import type { PostedForm } from "./submit-enquiry";
import { useDraft } from "./use-draft";
import { useEnquiry } from "./use-enquiry";

interface EnquiryFormProps<K extends EnquiryKind> {
  kind: K;
  /** From the page's loader: `enquiryFormWords(words.enquiries, kind)`. */
  words: EnquiryFormWords;
  /** Unique on the page: links lead to it. */
  id: string;
  /** Left out where what stands around the form, such as a dialog, has the title. */
  title?: string;
  submitLabel?: string;
  /** What the page knows already: the home of a viewing, the interest that a link chose. */
  preset?: Partial<EnquiryValues<K>>;
  /** What became of the form where it was posted without JavaScript: the page's `actionData`. */
  posted?: PostedForm | undefined;
  onSent?: () => void;
  className?: string;
}

/**
 * The form of every enquiry: its questions come from fields.ts, its words from the page.
 * Without JavaScript it posts to its page, whose action answers it through `submitEnquiry`.
 */
export function EnquiryForm<K extends EnquiryKind>(props: EnquiryFormProps<K>) {
  const { kind, words, id, title, preset, posted, className = "" } = props;
  const locale = useLocale();
  const hydrated = useHydrated();
  const draft = useDraft(id);
  const enquiry = useEnquiry(kind, {
    words,
    locale,
    posted,
    onSent() {
      draft.drop();
      props.onSent?.();
    },
  });
  const { errors, notice, sending, sent } = enquiry;
  const fields = fieldsOf(kind);
  const typed = sent > 0 || posted?.answer.success ? undefined : (posted?.values ?? draft.before);
  const chosen: Record<string, unknown> = { ...preset };
  const initial: Record<string, unknown> = { ...chosen, ...typed };
  const wrong = fields.flatMap(([name]) =>
    errors[name] ? [{ controlId: `${id}-${name}`, text: errors[name] }] : [],
  );
  const summed = wrong.length > (posted ? 0 : 1);
  return (
    <form
      id={id}
      method="post"
      action={`#${id}-answer`}
      noValidate={hydrated}
      aria-label={title ?? words.title}
      onSubmit={enquiry.submit}
      onInput={({ currentTarget }) => {
        enquiry.prepare();
        draft.keep(currentTarget);
        void enquiry.recheck(currentTarget);
      }}
      className={`group/enquiry @container ${className}`}
    >
      {title && <h2 className="display text-title-3">{title}</h2>}
      <p className="mt-2 text-small quiet">
        {words.intro} {words.answerAll}
      </p>
      {summed && <ErrorSummary id={`${id}-answer`} errors={wrong} />}
      <div key={sent} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 @lg:grid-cols-2">
        {fields.map(([name, field]) => (
          <EnquiryField
            // What a link has chosen comes anew with the next link; what is typed beside it stays.
            key={field.kind === "choice" ? `${name}/${String(chosen[name])}` : name}
            id={`${id}-${name}`}
            name={name}
            field={field}
            words={words}
            initial={field.kind === "hidden" ? chosen[name] : initial[name]}
            error={errors[name]}
          />
        ))}
        <input type="hidden" name={submissionMetadata.locale} value={locale} />
        <Honeypot formId={id} label={words.honeypot} />
      </div>
      {enquiry.turnstile}
      <Button type="submit" disabled={sending} className="mt-8 w-full @2xl:w-auto @2xl:min-w-64">
        {sending ? words.sending : (props.submitLabel ?? words.submit)}
      </Button>
      <FormNotice {...(!summed && { id: `${id}-answer` })} notice={notice} words={words} />
      <ConsentLine words={words} />
    </form>
  );
}
