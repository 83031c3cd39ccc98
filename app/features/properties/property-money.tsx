import { Form, useSearchParams } from "react-router";
import { calculationParameters } from "~/features/costs/calculation-parameters";
import type { CalculationField } from "~/features/costs/cost-rows";
import { ActionLink, Button } from "~/ui/action";
import { CurrencyTexts } from "~/ui/currency-select";
import { AmountField } from "~/ui/field";
import { PropertyDetails } from "./property-details";
import type { PropertyPageData } from "./property-page.server";

export const costsId = "costs";
/** The id that the form's action has as its fragment. */
const returnId = "return";

/**
 * The costs of a purchase and a loan, or of the beginning of a tenancy, and the return, from the visitor's
 * figures. Each is one line that opens; it is open after a calculation.
 */
export function PropertyMoney({ property }: { property: PropertyPageData }) {
  const { costs, costsSummary, calculated, priceNote } = property;
  const { loan, rows, notes } = costs;
  const titleId = `${costsId}-title`;
  return (
    <section className="property-money page section-tight print:hidden">
      <details id={costsId} open={calculated.costs}>
        <summary>
          <h2 className="display text-title-4">
            {costsSummary.text}
            {costsSummary.converted && (
              <span className="block font-text text-small quiet figures">
                <CurrencyTexts texts={costsSummary.converted} />
              </span>
            )}
          </h2>
        </summary>
        <PropertyDetails details={rows} sumId={`${costsId}-sum`} />
        <p className="mt-5 text-small quiet figures">{priceNote}</p>
        {loan && (
          <>
            <h3 id={titleId} className="mt-8 display text-title-4">
              {loan.title}
            </h3>
            <CalculationForm {...loan} result={costsId} titleId={titleId} />
          </>
        )}
        <Notes notes={notes} />
      </details>
      {property.return && <PropertyReturn {...property.return} open={calculated.return} />}
      {property.purchasePlan && (
        <ActionLink variant="text" to={property.purchasePlan.to} className="mt-6">
          {property.purchasePlan.text}
        </ActionLink>
      )}
    </section>
  );
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <p key={note} className="mt-4 text-small quiet measure">
      {note}
    </p>
  ));

type PropertyReturnProps = NonNullable<PropertyPageData["return"]> & { open: boolean };

function PropertyReturn({
  title,
  text,
  fields,
  submit,
  rows,
  notes,
  risk,
  open,
}: PropertyReturnProps) {
  const titleId = `${returnId}-title`;
  return (
    <details id={returnId} open={open}>
      <summary>
        <h2 id={titleId} className="display text-title-4">
          {title}
        </h2>
      </summary>
      <p className="mt-5 measure">{text}</p>
      <CalculationForm fields={fields} submit={submit} result={returnId} titleId={titleId} />
      <PropertyDetails details={rows} sumId={`${returnId}-sum`} />
      <Notes notes={[...notes, risk]} />
    </details>
  );
}

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
function CalculationForm({ result, titleId, fields, submit }: CalculationFormProps) {
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
