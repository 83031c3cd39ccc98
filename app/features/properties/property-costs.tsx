import { Form } from "react-router";
import type { CostsContent } from "~/features/costs/cost-content";
import { Button } from "~/ui/action";
import { Field } from "~/ui/field";
import { PropertyDetails } from "./property-details";

/** The id that everything names which leads to the costs. */
export const costsId = "costs";

const titleId = `${costsId}-title`;

/**
 * What it costs to buy a home, or to begin to rent it. The loan is asked for in the address and worked
 * out on the server, with JavaScript or without: with it the rest of the page stays, and whatever is
 * typed in its other form.
 */
export function PropertyCosts({ title, rows, notes, loan }: CostsContent) {
  return (
    <div id={costsId} className="screen-only">
      <PropertyDetails
        title={title}
        titleId={titleId}
        details={rows}
        lead={
          loan && (
            <Form
              action={`#${costsId}`}
              aria-labelledby={titleId}
              noValidate
              preventScrollReset
              className="mt-5 flex flex-wrap items-start gap-6"
            >
              <Field
                {...loan.field}
                id={loan.field.name}
                control="text"
                inputMode="decimal"
                required
                maxLength={24}
                className="grow"
              />
              <Button type="submit" look="outline" className="mt-6">
                {loan.submit}
              </Button>
            </Form>
          )
        }
      >
        {notes.map((note) => (
          <p key={note} className="mt-4 text-small quiet measure">
            {note}
          </p>
        ))}
      </PropertyDetails>
    </div>
  );
}
