import { Field } from "~/ui/field";
import type { EnquiryFormMessages, FormField } from "./enquiry-form-messages";
import { PhoneHelp, EmailHelp } from "./help-fields";

interface EnquiryFieldProps {
  id: string;
  field: FormField;
  viewingTime: EnquiryFormMessages["viewingTime"];
  /** The initial value. */
  initial: string;
  /** The country of the initial phone number; "" if none is known. */
  phoneCountry: string;
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

/** The CSS condition on the form's select, so that it works without JavaScript too. */
const interestClasses = { viewing: "only-with-interest-viewing" } as const;

function fieldClassName({ width, onlyWithInterest, inViewingTime }: FormField) {
  if (inViewingTime || width === "half") return undefined;
  return onlyWithInterest
    ? `@lg:col-span-2 ${interestClasses[onlyWithInterest]}`
    : "@lg:col-span-2";
}

/** One field of an enquiry, from its definition. */
export function EnquiryField(props: EnquiryFieldProps) {
  const { id, field, viewingTime, initial, phoneCountry, error } = props;
  const { name } = field;
  const control = (
    <Field
      id={id}
      name={name}
      label={field.label}
      control={controls[field.kind]}
      required={field.required}
      defaultValue={initial}
      hint={field.hint}
      error={error}
      minLength={field.min}
      maxLength={field.kind === "day" ? undefined : field.max}
      min={field.kind === "day" ? viewingTime.days.first : undefined}
      max={field.kind === "day" ? viewingTime.days.last : undefined}
      hidesOptionalLabel={field.inViewingTime}
      emptyOption={
        field.inViewingTime && (field.timeOf ? viewingTime.emptyOption : viewingTime.eitherChannel)
      }
      autoComplete={field.autocomplete}
      rows={field.rows}
      options={field.options}
      className={fieldClassName(field)}
    />
  );
  if (field.kind === "tel")
    return (
      <PhoneHelp country={phoneCountry} hasError={error !== undefined}>
        {control}
      </PhoneHelp>
    );
  if (field.kind === "email") return <EmailHelp>{control}</EmailHelp>;
  return control;
}
