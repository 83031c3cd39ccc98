import "./plan-result.css";
import { type ReactNode } from "react";
import { useMessages } from "~/hooks/use-messages";
import { Button } from "~/ui/action";
import { ErrorSummary } from "~/ui/error-summary";
import { Sources } from "~/ui/sources";
import { resultId } from "./parameters";
import type { PurchasePlanContent } from "./purchase-plan.server";

const assumptionsId = "assumed";

/** The heading of how the flows are counted. */
const countingId = "counting";

type HomeResult = PurchasePlanContent["results"][number];

/** The balance in steps, below the line of nothing and above it. The table has its figures as text. */
export function BalanceChart({ title, axis, width, line, note }: HomeResult["chart"]) {
  return (
    <figure className="mt-8">
      <svg
        viewBox={`0 -1 ${width} 102`}
        preserveAspectRatio="none"
        role="img"
        aria-label={title}
        className="h-40 w-full [scale:var(--forward)_1]"
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
      </svg>
      <figcaption className="mt-2 text-small quiet figures">{note}</figcaption>
    </figure>
  );
}

// To the right in any direction, so that the digits of numbers are below each other.
const cell = "py-2 ps-3 [text-align:right] align-top";
const rowHeader = "py-2 align-top";

/** A table of figures. The first column has the names of the rows. */
function FigureTable({
  caption,
  columns,
  rows,
  labelledBy,
}: {
  caption?: ReactNode;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  labelledBy?: string;
}) {
  return (
    <table aria-labelledby={labelledBy} className="mt-4 w-full figures">
      {caption && <caption className="pb-2 text-start text-small quiet">{caption}</caption>}
      <thead>
        <tr className="rule-b border-ink text-small">
          {columns.map((name, index) => (
            <th key={name} scope="col" className={index === 0 ? rowHeader : cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name} className="rule-b">
            <th scope="row" className={`${rowHeader} text-small`}>
              {name}
            </th>
            {columns.slice(1).map((column, index) => (
              <td key={column} className={cell}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const amountAbove = (amount: string | undefined, below: string | undefined) => (
  <>
    {amount} <span className="block text-small quiet">{below}</span>
  </>
);

function ScenarioTable({ rows, id }: { rows: HomeResult["scenarios"]; id: string }) {
  const { scenarios: messages } = useMessages("purchasePlan").result;
  // Without a sale there is none.
  const hasRate = rows.some(({ rate }) => rate);
  const hasBalance = rows.some(({ balance }) => balance);
  // The same amount in each row says nothing.
  const hasWorst = !(hasRate || hasBalance) || rows.some(({ worst }) => worst !== rows[0]?.worst);
  return (
    <FigureTable
      labelledBy={`${id}-scenarios`}
      columns={[
        messages.scenario,
        ...(hasWorst ? [messages.worst] : []),
        ...(hasBalance ? [messages.balance] : []),
        ...(hasRate ? [messages.rate] : []),
      ]}
      rows={rows.map(({ name, worst, month, balance, end, rate, gain }) => ({
        name,
        cells: [
          ...(hasWorst ? [amountAbove(worst, month)] : []),
          ...(hasBalance ? [amountAbove(balance, end)] : []),
          amountAbove(rate, gain),
        ],
      }))}
    />
  );
}

const withMonths = (amount: string, months: readonly string[]) => (
  <>
    {amount}
    {months.map((month) => (
      <span key={month} className="block text-small quiet">
        {month}
      </span>
    ))}
  </>
);

function QuarterTable({ title, caption, rows }: HomeResult["table"] & { title: string }) {
  const messages = useMessages("purchasePlan").result.table;
  return (
    <FigureTable
      caption={
        <>
          {caption}
          <span className="sr-only">: {title}</span>
        </>
      }
      columns={[messages.quarter, messages.paid, messages.received, messages.balance]}
      rows={rows.map(({ name, paid, received, balance, paidIn, receivedIn }) => ({
        name,
        cells: [withMonths(paid, paidIn), withMonths(received, receivedIn), balance],
      }))}
    />
  );
}

type Assumptions = HomeResult["assumptions"];

interface AuthoritiesProps {
  assumptions: Assumptions;
  /** The number of rules by which the flows are counted. */
  rules: number;
}

const CountingLink = ({ rules }: Pick<AuthoritiesProps, "rules">) => {
  const { ours } = useMessages("purchasePlan").result.assumptions;
  return (
    <a href={`#${countingId}`} className="inline-block py-1 underline">
      {ours}: {rules}
    </a>
  );
};

const LeftOut = ({ leftOut }: Pick<Assumptions, "leftOut">) => {
  const messages = useMessages("purchasePlan").result.assumptions;
  return (
    leftOut && (
      <p className="py-1">
        {messages.leftOut}: {leftOut}
      </p>
    )
  );
};

/** Who states how many figures, each with a link to them. */
const Authorities = ({
  assumptions: { groups, leftOut },
  rules,
  className = "",
}: AuthoritiesProps & { className?: string }) => (
  <ul className={`text-small ${className}`}>
    {groups.map(
      ({ by, name, rows }) =>
        rows.length > 0 && (
          <li key={by}>
            <a href={`#${assumptionsId}-${by}`} className="inline-block py-1 underline">
              {name}: {rows.length}
            </a>
          </li>
        ),
    )}
    <li>
      <LeftOut leftOut={leftOut} />
      <CountingLink rules={rules} />
    </li>
  </ul>
);

/** Who states how many figures, each with the figures folded: for a narrow window, which has no table of all homes. */
const FoldedAuthorities = ({ assumptions: { groups, leftOut }, rules }: AuthoritiesProps) => (
  <div className="text-start text-small">
    {groups.map(
      ({ by, name, rows }) =>
        rows.length > 0 && (
          <details key={by}>
            <summary className="link py-1">
              {name}: {rows.length}
            </summary>
            <table aria-label={name} className="mb-4 w-full figures">
              <tbody>
                {rows.map((row) => (
                  <AssumptionRow key={row.term} cells={[row]} />
                ))}
              </tbody>
            </table>
          </details>
        ),
    )}
    <LeftOut leftOut={leftOut} />
    <CountingLink rules={rules} />
  </div>
);

/** An assumption of each home; undefined for a home that has not this one. */
function AssumptionRow({
  cells,
}: {
  cells: readonly (Assumptions["groups"][number]["rows"][number] | undefined)[];
}) {
  const [first, ...others] = cells.filter((one) => one !== undefined);
  if (!first) return null;
  const { term, note, source, sources = [] } = first;
  const isSourceOfAll = others.every((one) => one.source === source);
  const isNoteOfAll = others.every((one) => one.note === note);
  return (
    <tr className="rule-b">
      <th scope="row" className={rowHeader}>
        {term}
        {[isNoteOfAll && note, isSourceOfAll && sources.length === 0 && source].map(
          (line) =>
            line && (
              <p key={line} className="text-small quiet">
                {line}
              </p>
            ),
        )}
        <Sources label={source ?? ""} sources={sources} />
      </th>
      {cells.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The homes keep their order.
        <td key={index} className={cell}>
          <span>{one?.text ?? "–"}</span>
          {!isNoteOfAll && <span className="block text-small quiet">{one?.note}</span>}
          {!isSourceOfAll && <span className="block text-small quiet">{one?.source}</span>}
        </td>
      ))}
    </tr>
  );
}

/** The assumptions by who states them: the homes are columns. */
function AssumptionsTable({ results }: Pick<PurchasePlanContent, "results">) {
  const { assumptions: messages } = useMessages("purchasePlan").result;
  const terms = [...new Set(results.flatMap(({ assumptions }) => assumptions.terms))];
  const groups = results[0]?.assumptions.groups.map(({ by, name }, index) => {
    const ofHomes = results.map(({ assumptions }) => assumptions.groups[index]?.rows ?? []);
    const find = (term: string) => ofHomes.map((rows) => rows.find((row) => row.term === term));
    return { by, name, rows: terms.map(find).filter((row) => row.some(Boolean)) };
  });
  return (
    <table
      aria-label={messages.title}
      className={`mt-8 w-full figures ${results.length > 1 ? "table-fixed" : ""}`}
    >
      <thead>
        <tr className="rule-b border-ink">
          <td className={`py-2 align-top text-small ${results.length > 1 ? "w-1/3" : ""}`}>
            <a href={`#${resultId}`} className="underline print:hidden">
              {messages.back}
            </a>
          </td>
          {results.map(({ id: home, title }) => (
            <th key={home} scope="col" className={`${cell} display text-title-4`}>
              <bdi>{title}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      {groups?.map(
        ({ by, name, rows }) =>
          rows.length > 0 && (
            <tbody key={by}>
              <tr className="rule-b border-ink">
                <th
                  id={`${assumptionsId}-${by}`}
                  scope="rowgroup"
                  className="scroll-mt-8 pt-8 pb-2 text-start display text-title-4"
                >
                  {name}
                </th>
                {/* The head of the table is out of sight. */}
                {results.map(({ id: home, title }) => (
                  <td key={home} aria-hidden className={`${cell} pt-8 text-small quiet`}>
                    {results.length > 1 && <bdi>{title}</bdi>}
                  </td>
                ))}
              </tr>
              {rows.map((row) => (
                <AssumptionRow key={row.find(Boolean)?.term} cells={row} />
              ))}
            </tbody>
          ),
      )}
      {results.some(({ assumptions: { leftOut } }) => leftOut) && (
        <tbody>
          <tr className="rule-b">
            <th scope="row" className={`${rowHeader} pt-8`}>
              {messages.leftOut}
            </th>
            {results.map(({ id: home, assumptions: { leftOut } }) => (
              <td key={home} className={`${cell} pt-8 text-small`}>
                {leftOut || "–"}
              </td>
            ))}
          </tr>
        </tbody>
      )}
    </table>
  );
}

/** The name of a home in a cell of a narrow window, with a link to its payments. */
const HomeLink = ({ id, title }: Pick<HomeResult, "id" | "title">) => (
  <a href={`#${id}`} className="plan-home underline">
    <bdi>{title}</bdi>
  </a>
);

/** The main figures of several homes: the homes are columns. */
function ComparisonTable({
  results,
  currencyName,
  rules,
  headingId,
}: Pick<PurchasePlanContent, "results" | "currencyName"> &
  Pick<AuthoritiesProps, "rules"> & { headingId: string }) {
  const [first] = results;
  const { assumptions: messages } = useMessages("purchasePlan").result;
  return (
    <table aria-labelledby={headingId} className="plan-comparison mt-8 w-full table-fixed figures">
      <thead>
        <tr className="rule-b border-ink">
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
          results.every(
            ({ figures }) => !figures[index]?.text || figures[index].isMissing,
          ) ? null : (
            <tr key={term} className="rule-b">
              <th scope="row" className={rowHeader}>
                {term} <span className="block text-small quiet">{explanation}</span>
              </th>
              {results.map(({ id, title, figures }) => {
                const { text = "", dirhams, note } = figures[index] ?? {};
                return (
                  <td key={id} className={cell}>
                    <HomeLink id={id} title={title} />
                    <div>
                      <span className={`display ${index === 0 ? "text-title-3" : "text-title-4"}`}>
                        {text || "–"}
                      </span>
                      {note && (
                        <span className={index === 0 ? "block" : "block text-small quiet"}>
                          {note}
                        </span>
                      )}
                      {dirhams && <span className="block text-small quiet">{dirhams}</span>}
                    </div>
                  </td>
                );
              })}
            </tr>
          ),
        )}
        <tr className="rule-b">
          <th scope="row" className={rowHeader}>
            {messages.title}
          </th>
          {results.map(({ id, title, assumptions }) => (
            <td key={id} className={`${cell} plan-authorities`}>
              <HomeLink id={id} title={title} />
              <div className="max-lg:hidden print:block">
                <Authorities assumptions={assumptions} rules={rules} />
              </div>
              <div className="lg:hidden print:hidden">
                <FoldedAuthorities assumptions={assumptions} rules={rules} />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The payments of a home, and what changes them; the figures of one home alone, which has no table beside others. */
function HomeOutcome({
  isAlone,
  rules,
  ...home
}: HomeResult & Pick<AuthoritiesProps, "rules"> & { isAlone: boolean }) {
  const { id, title, figures, chart, table, scenarios, scenarioNotes, assumptions } = home;
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
        {isAlone && (
          <>
            <dl className="mt-5 grid rule-t lg:auto-cols-fr lg:grid-flow-col">
              {figures.map(
                ({ term, text, isMissing, dirhams, note, explanation }, index) =>
                  text &&
                  !isMissing && (
                    <div
                      key={term}
                      className={`content-start rule-b py-5 pe-4 lg:row-span-10 lg:grid lg:grid-rows-subgrid ${index === 0 ? "lg:col-span-2" : ""}`}
                    >
                      <dt className="self-end pb-2 text-small">{term}</dt>
                      <dd
                        className={`self-end display figures ${index === 0 ? "text-title-1" : "text-title-4"}`}
                      >
                        {text}
                      </dd>
                      <dd className="mt-2 text-small quiet">
                        {[dirhams, note, explanation].map(
                          (line) =>
                            line && (
                              <p key={line} className="mb-1 max-w-[38ch] figures">
                                {line}
                              </p>
                            ),
                        )}
                      </dd>
                    </div>
                  ),
              )}
            </dl>
            <h4 className="mt-5 text-small">{messages.assumptions.title}</h4>
            <Authorities
              assumptions={assumptions}
              rules={rules}
              className="flex flex-wrap gap-x-6"
            />
          </>
        )}
        <BalanceChart {...chart} />
        <details className="mt-4" open={isAlone}>
          <summary className="link">{messages.table.summary}</summary>
          <QuarterTable title={title} {...table} />
        </details>
        <details className="plan-fold mt-4" open={isAlone}>
          <summary className="link print:hidden">{messages.scenarios.title}</summary>
          <h4
            id={`${id}-scenarios`}
            className="mt-6 display text-title-4 max-lg:hidden print:block"
          >
            {messages.scenarios.title}
          </h4>
          <ScenarioTable rows={scenarios} id={id} />
          {scenarioNotes.map((text) => (
            <p key={text} className="mt-4 text-small quiet">
              {text}
            </p>
          ))}
        </details>
      </div>
    </article>
  );
}

/** The errors of the form, and the result of each home without errors side by side. */
export function PlanResult({
  results,
  errors,
  warnings,
  counting,
  notes,
  weekly,
  currencyName,
  printed,
  address,
}: Pick<
  PurchasePlanContent,
  | "results"
  | "errors"
  | "warnings"
  | "counting"
  | "notes"
  | "weekly"
  | "currencyName"
  | "printed"
  | "address"
>) {
  const messages = useMessages("purchasePlan").result;
  const hasErrors = errors.length > 0;
  const headingId = hasErrors ? "result-heading" : resultId;
  return (
    <section aria-labelledby={headingId} className="page section">
      <div className="mb-6 hidden text-small wrap-anywhere print:block">
        <p>{printed}</p>
        <a href={address} dir="ltr">
          {address.replace(/^https?:\/\//, "")}
        </a>
      </div>
      {hasErrors && <ErrorSummary id={resultId} errors={errors} />}
      <h2
        id={headingId}
        tabIndex={-1}
        className={`scroll-mt-8 display text-title-2 [outline:none] ${hasErrors ? "mt-8" : ""}`}
      >
        {messages.title}
      </h2>
      {hasErrors && <p className="mt-6">{messages.waiting}</p>}
      {results.length > 0 && (
        <>
          {warnings.map((text) => (
            <p key={text} className="mt-4 measure">
              {text}
            </p>
          ))}
          {results.length > 1 && (
            <ComparisonTable
              results={results}
              currencyName={currencyName}
              rules={counting.length}
              headingId={headingId}
            />
          )}
          <div
            className={`mt-16 grid gap-x-12 gap-y-16 print:gap-x-6 print:[&_:is(th,td,dl>div)]:py-[0.2rem] ${results.length > 3 ? "lg:grid-cols-2 print:grid-cols-2" : "lg:auto-cols-fr lg:grid-flow-col print:auto-cols-fr print:grid-flow-col"}`}
          >
            {results.map((result) => (
              <HomeOutcome
                key={result.id}
                {...result}
                rules={counting.length}
                isAlone={results.length === 1}
              />
            ))}
          </div>
          <div className={results.length > 1 ? "max-lg:hidden print:block" : ""}>
            <h3 className="mt-16 display text-title-3">{messages.assumptions.title}</h3>
            <AssumptionsTable results={results} />
          </div>
          <h3 id={countingId} className="mt-10 scroll-mt-8 display text-title-4">
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
      <p className="mt-4 text-small quiet measure print:hidden">{messages.addressNote}</p>
      <div className="mt-6">
        {notes.map((note) => (
          <p key={note} className="mt-4 text-small quiet measure">
            {note}
          </p>
        ))}
        <p className="mt-4 text-small quiet measure">{weekly.text}</p>
        <Sources {...weekly} />
      </div>
    </section>
  );
}
