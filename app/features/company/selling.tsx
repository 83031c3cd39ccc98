import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useMessages } from "~/hooks/use-messages";
import { ActionLink, actionClasses, Button } from "~/ui/action";
import { CurrencyTexts } from "~/ui/currency-select";
import { AmountField, Field } from "~/ui/field";
import { SectionHeading } from "~/ui/section-heading";
import { SiteLink } from "~/ui/site-link";
import { Sources } from "~/ui/sources";
import type { AskingPricesData, SellingCostsData } from "./selling.server";

/** What a submission leads to: the answer is below it, and so is the error without a district, without JavaScript too. */
const districtId = "asking-district";
const priceId = "selling-price";

const Kept = ({ answers }: { answers: AskingPricesData["kept"] }) =>
  answers.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** What the owner wrote, with an answer in a line of its own, in place of the earlier one. */
function withAnswer(written: string, earlier: string, answer: string) {
  const kept = written.split("\n").filter((line) => !earlier || line !== earlier);
  return (answer ? [...kept, answer] : kept).join("\n");
}

/**
 * Fills the answers into the valuation form, in place of the earlier ones. React changes only the default value, which a
 * field ignores that has a value. What the owner has written stays: the answers follow it, if there is room for lines.
 */
function useAnswersIn(formId: string, answers: AskingPricesData["preset"]) {
  const shown = useRef<Record<string, string>>(answers);
  useEffect(() => {
    const before = shown.current;
    shown.current = answers;
    const form = document.querySelector<HTMLFormElement>(`#${formId}`);
    if (!form) return;
    const fields = [...form.elements] as HTMLInputElement[];
    const answered = fields.filter(({ name }) => name in answers);
    for (const field of answered) {
      const { [field.name]: earlier = "" } = before;
      const answer = answers[field.name as keyof typeof answers];
      if (answer === earlier || field.value === answer) continue;
      if (!field.value || field.value === earlier) field.value = answer;
      else if (field.type === "textarea") field.value = withAnswer(field.value, earlier, answer);
    }
    // A form that the owner has begun keeps the answers in its draft, and removes the errors of fields that have one.
    const isBegun = fields.some(
      ({ ariaInvalid, value, defaultValue }) => ariaInvalid || value !== (defaultValue ?? value),
    );
    for (const field of answered)
      if (isBegun && field.value) field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, [formId, answers]);
}

interface AskingPricesProps {
  asking: AskingPricesData;
  /** The id of the valuation form, which the answers are filled into. */
  form: string;
}

export function AskingPrices({ asking, form }: AskingPricesProps) {
  const messages = useMessages("sell").asking;
  const { districts, bedrooms, chosen, errors, result } = asking;
  // An error is over once its field is changed; the next submission validates again.
  const [changed, setChanged] = useState<Record<string, AskingPricesData>>({});
  const errorOf = (name: keyof typeof errors) =>
    changed[name] === asking ? undefined : errors[name];
  useAnswersIn(form, asking.preset);
  return (
    <section className="page grid gap-x-(--gutter) gap-y-8 pt-20 lg:grid-cols-[5fr_7fr] lg:pt-40">
      <div>
        <SectionHeading eyebrow={messages.eyebrow} title={messages.title} />
        <p className="mt-5 max-w-[44ch]">{messages.text}</p>
      </div>
      <div>
        <Form
          action={`#${districtId}`}
          className="@container measure"
          onChange={({ target }) => {
            const { name } = target as unknown as HTMLInputElement;
            setChanged((earlier) => ({ ...earlier, [name]: asking }));
          }}
        >
          <Kept answers={asking.kept} />
          <div className="form-fields">
            <Field
              control="select"
              id={districtId}
              name="district"
              label={messages.district}
              options={districts}
              defaultValue={chosen.district}
              error={errorOf("district")}
              required={false}
              hidesOptionalLabel
              className="@lg:col-span-2"
            />
            <Field
              control="select"
              id="asking-bedrooms"
              name="bedrooms"
              label={messages.bedrooms}
              options={bedrooms}
              defaultValue={chosen.bedrooms}
              required={false}
            />
            <AmountField
              id="asking-size"
              name="size"
              label={messages.size}
              defaultValue={chosen.size}
              error={errorOf("size")}
              required={false}
            />
          </div>
          <Button type="submit" variant="outline" className="mt-6">
            {messages.submit}
          </Button>
        </Form>
        <div aria-live="polite">
          {result && (
            <div className="mt-8 rule-t pt-6">
              <h3 className="eyebrow">{result.title}</h3>
              <p className="mt-2 display text-title-2 figures">{result.range}</p>
              <p className="text-small quiet figures">
                <CurrencyTexts texts={result.converted} />
              </p>
              <p className="mt-3 measure">{result.note}</p>
              {result.besideRange && <p className="mt-3 measure">{result.besideRange}</p>}
              {result.homes.map((home) => (
                <p key={home.to} className="mt-3 measure">
                  {messages.ours}{" "}
                  <SiteLink to={home.to} className="underline decoration-1 underline-offset-4">
                    {home.text}
                  </SiteLink>{" "}
                  <span className="figures">({home.facts})</span>
                </p>
              ))}
              <p className="mt-2 flex flex-wrap gap-x-8">
                <a href={`#${form}`} className={actionClasses.text}>
                  {messages.use}
                </a>
                <ActionLink variant="text" to={result.guide.to}>
                  {result.guide.text}
                </ActionLink>
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** What leaves the seller's pocket, at the price that the owner enters. */
function SellingExample({ example, form }: { example: SellingCostsData["example"]; form: string }) {
  const { field, submit, kept, result } = example;
  return (
    <div className="mt-8">
      <Form
        action={`#${priceId}`}
        noValidate
        className="measure"
        // In Arabic a press beside the figure would put the caret before it: another price replaces it.
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement) target.select();
        }}
      >
        <Kept answers={kept} />
        <AmountField key={field.defaultValue} id={priceId} name="price" {...field} required />
        <Button type="submit" variant="outline" className="mt-6">
          {submit}
        </Button>
      </Form>
      <div aria-live="polite">
        {result && (
          <>
            <h3 className="mt-8 display text-title-3">{result.title}</h3>
            <dl className="mt-3 rule-b">
              {result.rows.map(({ name, text }) => (
                <div
                  key={name}
                  className="grid gap-x-(--gutter) gap-y-1 rule-t py-4 sm:grid-cols-[3fr_2fr] lg:grid-cols-[1fr_auto]"
                >
                  <dt>{name}</dt>
                  <dd className="figures sm:text-end">{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-small quiet">{result.note}</p>
            {/* Smaller windows have the bar with this action. */}
            <a href={`#${form}`} className={`mt-6 max-lg:hidden ${actionClasses.primary}`}>
              {example.use}
            </a>
          </>
        )}
      </div>
    </div>
  );
}

interface SellingCostsProps {
  costs: SellingCostsData;
  /** The id of the valuation form, which has the owner's price. */
  form: string;
}

export function SellingCosts({ costs, form }: SellingCostsProps) {
  const { rows, example, agreement, sources } = costs;
  return (
    <section className="page grid gap-x-(--gutter) gap-y-10 section lg:grid-cols-[5fr_7fr] lg:gap-x-24">
      <div>
        <SectionHeading eyebrow={costs.eyebrow} title={costs.title} />
        <SellingExample example={example} form={form} />
      </div>
      <div>
        <dl className="rule-b">
          {rows.map((row) => (
            <div
              key={row.name}
              className="grid gap-x-(--gutter) gap-y-1 rule-t py-4 sm:grid-cols-[3fr_2fr]"
            >
              <dt>
                {row.name}
                <span className="block text-small quiet">{row.note}</span>
              </dt>
              <dd className="figures sm:text-end">{row.text}</dd>
              {row.sources.length > 0 && (
                <dd className="sm:col-span-2">
                  <Sources label={sources} sources={row.sources} />
                </dd>
              )}
            </div>
          ))}
        </dl>
        <h3 className="mt-10 display text-title-3">{agreement.title}</h3>
        <p className="mt-3 measure">{agreement.text}</p>
        <Sources label={sources} sources={agreement.sources} />
      </div>
    </section>
  );
}
