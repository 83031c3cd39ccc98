import { Form } from "react-router";
import { useMessages } from "~/hooks/use-messages";
import { Button } from "~/ui/action";
import { useChosenCurrency } from "~/ui/currency-select";
import { AmountField, Field } from "~/ui/field";
import { chosenHome } from "./parameters";
import type { PlanField } from "./plan-form.server";
import type { PurchasePlanContent } from "./purchase-plan.server";

/** The fragments of the forms’ actions: a section, and the result’s heading or the summary of the errors. */
const homesId = "homes";
export const resultId = "result";

const PlanFields = ({ fields }: { fields: readonly PlanField[] }) =>
  fields.map(({ isAmount, control, ...field }) =>
    isAmount ? (
      <AmountField key={field.name} {...field} id={field.name} />
    ) : (
      // The currency that the visitor chose elsewhere is known after hydration.
      <Field
        key={`${field.name}=${field.defaultValue}`}
        {...field}
        control={control}
        id={field.name}
      />
    ),
  );

/** The choice of up to four homes. It keeps no figures: they belong to the homes that were chosen before. */
export function HomeChoice({ choices }: Pick<PurchasePlanContent, "choices">) {
  const messages = useMessages("purchasePlan").choice;
  return (
    <section id={homesId} aria-labelledby="homes-title" className="page section-tight print:hidden">
      <h2 id="homes-title" className="display text-title-2">
        {messages.title}
      </h2>
      <Form
        action={`#${homesId}`}
        aria-labelledby="homes-title"
        className="mt-6 grid items-end gap-6 sm:grid-cols-2 lg:grid-cols-4"
      >
        {choices.map(({ name, label, value, options }, index) => (
          <Field
            key={name}
            id={name}
            name={name}
            control="select"
            label={label}
            required={index === 0}
            emptyOption={messages.none}
            hidesOptionalLabel
            defaultValue={value}
            options={options}
          />
        ))}
        <Button type="submit" variant="outline" className="justify-self-start">
          {messages.submit}
        </Button>
      </Form>
    </section>
  );
}

/** The fields for all homes. Before the first submission the currency is the one that the visitor chose elsewhere. */
function useCommonFields({ commonFields, isSubmitted }: PurchasePlanContent) {
  const chosen = useChosenCurrency();
  if (isSubmitted || !chosen) return commonFields;
  return commonFields.map((field) =>
    field.name === "currency" ? { ...field, defaultValue: chosen } : field,
  );
}

/** The figures of the chosen homes, and those for all of them. */
export function PlanFigures(plan: PurchasePlanContent) {
  const { homes, choices, furtherFields, hasFurtherFigures } = plan;
  const { form: messages } = useMessages("purchasePlan");
  const commonFields = useCommonFields(plan);
  return (
    <section aria-labelledby="figures-title" className="bg-travertine section-tight print:hidden">
      <div className="page">
        <h2 id="figures-title" className="display text-title-2">
          {messages.title}
        </h2>
        <p className="mt-3 measure">{messages.text}</p>
        <Form
          action={`#${resultId}`}
          aria-labelledby="figures-title"
          noValidate
          className="mt-8 grid gap-10"
        >
          {choices.map(({ name, value }) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
          <div
            className={`grid items-start gap-10 ${homes.length > 3 ? "sm:grid-cols-2 lg:grid-cols-4" : "md:auto-cols-fr md:grid-flow-col"}`}
          >
            {homes.map(({ number, title, fields, isReady }) => (
              <fieldset key={chosenHome(number)} className="min-w-0">
                <legend className="display text-title-4">
                  <bdi>{title}</bdi>
                </legend>
                {isReady && <p className="mt-1 text-small quiet">{messages.ready}</p>}
                <div
                  className={`mt-5 grid items-start gap-6 ${homes.length === 1 ? "sm:grid-cols-2 lg:grid-cols-4" : ""}`}
                >
                  <PlanFields fields={fields} />
                </div>
              </fieldset>
            ))}
          </div>
          <fieldset className="min-w-0">
            <legend className="display text-title-4">{messages.common}</legend>
            <div className="mt-5 grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
              <PlanFields fields={commonFields} />
            </div>
            <details className="mt-8" open={hasFurtherFigures}>
              <summary className="link">{messages.further}</summary>
              <div className="mt-5 grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
                <PlanFields fields={furtherFields} />
              </div>
            </details>
          </fieldset>
          <Button type="submit" className="justify-self-start">
            {messages.submit}
          </Button>
        </Form>
      </div>
    </section>
  );
}
