import { Fragment } from "react";
import { useMessages } from "~/hooks/use-messages";
import { Button } from "~/ui/action";
import { ErrorSummary } from "~/ui/error-summary";
import { Sources } from "~/ui/sources";
import { resultId } from "./plan-form";
import type { PurchasePlanContent } from "./purchase-plan.server";

const countingId = "counting";

type HomeResult = PurchasePlanContent["results"][number];

/** The height of the drawing, in units of its view box: payments below the line, receipts above it. */
const chartHeight = 60;
const barWidth = 8;
const barGap = 2;

const Swatch = ({ className }: { className: string }) => (
  <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden className={`inline ${className}`}>
    <rect width="10" height="10" />
  </svg>
);

/** What is received and paid in each quarter. The table has the same figures as text. */
function FlowChart({ title, bars, line, quarters, from, to }: HomeResult["chart"]) {
  const messages = useMessages("purchasePlan").result.chart;
  const axis = line * chartHeight;
  const width = quarters * (barWidth + barGap);
  return (
    <figure className="mt-8">
      <svg
        viewBox={`0 0 ${width} ${chartHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={title}
        className="h-40 w-full [scale:var(--forward)_1]"
      >
        {bars.map(({ position, paid, received }) => {
          const x = position * (barWidth + barGap);
          return (
            <g key={position}>
              <rect
                x={x}
                y={axis - received * chartHeight}
                width={barWidth}
                height={received * chartHeight}
                className="fill-bronze"
              />
              <rect
                x={x}
                y={axis}
                width={barWidth}
                height={paid * chartHeight}
                className="fill-ink"
              />
            </g>
          );
        })}
        <path
          d={`M0 ${axis}H${width}`}
          className="stroke-ink"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-small quiet figures">
        <span>{from}</span>
        {/* The colours of the bars. */}
        <span className="flex gap-x-4">
          <span>
            <Swatch className="fill-bronze" /> <span>{messages.in}</span>
          </span>
          <span>
            <Swatch className="fill-ink" /> <span>{messages.out}</span>
          </span>
        </span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}

// To the right in any direction, so that the digits of numbers are below each other.
const cell = "py-2 ps-3 [text-align:right] align-top";
const rowHeader = "py-2 text-start align-top font-normal";

function ScenarioTable({ rows, id }: { rows: HomeResult["scenarios"]; id: string }) {
  const { scenarios: messages } = useMessages("purchasePlan").result;
  // Without a sale there is none.
  const hasRate = rows.some(({ rate }) => rate);
  return (
    <table aria-labelledby={`${id}-scenarios`} className="mt-4 w-full text-small figures">
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className={rowHeader}>
            {messages.scenario}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {messages.worst}
          </th>
          {hasRate && (
            <th scope="col" className={`${cell} font-normal`}>
              {messages.rate}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, worst, month, rate, gain }) => (
          <tr key={name} className="rule-b">
            <th scope="row" className={rowHeader}>
              {name}
            </th>
            <td className={cell}>
              <span>{worst}</span> <span className="block quiet">{month}</span>
            </td>
            {hasRate && (
              <td className={cell}>
                {rate} <span className="block quiet">{gain}</span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function QuarterTable({ title, caption, rows }: HomeResult["table"] & { title: string }) {
  const messages = useMessages("purchasePlan").result.table;
  const columns = [messages.paid, messages.received, messages.balance];
  return (
    <table className="mt-4 w-full text-small figures">
      <caption className="pb-2 text-start quiet">
        {caption}
        <span className="sr-only"> ({title})</span>
      </caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className={rowHeader}>
            {messages.quarter}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className={`${cell} font-normal`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, paid, received, balance }) => (
          <tr key={name} className="rule-b">
            <th scope="row" className={rowHeader}>
              {name}
            </th>
            <td className={cell}>{paid}</td>
            <td className={cell}>{received}</td>
            <td className={cell}>{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Assumption = HomeResult["assumptions"]["rows"][number];

/** Who states an assumption. */
const Origin = ({ source, sources }: Pick<Assumption, "source" | "sources">) =>
  sources ? <Sources label={source} sources={sources} /> : <p>{source}</p>;

function Assumptions({ rows, leftOut }: HomeResult["assumptions"]) {
  const { assumptions: messages } = useMessages("purchasePlan").result;
  const all = leftOut ? [...rows, { term: messages.leftOut, text: "", source: leftOut }] : rows;
  return (
    <dl className="mt-4 text-small">
      {all.map(({ term, text, note, ...origin }: Assumption) => (
        <div key={term} className="grid grid-cols-[1fr_auto] gap-x-4 py-2 rule-b">
          <dt>{term}</dt>
          <dd className="text-end figures">{text}</dd>
          <dd className="col-span-2 quiet">
            {note && <p>{note}</p>}
            <Origin {...origin} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The assumptions of several homes: the homes are columns. Narrow windows have them with each home. */
function AssumptionsTable({ results }: Pick<PurchasePlanContent, "results">) {
  const { assumptions: messages } = useMessages("purchasePlan").result;
  const terms = new Set(
    results.flatMap(({ assumptions: { rows } }) => rows.map((row) => row.term)),
  );
  const rowsOf = [...terms].map((term) =>
    results.map(({ assumptions: { rows } }) => rows.find((row) => row.term === term)),
  );
  return (
    <table aria-label={messages.title} className="mt-4 w-full table-fixed text-small figures">
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="w-1/3">
            <span className="sr-only">{messages.title}</span>
          </th>
          {results.map(({ id, title }) => (
            <th key={id} scope="col" className={cell}>
              <bdi>{title}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf.map((row) => {
          const [first, ...others] = row.filter((one) => one !== undefined);
          if (!first) return null;
          const isOfAll = others.every(({ source }) => source === first.source);
          return (
            <tr key={first.term} className="rule-b">
              <th scope="row" className={rowHeader}>
                {first.term}
                {(first.note || isOfAll) && (
                  <div className="quiet">
                    {first.note && <p>{first.note}</p>}
                    {isOfAll && <Origin {...first} />}
                  </div>
                )}
              </th>
              {results.map(({ id }, index) => (
                <td key={id} className={cell}>
                  <span>{row[index]?.text ?? "–"}</span>
                  {!isOfAll && <span className="block quiet">{row[index]?.source}</span>}
                </td>
              ))}
            </tr>
          );
        })}
        {results.some(({ assumptions: { leftOut } }) => leftOut) && (
          <tr className="rule-b">
            <th scope="row" className={rowHeader}>
              {messages.leftOut}
            </th>
            {results.map(({ id, assumptions: { leftOut } }) => (
              <td key={id} className={cell}>
                {leftOut || "–"}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The figures of the worst month of several homes, before the cards of a narrow window. */
const WorstMonths = ({ results }: Pick<PurchasePlanContent, "results">) => (
  <div className="mt-6 lg:hidden print:hidden">
    {results[0]?.figures.slice(0, 2).map(({ term, explanation }) => (
      <p key={term} className="mt-2 text-small">
        {term} <span className="block quiet">{explanation}</span>
      </p>
    ))}
    <ul className="mt-6 rule-t">
      {results.map(({ id, title, figures }) => (
        <li key={id} className="py-3 rule-b">
          <a href={`#${id}`} className="link">
            <bdi>{title}</bdi>
          </a>
          <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4">
            {figures.slice(0, 2).map(({ term, text, note }) => (
              <Fragment key={term}>
                <dt className="text-small">{term}</dt>
                <dd className="[text-align:right] figures">
                  {text} <span className="block text-small quiet">{note}</span>
                </dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </div>
);

/** The main figures of several homes: the homes are columns. Narrow windows have them with each home, paper has not. */
function ComparisonTable({
  results,
  currencyName,
  headingId,
}: Pick<PurchasePlanContent, "results" | "currencyName"> & { headingId: string }) {
  const [first] = results;
  return (
    <table
      aria-labelledby={headingId}
      className="mt-8 w-full table-fixed figures max-lg:hidden print:table"
    >
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className={`${rowHeader} text-small quiet`}>
            {currencyName}
          </th>
          {results.map(({ id, title }) => (
            <th key={id} scope="col" className={`${cell} display text-title-4`}>
              <bdi>{title}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first?.figures.map(({ term, explanation }, index) =>
          results.every(({ figures }) => !figures[index]?.text) ? null : (
            <tr key={term} className="rule-b">
              <th scope="row" className={rowHeader}>
                {term} <span className="block text-small quiet">{explanation}</span>
              </th>
              {results.map(({ id, figures }) => {
                const { text = "", dirhams, note } = figures[index] ?? {};
                return (
                  <td key={id} className={cell}>
                    <span className={`display ${index === 0 ? "text-title-3" : "text-title-4"}`}>
                      {text || "–"}
                    </span>
                    {[dirhams, note].map(
                      (line) =>
                        line && (
                          <span key={line} className="block text-small quiet">
                            {line}
                          </span>
                        ),
                    )}
                  </td>
                );
              })}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function HomeOutcome({ isAlone, ...home }: HomeResult & { isAlone: boolean }) {
  const { id, title, figures, chart, table, scenarios, canBeLate, assumptions } = home;
  const messages = useMessages("purchasePlan").result;
  return (
    <article
      aria-labelledby={id}
      className={`min-w-0 ${isAlone ? "" : "lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0"}`}
    >
      <h3 id={id} className="display text-title-3">
        <bdi>{title}</bdi>
      </h3>
      <div className="min-w-0">
        <dl className={`mt-5 rule-t ${isAlone ? "" : "lg:hidden print:hidden"}`}>
          {figures.map(
            ({ term, text, dirhams, note, explanation }, index) =>
              text && (
                <div key={term} className="py-4 rule-b">
                  <dt className="text-small">{term}</dt>
                  <dd
                    className={`display figures ${index === 0 ? "text-title-1" : "text-title-4"}`}
                  >
                    {text}
                  </dd>
                  {dirhams && <dd className="text-small quiet figures">{dirhams}</dd>}
                  {[note, explanation].map(
                    (line) =>
                      line && (
                        <dd key={line} className="mt-1 text-small quiet">
                          {line}
                        </dd>
                      ),
                  )}
                </div>
              ),
          )}
        </dl>
        <FlowChart {...chart} />
        <h4 id={`${id}-scenarios`} className="mt-10 display text-title-4">
          {messages.scenarios.title}
        </h4>
        <ScenarioTable rows={scenarios} id={id} />
        {canBeLate && <p className="mt-4 text-small quiet">{messages.scenarios.late}</p>}
        <details className="mt-8">
          <summary className="link">{messages.table.summary}</summary>
          <QuarterTable title={title} {...table} />
        </details>
        <details className={`mt-4 ${isAlone ? "" : "lg:hidden print:hidden"}`}>
          <summary className="link">{messages.assumptions.title}</summary>
          <Assumptions {...assumptions} />
        </details>
      </div>
    </article>
  );
}

/** The errors of the form, and the result of each home without errors side by side. */
export function PlanResult({
  results,
  errors,
  counting,
  notes,
  currencyName,
  printed,
}: Pick<
  PurchasePlanContent,
  "results" | "errors" | "counting" | "notes" | "currencyName" | "printed"
>) {
  const messages = useMessages("purchasePlan").result;
  const hasErrors = errors.length > 0;
  const headingId = hasErrors ? "result-heading" : resultId;
  return (
    <section aria-labelledby={headingId} className="page section">
      <p className="mb-6 hidden text-small wrap-anywhere print:block">{printed}</p>
      {hasErrors && <ErrorSummary id={resultId} errors={errors} />}
      <h2
        id={headingId}
        tabIndex={-1}
        className={`scroll-mt-8 display text-title-2 outline-none ${hasErrors ? "mt-8" : ""}`}
      >
        {messages.title}
      </h2>
      {hasErrors && <p className="mt-6">{messages.waiting}</p>}
      {results.length > 0 && (
        <>
          {results.length > 1 && (
            <>
              <WorstMonths results={results} />
              <ComparisonTable
                results={results}
                currencyName={currencyName}
                headingId={headingId}
              />
              <details className="mt-8 max-lg:hidden print:block">
                <summary className="link">{messages.assumptions.title}</summary>
                <AssumptionsTable results={results} />
              </details>
            </>
          )}
          <p className="mt-6 print:hidden">
            <a href={`#${countingId}`} className="link">
              {messages.assumptions.ours}
            </a>
          </p>
          <div
            className={`mt-16 grid gap-x-12 gap-y-16 print:gap-x-6 print:[&_:is(th,td,dl>div)]:py-[0.2rem] ${results.length > 3 ? "lg:grid-cols-2 print:grid-cols-2" : "lg:auto-cols-fr lg:grid-flow-col print:auto-cols-fr print:grid-flow-col"}`}
          >
            {results.map((result) => (
              <HomeOutcome key={result.id} {...result} isAlone={results.length === 1} />
            ))}
          </div>
          <h3 id={countingId} className="mt-16 scroll-mt-8 display text-title-4">
            {messages.assumptions.ours}
          </h3>
          <ul className="mt-4 text-small quiet measure">
            {counting.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <Button
        variant="text"
        className="with-script mt-6 print:hidden"
        onClick={() => window.print()}
      >
        {messages.print}
      </Button>
      <div className="mt-6">
        {notes.map((note) => (
          <p key={note} className="mt-4 text-small quiet measure">
            {note}
          </p>
        ))}
      </div>
    </section>
  );
}
