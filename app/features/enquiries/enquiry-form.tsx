import type { MouseEvent as ReactMouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { privacyPath } from "~/content/paths";
import { consentVersion } from "~/content/privacy-terms";
import { useLocale } from "~/hooks/use-messages";
import { localePath } from "~/locale";
import { actionClasses, Button } from "~/ui/action";
import { ErrorSummary } from "~/ui/error-summary";
import { CollapsibleFields } from "./collapsible-fields";
import { EnquiryField } from "./enquiry-field";
import type { EnquiryFormMessages, FormField } from "./enquiry-form-messages";
import type { ResultNotice, PostedForm } from "./enquiry-response";
import type { EnquiryKind, EnquiryValues } from "./fields";
import { FormNotice } from "./form-notice";
import { submissionMetadata } from "./submission-metadata";
import { useDraft } from "./use-draft";
import { useEnquiry } from "./use-enquiry";

interface EnquiryFormProps<K extends EnquiryKind> {
  kind: K;
  /** From the page's loader: `enquiryFormMessages(site, kind)`. */
  form: EnquiryFormMessages;
  /** The form's id, unique on the page. The id of its title is `${id}-title`. */
  id: string;
  /** Left out if the parent, such as a dialog, has the title. */
  title?: string;
  submitLabel?: string;
  /** The link to the WhatsApp chat, with the prefilled message. */
  chat: string;
  /** Prefilled answers: the property of a viewing, the interest in a link. */
  preset?: Partial<EnquiryValues<K>> & { propertyId?: string };
  /** The result of a post without JavaScript: the page's `actionData`. */
  postedForm?: PostedForm | undefined;
  /** Called with the answer to a sent form, which the parent shows: the form is then empty again. */
  onSent?: (notice: ResultNotice | undefined) => void;
  className?: string;
  /** Further inputs, after the fields, with the earlier values by name. */
  children?: (initial: Readonly<Record<string, unknown>>) => ReactNode;
}

/**
 * The attributes that make password managers ignore a field: 1Password, Bitwarden, LastPass, Dashlane and
 * Proton Pass. Browsers ignore `autocomplete="off"` for fields that they recognise, so the field's name, id
 * and label are in no browser's list (docs/failures.md).
 */
const ignoredByPasswordManagers = {
  autoComplete: "off",
  "data-1p-ignore": "true",
  "data-bwignore": "true",
  "data-lpignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

/** The honeypot: an input that no person sees or reaches. Only a program fills it in. */
function Honeypot({ formId, label }: { formId: string; label: string }) {
  const id = `${formId}-${submissionMetadata.honeypot}`;
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={submissionMetadata.honeypot}
        type="text"
        tabIndex={-1}
        {...ignoredByPasswordManagers}
      />
    </div>
  );
}

/** The privacy notice of the form. Its version is stored with the enquiry. */
function ConsentLine({ consent, privacy }: Pick<EnquiryFormMessages, "consent" | "privacy">) {
  const locale = useLocale();
  const [before, after] = consent.split("{privacy}");
  return (
    <p className="mt-4 text-small quiet">
      <input type="hidden" name={submissionMetadata.consentVersion} value={consentVersion} />
      {before}
      <Link
        to={localePath(locale, privacyPath)}
        className="underline decoration-1 underline-offset-4"
      >
        {privacy}
      </Link>
      {after}
    </p>
  );
}

/** An initial answer; "" if it is not text. */
const textOf = (answer: unknown) => (typeof answer === "string" ? answer : "");

/**
 * Switches off the browser's validation once the form is hydrated: the script shows the errors at their
 * fields.
 */
const disableBrowserValidation = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** A pointer that moved less between press and release was not moved away to cancel, in CSS pixels. */
const stillness = 4;

/**
 * Counts a press although its control moved under it: an error or a note that appears above it, such as the number
 * that will be called, moves it, and the browser then dispatches no click. It starts at `mousedown`, because
 * `pointerdown` may still precede the hydration that brings the note.
 */
function keepPress({ target, clientX, clientY }: ReactMouseEvent) {
  const control = (target as Element).closest<HTMLElement>("button, summary, a, label");
  const release = ({ target: released, clientX: x, clientY: y }: MouseEvent) => {
    if (!control?.contains(released as Node) && Math.hypot(x - clientX, y - clientY) < stillness)
      control?.click();
  };
  document.addEventListener("mouseup", release, { once: true });
}

/** The first field that a visitor fills in. */
const firstFieldOf = (formId: string) =>
  document.querySelector<HTMLElement>(`#${formId} .form-fields .field-control`);

/**
 * The form of every enquiry. Its fields (fields.ts) and messages come from the page's loader. Without
 * JavaScript it posts to its page, whose action calls `submitEnquiryContext`. Once it is sent, the receipt is
 * in its place, and the emptied fields are hidden until the visitor asks for them.
 */
export function EnquiryForm<K extends EnquiryKind>(props: EnquiryFormProps<K>) {
  const { kind, form: messages, id, title, preset, postedForm, className = "" } = props;
  const locale = useLocale();
  const presetValues: Record<string, unknown> = preset ?? {};
  const draft = useDraft(id, presetValues);
  const enquiry = useEnquiry(kind, {
    form: messages,
    locale,
    postedForm,
    listing: preset?.propertyId,
    onSent(sentNotice) {
      draft.clear();
      if (!props.onSent) return;
      enquiry.reset();
      props.onSent(sentNotice);
    },
  });
  const { errors, notice, sending, sentCount } = enquiry;
  const { formFields, hidden, viewingTime } = messages;
  const draftValues = sentCount > 0 ? undefined : (postedForm?.values ?? draft.savedValues);
  const initial: Record<string, unknown> = { ...presetValues, ...draftValues };
  const fieldErrors = formFields.flatMap(({ name, label }) => {
    const error = errors[name];
    const text = error?.startsWith(label) ? error : `${label}: ${error}`;
    return error ? { controlId: `${id}-${name}`, text } : [];
  });
  const viewingTimeFields = formFields.filter((field) => field.inViewingTime);
  const times = viewingTimeFields.map(({ name }) => name);
  const renderField = (field: FormField) => (
    <EnquiryField
      // Values from a link change with the next link; other values stay.
      key={
        field.kind === "choice" ? `${field.name}/${String(presetValues[field.name])}` : field.name
      }
      id={`${id}-${field.name}`}
      field={field}
      viewingTime={viewingTime}
      initial={textOf(initial[field.name])}
      phoneCountry={textOf(initial[submissionMetadata.phoneCountry])}
      error={errors[field.name]}
    />
  );
  // A single error needs no summary if the script moves the focus to its field.
  const showsSummary = fieldErrors.length > (postedForm || enquiry.hadSeveral ? 0 : 1);
  const receipt = notice?.tone === "success" ? notice : undefined;
  const fieldsId = `${id}-fields`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is the fields that are left
    <form
      ref={disableBrowserValidation}
      id={id}
      method="post"
      action={`#${id}-answer`}
      aria-label={title ?? messages.title}
      onSubmit={enquiry.submit}
      // A day on which the office is closed is named once it is chosen; another day or a number that is not valid once it is left.
      onInput={({ currentTarget, target }) => {
        enquiry.preload(currentTarget);
        draft.save(currentTarget);
        void enquiry.recheck(target);
      }}
      onBlur={({ target }) => {
        if (/tel|date/u.test(target.type)) void enquiry.recheck(target);
      }}
      onMouseDown={keepPress}
      data-sent={receipt && ""}
      className={`enquiry-form @container ${className}`}
    >
      {title && (
        <h2 id={`${id}-title`} className={receipt ? "sr-only" : "display text-title-3"}>
          {title}
        </h2>
      )}
      {receipt && (
        <FormNotice id={`${id}-answer`} notice={receipt} chat={props.chat}>
          {/* Without JavaScript it is a link to the fields, which the stylesheet then shows. */}
          <a
            href={`#${fieldsId}`}
            className={`mt-4 ${actionClasses.text}`}
            onClick={(event) => {
              event.preventDefault();
              enquiry.reset();
              firstFieldOf(id)?.focus();
            }}
          >
            {messages.again}
          </a>
        </FormNotice>
      )}
      <div id={fieldsId} className="enquiry-fields">
        <p id={`${id}-intro`} className="mt-2 text-small quiet">
          <span>{enquiry.earlier || messages.intro}</span> <span>{messages.requiredFields}</span>
        </p>
        {showsSummary && <ErrorSummary id={`${id}-answer`} errors={fieldErrors} isAnnounced />}
        <div key={sentCount} className="form-fields">
          {formFields.filter((field) => !field.inViewingTime).map(renderField)}
          {props.children?.(initial)}
          <CollapsibleFields
            texts={viewingTime}
            issue={times.map((name) => errors[name])}
            open={viewingTime.open || times.some((name) => initial[name] || errors[name])}
          >
            {viewingTimeFields.map(renderField)}
          </CollapsibleFields>
          {hidden.map((name) => (
            <input key={name} type="hidden" name={name} value={textOf(presetValues[name])} />
          ))}
          <input type="hidden" name={submissionMetadata.locale} value={locale} />
          <Honeypot formId={id} label={messages.honeypot} />
        </div>
        {enquiry.turnstile}
        <Button type="submit" disabled={sending} className="form-submit mt-8">
          {sending ? messages.sending : (props.submitLabel ?? messages.submit)}
        </Button>
        {!receipt && (
          <FormNotice
            {...(!showsSummary && { id: `${id}-answer` })}
            notice={notice}
            chat={props.chat}
          />
        )}
        <ConsentLine {...messages} />
      </div>
    </form>
  );
}
