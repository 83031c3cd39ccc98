import { Field } from "~/ui/field";
import type { EnquiryFormWords, Question } from "./enquiry-form-words";

interface EnquiryFieldProps {
  id: string;
  field: Question;
  words: EnquiryFormWords;
  /** What stands in it at first; anything but text is nothing. */
  initial: unknown;
  error?: string | undefined;
}

const controls = {
  text: "text",
  email: "email",
  tel: "tel",
  multiline: "textarea",
  choice: "select",
  day: "date",
} as const;

/** Short answers stand in pairs where the form is wide. */
const short = new Set(["given-name", "family-name", "email", "tel"]);

/** By the form's own select, so that it is asked without JavaScript too. */
const withInterest = { viewing: "asked-with-viewing" } as const;

function placeOf({ autocomplete, askedWithInterest, folded }: Question) {
  if (folded || short.has(autocomplete ?? "")) return undefined;
  return askedWithInterest ? `@lg:col-span-2 ${withInterest[askedWithInterest]}` : "@lg:col-span-2";
}

/** One question of an enquiry, as its definition has it. */
export function EnquiryField({ id, field, words, initial, error }: EnquiryFieldProps) {
  const { name } = field;
  const answer = typeof initial === "string" ? initial : "";
  if (field.kind === "hidden") return <input type="hidden" name={name} value={answer} />;
  return (
    <Field
      id={id}
      name={name}
      label={words.labels[name] ?? name}
      control={controls[field.kind]}
      required={field.required ?? false}
      defaultValue={answer}
      error={error}
      minLength={field.min}
      maxLength={field.kind === "day" ? undefined : field.max}
      min={field.kind === "day" ? words.when?.days.first : undefined}
      max={field.kind === "day" ? words.when?.days.last : undefined}
      unmarked={field.folded ?? false}
      unchosen={field.folded && words.when?.any}
      autoComplete={field.autocomplete}
      rows={field.rows}
      options={field.options?.map((value) => ({
        value,
        label: words.options[name]?.[value] ?? value,
      }))}
      className={placeOf(field)}
    />
  );
}
