import { Fragment } from "react";
import { Form } from "react-router";
import { useMessages } from "~/hooks/use-messages";
import { Picture } from "~/pictures/picture";
import { ActionLink, Button } from "~/ui/action";
import { chooseCurrency } from "~/ui/currency-select";
import { Field, Options } from "~/ui/field";
import { PicturesNote } from "~/ui/pictures-note";
import { choiceOnly, chosenHome, exampleOf, figuresOf, homesId, resultId } from "./parameters";
import { PlanFields, useVisitorCurrency } from "./plan-fields";
import type { PlanField } from "./plan-form.server";
import type { PurchasePlanContent } from "./purchase-plan.server";

/** The fragment of the choice's action. */
const figuresId = "figures";

/** The fields of each home in order. Beside other homes one without a field leaves its place empty. */
const fieldOrder = ["price", "handover", "before", "rent", "service", "sale"];

const EmptyPlace = () => <div className="max-lg:hidden" />;

/** The lines of fields are level, however many lines their labels have. */
const inLine = "mb-6 lg:row-span-10 lg:grid lg:grid-rows-subgrid ";

/** The choice of up to four homes. Its button keeps the figures: those of a home move with it. */
function HomeChoice({ choices, furtherChoices, homes }: PurchasePlanContent) {
  const messages = useMessages("purchasePlan").choice;
  return (
    <section aria-labelledby={homesId} className="page pb-12">
      <h2 id={homesId} tabIndex={-1} className="scroll-mt-8 display text-title-2 [outline:none]">
        {messages.title}
      </h2>
      <div
        className={`mt-6 grid items-start gap-6 sm:grid-cols-2 ${homes.length > 1 ? "lg:grid-cols-4" : ""}`}
      >
        {choices.map(({ name, label, value, groups, options }) => (
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
            className="plan-choice"
          >
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </Field>
        ))}
      </div>
      {furtherChoices && <p className="mt-3 text-small quiet measure">{furtherChoices}</p>}
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

interface FurtherFieldsProps {
  title: string;
  furtherFields: readonly PlanField[];
  hasFurtherFigures: boolean;
  className: string;
}

/** Fields that few visitors fill. */
const FurtherFields = (props: FurtherFieldsProps) => (
  <details className="mt-3" open={props.hasFurtherFigures}>
    <summary className="link">{props.title}</summary>
    <div className={`mt-5 grid gap-x-6 ${props.className}`}>
      <PlanFields fields={props.furtherFields} className={inLine} />
    </div>
  </details>
);

/** The figures of the chosen homes, and those for all of them. */
function PlanFigures(plan: PurchasePlanContent) {
  const { homes } = plan;
  const isAlone = homes.length === 1;
  const isPair = homes.length === 2;
  const pictures = homes.flatMap(({ picture }) => picture ?? []);
  const { form: messages, ask } = useMessages("purchasePlan");
  const ofVisitor = useVisitorCurrency(plan.commonFields);
  const commonFields = plan.hasFigures ? plan.commonFields : ofVisitor;
  return (
    <section aria-labelledby={figuresId} className="bg-travertine section-tight">
      <div className="page">
        <h2
          id={figuresId}
          tabIndex={-1}
          className="scroll-mt-8 display text-title-2 [outline:none]"
        >
          {messages.title}
        </h2>
        <p className="mt-3 measure">{messages.text}</p>
        <div className="mt-8 grid gap-10">
          <div
            className={`grid gap-x-(--gutter) gap-y-10 ${isAlone ? "" : "lg:auto-cols-fr lg:grid-flow-col"}`}
          >
            {homes.map(({ number, id, title, picture, facts, fields, ...folded }) => (
              <div
                key={chosenHome(number)}
                className={`grid min-w-0 content-start items-start gap-y-5 ${isAlone ? "" : "lg:row-span-10 lg:grid-rows-subgrid"}`}
              >
                {picture && (
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(width < 64rem) 45vw, 23vw"
                    className={`aspect-3/2 w-full object-cover max-sm:hidden ${isAlone ? "max-w-[28ch]" : ""}`}
                  />
                )}
                {!picture && !isAlone && <EmptyPlace />}
                {/* Without a box, so that the same field of all homes is in one line. */}
                <fieldset className="contents">
                  <legend className="display text-title-4">
                    <bdi>{title}</bdi>
                  </legend>
                  <input type="hidden" name={figuresOf(number)} value={id} />
                  <p className="text-small quiet">{facts}</p>
                  {isAlone ? (
                    <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
                      <PlanFields fields={fields} className={inLine} />
                    </div>
                  ) : (
                    fieldOrder.map((key) => {
                      const field = fields.find(({ name }) => name === `${key}${number}`);
                      return (
                        <Fragment key={key}>
                          {field ? <PlanFields fields={[field]} /> : <EmptyPlace />}
                        </Fragment>
                      );
                    })
                  )}
                  {folded.furtherFields.length > 0 && (
                    <FurtherFields
                      {...folded}
                      title={messages.staged}
                      className={isAlone ? "sm:grid-cols-2 lg:grid-cols-4" : ""}
                    />
                  )}
                </fieldset>
              </div>
            ))}
          </div>
          {pictures.length > 0 && <PicturesNote of={pictures} className="max-sm:hidden" />}
          <fieldset className="min-w-0">
            <legend className="display text-title-4">
              {isAlone ? messages.commonOfOne : messages[isPair ? "commonOfTwo" : "common"]}
            </legend>
            <div className="mt-5 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
              <PlanFields fields={commonFields} className={inLine} />
            </div>
            {plan.loanFields.length > 0 && (
              <FurtherFields
                title={messages.loan}
                furtherFields={plan.loanFields}
                hasFurtherFigures={plan.hasLoan}
                className="sm:grid-cols-2 lg:grid-cols-4"
              />
            )}
            <FurtherFields
              {...plan}
              title={plan.furtherTitle}
              className="sm:grid-cols-2 lg:grid-cols-4"
            />
          </fieldset>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <Button type="submit">{messages.submit}</Button>
            {plan.results.length === 0 && (
              <ActionLink variant="text" to={plan.ask}>
                {ask.missing}
              </ActionLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Shows the site's other amounts in a currency that is chosen here, too. They are in dirhams in any case. */
function keepCurrency(field: EventTarget) {
  if (field instanceof HTMLSelectElement && field.name === "currency" && field.value !== "AED")
    chooseCurrency(field.value);
}

/** The choice of the homes, and their figures, in one form: a change of one keeps the other. With a result it is folded. */
export function PlanForm(plan: PurchasePlanContent) {
  const { choices, example } = plan;
  const isFolded = plan.results.length > 0 && plan.errors.length === 0;
  const { title, result } = useMessages("purchasePlan");
  const fields = (
    <>
      <HomeChoice {...plan} />
      <PlanFigures key={choices.map(({ value }) => value).join()} {...plan} />
    </>
  );
  return (
    <Form
      // What was entered is formatted after each submission.
      key={plan.address}
      action={`#${resultId}`}
      aria-label={title}
      noValidate
      onChange={({ target }) => keepCurrency(target)}
    >
      {/* Enter in a field activates the first button of a form. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      {example && <input type="hidden" name={exampleOf} value={example} />}
      {isFolded ? (
        <details>
          <summary className="page rule-t rule-b py-3">{result.edit}</summary>
          <div className="pt-6">{fields}</div>
        </details>
      ) : (
        <div>{fields}</div>
      )}
    </Form>
  );
}
