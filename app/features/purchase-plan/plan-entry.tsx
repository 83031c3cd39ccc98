import { Form } from "react-router";
import { Button } from "~/ui/action";
import { exampleOf, resultId } from "./parameters";
import { PlanFields, useVisitorCurrency } from "./plan-fields";
import type { PlanEntryContent } from "./plan-form.server";

interface PlanEntryProps extends PlanEntryContent {
  /** The id of the heading that names the form. */
  labelledBy: string;
  submit: string;
}

/** A form that leads to the result of the purchase plan for one home. Its first payment is in the current month. */
export function PlanEntry({ path, home, fields, labelledBy, submit }: PlanEntryProps) {
  return (
    <Form action={`${path}#${resultId}`} aria-labelledby={labelledBy} noValidate>
      <input type="hidden" name="home1" value={home} />
      <input type="hidden" name={exampleOf} value={home} />
      <input type="hidden" name="start" value="" />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <PlanFields fields={useVisitorCurrency(fields)} />
      </div>
      <Button type="submit" className="mt-6">
        {submit}
      </Button>
    </Form>
  );
}
