import { Form } from "react-router";
import { useMessages } from "~/hooks/use-messages";
import { ActionLink, actionClasses, Button } from "~/ui/action";
import { CurrencyTexts } from "~/ui/currency-select";
import { Field } from "~/ui/field";
import { SectionHeading } from "~/ui/section-heading";
import { Sources } from "~/ui/sources";
import type { AskingPricesData, SellingCostsData } from "./selling.server";

/** The answer to the district: what a submission scrolls to. */
const answerId = "asking";

interface AskingPricesProps {
  asking: AskingPricesData;
  /** The id of the valuation form, which the answers are filled into. */
  form: string;
}

export function AskingPrices({ asking, form }: AskingPricesProps) {
  const messages = useMessages("sell").asking;
  const { districts, chosen, result } = asking;
  return (
    <section className="page grid gap-x-(--gutter) gap-y-8 pt-20 lg:grid-cols-[5fr_7fr] lg:pt-40">
      <div>
        <SectionHeading eyebrow={messages.eyebrow} title={messages.title} />
        <p className="mt-5 max-w-[44ch]">{messages.text}</p>
      </div>
      <div>
        <Form action={`#${answerId}`} className="flex flex-wrap items-end gap-6">
          <Field
            control="select"
            id="asking-district"
            name="district"
            label={messages.district}
            options={districts}
            defaultValue={chosen}
            required={false}
            hidesOptionalLabel
            className="max-w-112 grow"
          />
          <Button type="submit" variant="outline">
            {messages.submit}
          </Button>
        </Form>
        <div id={answerId} aria-live="polite">
          {result && (
            <div className="mt-8 rule-t pt-6">
              <h3 className="eyebrow">{result.title}</h3>
              <p className="mt-2 display text-title-2 figures">{result.range}</p>
              <p className="text-small quiet figures">
                <CurrencyTexts texts={result.converted} />
              </p>
              <p className="mt-3 measure">{result.note}</p>
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

export function SellingCosts({ costs }: { costs: SellingCostsData }) {
  const { rows, agreement, sources } = costs;
  return (
    <section className="page grid gap-x-(--gutter) gap-y-10 section lg:grid-cols-[7fr_4fr] lg:gap-x-24">
      <div>
        <SectionHeading eyebrow={costs.eyebrow} title={costs.title} />
        <dl className="mt-8 rule-b">
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
      </div>
      <div className="lg:pt-10">
        <h3 className="display text-title-3">{agreement.title}</h3>
        <p className="mt-3 max-w-[46ch]">{agreement.text}</p>
        <Sources label={sources} sources={agreement.sources} />
      </div>
    </section>
  );
}
