import { useMessages } from "~/hooks/use-messages";
import { resultId } from "./plan-form";
import type { PurchasePlanContent } from "./purchase-plan.server";

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
function FlowChart({ title, bars, from, to }: HomeResult["chart"]) {
  const messages = useMessages("purchasePlan").result.chart;
  const highestReceived = Math.max(...bars.map(({ received }) => received));
  const highestPaid = Math.max(...bars.map(({ paid }) => paid));
  const unit = chartHeight / (highestReceived + highestPaid || 1);
  const line = highestReceived * unit;
  const width = bars.length * (barWidth + barGap);
  return (
    <figure className="mt-8">
      <svg
        viewBox={`0 0 ${width} ${chartHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={title}
        className="h-40 w-full [scale:var(--forward)_1]"
      >
        {bars.map(({ name, paid, received }, index) => {
          const x = index * (barWidth + barGap);
          return (
            <g key={name}>
              <rect
                x={x}
                y={line - received * unit}
                width={barWidth}
                height={received * unit}
                className="fill-bronze"
              />
              <rect x={x} y={line} width={barWidth} height={paid * unit} className="fill-ink" />
            </g>
          );
        })}
        <path
          d={`M0 ${line}H${width}`}
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

const cell = "py-2 ps-3 text-end align-top";
const rowHeader = "py-2 text-start align-top font-normal";

function ScenarioTable({ rows, id }: { rows: HomeResult["scenarios"]; id: string }) {
  const { scenarios: messages } = useMessages("purchasePlan").result;
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
          <th scope="col" className={`${cell} font-normal`}>
            {messages.rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, refused, worst, month, rate }) => (
          <tr key={name} className="rule-b">
            <th scope="row" className={rowHeader}>
              {name}
            </th>
            {refused ? (
              <td colSpan={2} className={cell}>
                {refused}
              </td>
            ) : (
              <>
                <td className={cell}>
                  <span>{worst}</span> <span className="block quiet">{month}</span>
                </td>
                <td className={cell}>{rate}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function QuarterTable({ caption, rows }: HomeResult["table"]) {
  const messages = useMessages("purchasePlan").result.table;
  const columns = [messages.paid, messages.received, messages.balance];
  return (
    <table className="mt-4 w-full text-small figures">
      <caption className="pb-2 text-start quiet">{caption}</caption>
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

function Assumptions({ rows, counting, ours }: HomeResult["assumptions"]) {
  return (
    <>
      <dl className="mt-4 text-small">
        {rows.map(({ term, text, source }) => (
          <div key={term} className="grid grid-cols-[1fr_auto] gap-x-4 py-2 rule-b">
            <dt>{term}</dt>
            <dd className="text-end figures">{text}</dd>
            <dd className="col-span-2 quiet">{source}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small">{ours}</p>
      <ul className="mt-1 text-small quiet">
        {counting.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function HomeOutcome({ id, title, figures, chart, table, scenarios, assumptions }: HomeResult) {
  const messages = useMessages("purchasePlan").result;
  return (
    <article aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="display text-title-3">
        <bdi>{title}</bdi>
      </h3>
      <dl className="mt-5 rule-t">
        {figures.map(({ term, text, dirhams, note }, index) => (
          <div key={term} className="py-4 rule-b">
            <dt className="text-small">{term}</dt>
            <dd className={`display figures ${index === 0 ? "text-title-1" : "text-title-4"}`}>
              {text}
            </dd>
            {dirhams && <dd className="text-small quiet figures">{dirhams}</dd>}
            <dd className="mt-1 text-small quiet">{note}</dd>
          </div>
        ))}
      </dl>
      <FlowChart {...chart} />
      <h4 id={`${id}-scenarios`} className="mt-10 display text-title-4">
        {messages.scenarios.title}
      </h4>
      <ScenarioTable rows={scenarios} id={id} />
      <details className="mt-8">
        <summary className="link">{messages.table.summary}</summary>
        <QuarterTable {...table} />
      </details>
      <details className="mt-4">
        <summary className="link">{messages.assumptions.title}</summary>
        <Assumptions {...assumptions} />
      </details>
    </article>
  );
}

/** The result of each home side by side, or what is missing for it. */
export function PlanResult({ results, notes }: Pick<PurchasePlanContent, "results" | "notes">) {
  const messages = useMessages("purchasePlan").result;
  return (
    <section id={resultId} aria-labelledby="result-title" className="page section">
      <h2 id="result-title" className="display text-title-2">
        {messages.title}
      </h2>
      {results.length === 0 ? (
        <p className="mt-6 py-6 display text-title-4 rule-b rule-t">{messages.waiting}</p>
      ) : (
        <div className="mt-8 grid gap-x-12 gap-y-16 lg:auto-cols-fr lg:grid-flow-col">
          {results.map((result) => (
            <HomeOutcome key={result.id} {...result} />
          ))}
        </div>
      )}
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
