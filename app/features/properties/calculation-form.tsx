import { Form, useSearchParams } from "react-router";
import { calculationParameters } from "~/features/costs/calculation-parameters";
import type { CalculationField } from "~/features/costs/cost-rows";
import { Button } from "~/ui/action";
import { AmountField } from "~/ui/field";

interface CalculationFormProps {
  /** The id of the result, which the form's action has as its fragment. */
  result: string;
  /** The id of the heading that labels the form. */
  titleId: string;
  fields: readonly CalculationField[];
  submit: string;
}

/**
 * The form of a calculation that the loader does with the values in the query, with or without JavaScript.
 * The values of the page's other calculation are hidden fields. With JavaScript, other forms of the page
 * keep their values.
 */
export function CalculationForm({ result, titleId, fields, submit }: CalculationFormProps) {
  const [query] = useSearchParams();
  const own = new Set(fields.map(({ name }) => name));
  const others = calculationParameters.flatMap((name) => {
    const value = own.has(name) ? null : query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return (
    <Form
      action={`#${result}`}
      aria-labelledby={titleId}
      noValidate
      preventScrollReset
      className="property-calculation mt-5"
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <AmountField key={field.name} {...field} id={field.name} />
      ))}
      <Button type="submit" variant="outline">
        {submit}
      </Button>
    </Form>
  );
}
