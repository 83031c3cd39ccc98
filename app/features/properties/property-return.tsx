import type { ReturnContent } from "~/features/costs/return.server";
import { CalculationForm } from "./calculation-form";
import { PropertyDetails } from "./property-details";

/** The id that the form's action has as its fragment. */
const returnId = "return";

const titleId = `${returnId}-title`;

interface PropertyReturnProps extends ReturnContent {
  /** The note that returns are not guaranteed. */
  risk: string;
}

/** The return of a property for sale if it is let, from the visitor's figures. */
export function PropertyReturn({
  title,
  text,
  fields,
  submit,
  rows,
  notes,
  risk,
}: PropertyReturnProps) {
  return (
    <section id={returnId} aria-labelledby={titleId} className="mt-14 print:hidden">
      <h2 id={titleId} className="display text-title-3">
        {title}
      </h2>
      <p className="mt-3 measure">{text}</p>
      <CalculationForm fields={fields} submit={submit} result={returnId} titleId={titleId} />
      <PropertyDetails details={rows} />
      {[...notes, risk].map((note) => (
        <p key={note} className="mt-4 text-small quiet measure">
          {note}
        </p>
      ))}
    </section>
  );
}
