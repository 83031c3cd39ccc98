import { Form, useSearchParams } from "react-router";
import type { QuestionField } from "~/features/costs/cost-content";
import { sumParameters } from "~/features/costs/sum-parameters";
import { Button } from "~/ui/action";
import { Field } from "~/ui/field";

interface SumFormProps {
  /** The id of what shows the result, where the form leads. */
  result: string;
  /** The id of the heading that names the form. */
  titleId: string;
  fields: readonly QuestionField[];
  submit: string;
}

/**
 * The questions of a sum that the server works out from the address, with JavaScript or without. What the address
 * holds for the page's other sum stays in it. With JavaScript the rest of the page stays too, and whatever is typed in
 * its other forms.
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
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          id={field.name}
          control="text"
          inputMode="decimal"
          maxLength={24}
        />
      ))}
      <Button type="submit" look="outline">
        {submit}
      </Button>
    </Form>
  );
}
