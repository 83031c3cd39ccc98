import "./plan-result.css";
import type { PropsWithChildren } from "react";
import { useMessages } from "~/hooks/use-messages";
import { Button } from "~/ui/action";
import { ErrorSummary } from "~/ui/error-summary";
import { Sources } from "~/ui/sources";
import { resultId } from "./parameters";
import type { PurchasePlanContent } from "./purchase-plan.server";

type HomeResult = PurchasePlanContent["results"][number];

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block text-small quiet">
      {line}
    </span>
  ));

/**
 * The balance in steps, below the line of nothing and above it. The lines below it name its marks, the lowest point and
 * the end. The table has its figures as text.
 */
export function BalanceChart({
  title,
  axis,
  width,
  line,
  marks,
  lines,
  notes,
}: HomeResult["chart"]) {
  return (
    <figure className="col-span-full mt-4">
      <svg
        viewBox={`0 -1 ${width} 102`}
        preserveAspectRatio="none"
        role="img"
        aria-label={title}
        className="h-40 w-full [scale:var(--forward)_1] overflow-visible"
      >
        <path d={`${line}V${axis}z`} className="fill-bronze" opacity="0.14" />
        <path
          d={line}
          className="stroke-bronze"
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M0 ${axis}H${width}`}
          className="stroke-ink"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={marks}
          className="stroke-bronze"
          strokeWidth="9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-2 figures">
        <span className="flex flex-wrap justify-between gap-x-6">
          <Lines lines={lines} />
        </span>
        <Lines lines={notes} />
      </figcaption>
    </figure>
  );
}

// To the right in any direction, so that the digits of numbers are below each other.
const cell = "py-2 ps-3 [text-align:right] align-top";
const rowHeader = "py-2 align-top";

/** A table of figures. In a narrow window the homes of a row are below each other, with their names. */
function FigureTable({
  title,
  columns: [rowTitle, ...columns],
  figures,
  isStacked,
  groups,
}: PurchasePlanContent["quarters"]) {
  return (
    <table
      aria-label={title}
      className={`mt-4 w-full figures ${isStacked ? "plan-table table-fixed" : ""}`}
    >
      <thead>
        <tr className="rule-b border-ink text-small">
          <th scope="col" className={rowHeader}>
            {rowTitle}
          </th>
          {columns.map((name, index) => (
            <th key={name} scope="col" className={cell}>
              <bdi>{name}</bdi>
              <Lines lines={figures?.slice(index, index + 1) ?? []} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title: group, label = "", sources = [], rows }) => (
        <tbody key={group ?? ""}>
          {group && (
            <tr className="rule-b border-ink">
              <th scope="rowgroup" colSpan={columns.length + 1} className="pt-8 pb-2 text-start">
                <span className="display text-title-4">{group}</span>
                <Sources label={label} sources={sources} />
              </th>
            </tr>
          )}
          {rows.map(({ name, notes = [], cells }) => (
            <tr key={name} className="rule-b">
              <th scope="row" className={`${rowHeader} text-small`}>
                {name}
                <Lines lines={notes} />
              </th>
              {cells.map(([main, ...lines], index) => (
                <td
                  key={columns[index]}
                  colSpan={cells.length === 1 ? columns.length : undefined}
                  className={`${cell} ${main === "–" ? "quiet max-lg:hidden" : ""}`}
                >
                  {isStacked && cells.length > 1 && (
                    <div className="plan-home text-start text-small">
                      <bdi>{columns[index]}</bdi>
                      <Lines lines={figures?.slice(index, index + 1) ?? []} />
                    </div>
                  )}
                  <span>
                    {main}
                    <Lines lines={lines} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const Fold = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <details className="plan-fold rule-b py-2">
    <summary className="link py-2">{title}</summary>
    {children}
  </details>
);

/** The main figures and the chart of a home. Those of several homes are beside each other. */
function HomeOutcome({ id, title, figures, chart, isAlone }: HomeResult & { isAlone: boolean }) {
  return (
    <article
      aria-labelledby={id}
      className={
        isAlone
          ? "mt-8"
          : "grid grid-cols-2 gap-x-4 lg:row-span-10 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
      }
    >
      <h3 id={id} className="col-span-full pb-3 display text-title-4">
        <bdi>{title}</bdi>
      </h3>
      <dl
        className={
          isAlone ? "grid grid-cols-2 gap-x-4 lg:auto-cols-fr lg:grid-flow-col" : "contents"
        }
      >
        {figures.map(({ id: figure, term, text, isMissing, notes }) => (
          <div
            key={figure}
            className={`min-w-0 rule-t pt-3 pb-5 figures ${isMissing || !text ? "max-lg:hidden" : ""}`}
          >
            <dt className="text-small">{term}</dt>
            <dd>
              <span className={isMissing ? "text-small quiet" : "display text-title-4"}>
                {text || "–"}
              </span>
              <Lines lines={notes} />
            </dd>
          </div>
        ))}
      </dl>
      <BalanceChart {...chart} />
    </article>
  );
}

/** The errors of the form, and the result of each home without errors. */
export function PlanResult(plan: PurchasePlanContent) {
  const { results, errors, warnings, headline, scale, scenarios, quarters, assumptions } = plan;
  const messages = useMessages("purchasePlan").result;
  const hasErrors = errors.length > 0;
  const headingId = hasErrors ? "result-heading" : resultId;
  const isAlone = results.length === 1;
  return (
    <section aria-labelledby={headingId} className="page pt-8 pb-12">
      <div className="mb-6 hidden text-small wrap-anywhere print:block">
        <p>{plan.printed}</p>
        <a href={plan.address} dir="ltr">
          {plan.address.replace(/^https?:\/\//, "")}
        </a>
      </div>
      {hasErrors && <ErrorSummary id={resultId} errors={errors} />}
      <h2
        id={headingId}
        tabIndex={-1}
        className={`scroll-mt-8 display text-title-3 [outline:none] ${hasErrors ? "mt-8" : ""}`}
      >
        {headline || messages.title}
      </h2>
      {hasErrors && <p className="mt-6">{messages.waiting}</p>}
      {results.length > 0 && (
        <>
          {warnings.map((text) => (
            <p key={text} className="mt-4 text-small measure">
              {text}
            </p>
          ))}
          <div
            className={
              isAlone
                ? ""
                : "mt-8 grid gap-x-8 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:gap-y-0"
            }
          >
            {results.map((result) => (
              <HomeOutcome key={result.id} {...result} isAlone={isAlone} />
            ))}
          </div>
          <p className="mt-2 mb-8 text-small quiet measure">{scale}</p>
          <div className="rule-t">
            <h3 className="pt-4 display text-title-4 max-lg:hidden print:block">
              {scenarios.table.title}
            </h3>
            <details className="plan-fold plan-wide-open rule-b py-2">
              <summary className="link py-2">{scenarios.table.title}</summary>
              <FigureTable {...scenarios.table} />
              {scenarios.notes.map((text) => (
                <p key={text} className="mt-3 text-small quiet measure">
                  {text}
                </p>
              ))}
            </details>
            <Fold title={messages.table.summary}>
              <p className="mt-4 text-small quiet">{quarters.title}</p>
              <FigureTable {...quarters} />
            </Fold>
            <Fold title={assumptions.title}>
              <FigureTable {...assumptions} />
              <h3 className="mt-8 display text-title-4">{messages.assumptions.ours}</h3>
              <ul className="mt-3 text-small quiet measure">
                {plan.counting.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Fold>
          </div>
          <div className="mt-6 flex flex-wrap items-baseline gap-x-8 gap-y-2 print:hidden">
            <Button variant="text" className="with-script" onClick={() => window.print()}>
              {messages.print}
            </Button>
            <p className="text-small quiet measure">{messages.addressNote}</p>
          </div>
          {plan.notes.map((note) => (
            <p key={note} className="mt-3 text-small quiet measure">
              {note}
            </p>
          ))}
          {plan.weekly && (
            <>
              <p className="mt-3 text-small quiet measure">{plan.weekly.text}</p>
              <Sources {...plan.weekly} />
            </>
          )}
        </>
      )}
    </section>
  );
}
