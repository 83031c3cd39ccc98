import { Field } from "~/ui/field";
import { EmailHelp } from "./email-help";
import type { EnquiryFormMessages, Question } from "./enquiry-form-messages";
import { PhoneHelp } from "./phone-help";

interface EnquiryFieldProps {
  id: string;
  field: Question;
  when: EnquiryFormMessages["when"];
  /** What stands in it at first. */
  initial: string;
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

function placeOf({ autocomplete, onlyWithInterest, collapsed }: Question) {
  if (collapsed || short.has(autocomplete ?? "")) return undefined;
  return onlyWithInterest ? `@lg:col-span-2 ${withInterest[onlyWithInterest]}` : "@lg:col-span-2";
}

/** One question of an enquiry, as its definition has it. */
export function EnquiryField({ id, field, when, initial, error }: EnquiryFieldProps) {
  const { name } = field;
  const control = (
    <Field
      id={id}
      name={name}
      label={field.label}
      control={controls[field.kind]}
      required={field.required}
      defaultValue={initial}
      error={error}
      minLength={field.min}
      maxLength={field.kind === "day" ? undefined : field.max}
      min={field.kind === "day" ? when?.days.first : undefined}
      max={field.kind === "day" ? when?.days.last : undefined}
      unmarked={field.collapsed ?? false}
      unchosen={field.collapsed && when?.any}
      autoComplete={field.autocomplete}
      rows={field.rows}
      options={field.options}
      className={placeOf(field)}
    />
  );
  if (field.kind === "tel") return <PhoneHelp wrong={error !== undefined}>{control}</PhoneHelp>;
  if (field.kind === "email") return <EmailHelp>{control}</EmailHelp>;
  return control;
}
