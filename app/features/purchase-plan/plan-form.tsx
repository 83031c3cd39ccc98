import { useSyncExternalStore } from "react";
import { Form } from "react-router";
import { useMessages } from "~/hooks/use-messages";
import { Button } from "~/ui/action";
import { useChosenCurrency } from "~/ui/currency-select";
import { AmountField, Field, Options } from "~/ui/field";
import { choiceOnly, chosenHome, figuresOf } from "./parameters";
import type { PlanField } from "./plan-form.server";
import type { PurchasePlanContent } from "./purchase-plan.server";

/** The fragments of the buttons’ actions: a heading, or the summary of the errors. */
const figuresId = "figures";
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

/** The choice of up to four homes. Its button keeps the figures: those of a home move with it. */
function HomeChoice({ choices, isChoiceEmpty }: PurchasePlanContent) {
  const messages = useMessages("purchasePlan").choice;
  return (
    <section aria-labelledby="homes-title" className="page section-tight">
      <h2 id="homes-title" className="display text-title-2">
        {messages.title}
      </h2>
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {choices.map(({ name, label, value, groups, options }, index) => (
          <Field
            key={name}
            id={name}
            name={name}
            control="select"
            label={label}
            required={false}
            emptyOption={messages.none}
            hidesOptionalLabel
            defaultValue={value}
            options={options}
            error={isChoiceEmpty && index === 0 ? messages.empty : undefined}
          >
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </Field>
        ))}
      </div>
      <Button
        type="submit"
        variant="outline"
        name={choiceOnly}
        value="1"
        formAction={`#${figuresId}`}
        className="mt-6"
      >
        {messages.submit}
      </Button>
    </section>
  );
}

/** The regions of the euro. */
const euroRegions = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";

/** The currency of the region that the browser's language names or implies; "" for others. */
function regionCurrency(): string {
  const region = new Intl.Locale(navigator.language).maximize().region ?? "";
  if (region === "GB") return "GBP";
  return euroRegions.includes(region) ? "EUR" : "";
}

const subscribeToNothing = () => () => undefined;

/**
 * The fields for all homes. Before the visitor submits them, the currency is the one that was chosen on another page,
 * or that of the visitor's region: pages are cached for all visitors, so only the browser knows it.
 */
function useCommonFields({ commonFields, hasFigures }: PurchasePlanContent) {
  const regional = useSyncExternalStore(subscribeToNothing, regionCurrency, () => "");
  const chosen = useChosenCurrency() || regional;
  if (hasFigures || !chosen) return commonFields;
  return commonFields.map((field) =>
    field.name === "currency" ? { ...field, defaultValue: chosen } : field,
  );
}

/** The figures of the chosen homes, and those for all of them. */
function PlanFigures(plan: PurchasePlanContent) {
  const { homes, furtherFields, hasFurtherFigures } = plan;
  const { form: messages } = useMessages("purchasePlan");
  const commonFields = useCommonFields(plan);
  return (
    <section aria-labelledby={figuresId} className="bg-travertine section-tight">
      <div className="page">
        <h2 id={figuresId} tabIndex={-1} className="scroll-mt-8 display text-title-2 outline-none">
          {messages.title}
        </h2>
        <p className="mt-3 measure">{messages.text}</p>
        <div className="mt-8 grid gap-10">
          <div
            className={`grid items-start gap-10 ${homes.length > 3 ? "sm:grid-cols-2 lg:grid-cols-4" : "md:auto-cols-fr md:grid-flow-col"}`}
          >
            {homes.map(({ number, id, title, fields, facts }) => (
              <fieldset key={chosenHome(number)} className="min-w-0">
                <legend className="display text-title-4">
                  <bdi>{title}</bdi>
                </legend>
                <input type="hidden" name={figuresOf(number)} value={id} />
                {facts && <p className="mt-1 text-small quiet">{facts}</p>}
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
        </div>
      </div>
    </section>
  );
}

/** The choice of the homes, and their figures, in one form: a change of one keeps the other. */
export function PlanForm(plan: PurchasePlanContent) {
  const { choices, homes } = plan;
  const { title } = useMessages("purchasePlan");
  return (
    <Form action={homes.length > 0 ? `#${resultId}` : undefined} aria-label={title} noValidate>
      {/* Enter in a field activates the first button of a form. */}
      {homes.length > 0 && <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />}
      <HomeChoice {...plan} />
      {homes.length > 0 && <PlanFigures key={choices.map(({ value }) => value).join()} {...plan} />}
    </Form>
  );
}
