import "./partner-sentence.css";
import { type ComponentProps, Fragment, useId } from "react";
import { Form } from "react-router";
import { teamPath } from "~/content/paths";
import type { PartnerQuestions } from "~/features/enquiries/contact-subject";
import { useLocale } from "~/hooks/use-messages";
import { localePath } from "~/locale";
import { supportsViewTransition } from "~/ui/site-link";

interface PartnerSentenceProps extends Omit<ComponentProps<typeof Form>, "action" | "method"> {
  sentence: PartnerQuestions;
}

interface InlineChoiceProps extends Omit<ComponentProps<"select">, "children" | "className"> {
  options: readonly { value: string; label: string }[];
}

/** A native select that looks like a word of the sentence, as wide as the chosen option. */
function InlineChoice({ options, ...select }: InlineChoiceProps) {
  return (
    <span className="inline-choice relative inline-block max-w-full text-(--accent,var(--color-bronze))">
      <select {...select} className="field-sizing-content max-w-full appearance-none">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 12 7" aria-hidden="true" className="inline-choice-mark absolute">
        <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </span>
  );
}

/**
 * A sentence with two native selects, in a form whose action is /team. The children, such as a submit
 * button, are below it.
 */
export function PartnerSentence({ sentence, children, ...form }: PartnerSentenceProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <Form
      method="get"
      action={localePath(locale, teamPath)}
      viewTransition={supportsViewTransition}
      autoComplete="off"
      {...form}
    >
      <p className="display text-title-2 [line-height:max(1.22,var(--least-leading))]! md:text-title-1">
        {sentence.questions.map(({ name, before, title, options, chosen }) => (
          <Fragment key={name}>
            <label htmlFor={`${id}-${name}`}>
              {before} <span className="sr-only">({title})</span>
            </label>{" "}
            <InlineChoice
              id={`${id}-${name}`}
              name={name}
              options={options}
              defaultValue={chosen}
            />{" "}
          </Fragment>
        ))}
        {sentence.after && <span>{sentence.after}</span>}
      </p>
      {children}
    </Form>
  );
}
