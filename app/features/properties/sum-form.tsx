import { Form, useSearchParams } from "react-router";
import type { QuestionField } from "~/features/costs/cost-content";
import { sumParameters } from "~/features/costs/sum-parameters";
import { Button } from "~/ui/action";
import { Field } from "~/ui/field";

interface SumFormProps {
  /** The id of the result, which the form's action has as its fragment. */
  result: string;
  /** The id of the heading that labels the form. */
  titleId: string;
  fields: readonly QuestionField[];
  submit: string;
}

/**
 * The form of a calculation that the loader does with the values in the query, with or without JavaScript.
 * The values of the page's other calculation are hidden fields. With JavaScript, other forms of the page
 * keep their values.
 */
export function SumForm({ result, titleId, fields, submit }: SumFormProps) {
  const [query] = useSearchParams();
  const own = new Set(fields.map(({ name }) => name));
  const others = sumParameters.flatMap((name) => {
    const value = own.has(name) ? null : query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return (
    <Form
      action={`#${result}`}
      aria-labelledby={titleId}
      noValidate
      preventScrollReset
      className="property-sum mt-5"
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, hint, defaultValue, required, error }) => (
        <Field
          key={name}
          id={name}
          name={name}
          label={label}
          hint={hint}
          defaultValue={defaultValue}
          required={required}
          error={error}
          control="text"
          inputMode="decimal"
          maxLength={24}
        />
      ))}
      <Button type="submit" variant="outline">
        {submit}
      </Button>
    </Form>
  );
}
