import { Form } from "react-router";
import { Button } from "~/ui/action";
import { resultId } from "./parameters";
import { PlanFields, useVisitorCurrency } from "./plan-fields";
import type { PlanEntryContent } from "./plan-form.server";

interface PlanEntryProps extends PlanEntryContent {
  /** The id of the heading that names the form. */
  labelledBy: string;
  submit: string;
}

/** A form that leads to the result of the purchase plan for one home. */
export function PlanEntry({ path, hidden, fields, labelledBy, submit }: PlanEntryProps) {
  return (
    <Form action={`${path}#${resultId}`} aria-labelledby={labelledBy} noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <PlanFields fields={useVisitorCurrency(fields)} />
      </div>
      <Button type="submit" className="mt-6">
        {submit}
      </Button>
    </Form>
  );
}
