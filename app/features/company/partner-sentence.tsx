import { type ComponentProps, useId } from "react";
import { Form } from "react-router";
import type { askForPartner } from "~/features/enquiries/partner-choice";
import { InlineChoice } from "~/ui/inline-choice";

interface PartnerSentenceProps extends Omit<ComponentProps<typeof Form>, "action" | "method"> {
  /** From the loader: `askForPartner(url.searchParams)`. */
  sentence: ReturnType<typeof askForPartner>;
}

/**
 * One sentence with two native selects in it, which the form carries on to /team. Its children
 * stand under the sentence: a submit button.
 */
export function PartnerSentence({ sentence, children, ...form }: PartnerSentenceProps) {
  const id = useId();
  const { before, between, specialization, language } = sentence;
  return (
    <Form method="get" action="/team" viewTransition autoComplete="off" {...form}>
      <p className="display text-title-1 leading-[1.22]!">
        <label htmlFor={`${id}-for`}>
          {before} <span className="sr-only">({specialization.name})</span>
        </label>{" "}
        <InlineChoice
          id={`${id}-for`}
          name="specialization"
          options={specialization.options}
          defaultValue={specialization.chosen}
        />{" "}
        <label htmlFor={`${id}-speaks`}>
          {between} <span className="sr-only">({language.name})</span>
        </label>{" "}
        <InlineChoice
          id={`${id}-speaks`}
          name="language"
          options={language.options}
          defaultValue={language.chosen}
        />
      </p>
      {children}
    </Form>
  );
}
