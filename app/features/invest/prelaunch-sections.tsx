import type { HighlightMessages } from "~/messages/en/off-plan";
import type { MarketContent } from "./market.server";
import type { HighlightIcon } from "./prelaunch.server";
import type { Figure } from "./project-showcase";
import { type Risk, RiskNote } from "./showcase-parts";

interface PrelaunchReasonsProps {
  title: string;
  text: readonly string[];
  highlights: readonly (HighlightMessages & { icon: HighlightIcon })[];
}

/** An arch, a stair, a key, and the sun on the horizon. */
const drawings: Record<HighlightIcon, string> = {
  entry: "M4 42h40M12 42V21a12 12 0 0 1 24 0v21M18 42V22a6 6 0 0 1 12 0v20",
  growth: "M4 42h40M8 42v-8h9v-9h9v-9h9V7h9",
  rent: "M6 34a8 8 0 1 0 16 0 8 8 0 1 0-16 0M19.7 28.3 42 6M34 14l6 6M27 21l4.5 4.5",
  market: "M2 34h44M11 34a13 13 0 0 1 26 0M24 8v7M7 15l5 5M41 15l-5 5",
};

function HighlightDrawing({ icon }: { icon: HighlightIcon }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-8 text-bronze">
      <path
        d={drawings[icon]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

export function PrelaunchReasons({ title, text, highlights }: PrelaunchReasonsProps) {
  return (
    <section className="page section">
      <h2 className="display text-title-2" data-reveal="">
        {title}
      </h2>
      <div className="mt-8 grid gap-x-(--gutter) gap-y-5 lg:grid-cols-[7fr_5fr]" data-reveal="">
        {text.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "max-w-[48ch] text-lead" : "max-w-[52ch]"}>
            {paragraph}
          </p>
        ))}
      </div>
      <ul className="mt-10 rule-b">
        {highlights.map(({ icon, title: name, description }, index) => (
          <li
            key={name}
            className="grid items-baseline gap-x-(--gutter) gap-y-1 rule-t py-5 max-md:grid-cols-[2.5rem_1fr_2rem] md:grid-cols-[2.5rem_5fr_6fr_2rem]"
            data-reveal=""
          >
            <span aria-hidden className="text-small text-bronze figures">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="display text-title-3">{name}</h3>
            <p className="max-w-[52ch] max-md:order-last max-md:col-start-2">{description}</p>
            <HighlightDrawing icon={icon} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MarketFactsProps {
  content: MarketContent;
  risk: Risk;
}

/** The scale's maximum in percent, above the highest bar. */
const span = 125;

function RiseChart({ title, scale, rows }: MarketContent["chart"]) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-small quiet">{title}</figcaption>
      <div className="mt-4 grid grid-cols-1 gap-6">
        {rows.map(({ value, text, rise }) => (
          <div key={text}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="display text-title-2 figures">{value}</span> {text}
            </p>
            <svg
              viewBox={`0 0 ${span} 10`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-3 h-3.5 w-full [scale:var(--forward)_1]"
            >
              <rect width={rise.from} height="10" className="fill-ink" />
              {rise.to > rise.from && (
                <rect
                  x={rise.from}
                  width={rise.to - rise.from}
                  height="10"
                  className="fill-bronze"
                />
              )}
              <path
                d={`M0 9.9H${span}`}
                className="stroke-ink"
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </div>
        ))}
      </div>
      <p aria-hidden className="grid grid-cols-[2fr_2fr_1fr] text-small quiet figures">
        {scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </figure>
  );
}

function MarketTable({ caption, rows }: MarketContent["table"]) {
  return (
    <table className="w-full rule-b border-[#14201f40] figures">
      <caption className="pb-3 text-start text-small quiet">{caption}</caption>
      <tbody>
        {rows.map(({ name, value, meaning }) => (
          <tr key={name} className="rule-t border-[#14201f40]">
            <th scope="row" className="py-3 pe-3 wrap-anywhere">
              {name} <span className="block text-small quiet">{meaning}</span>
            </th>
            <td className="py-3 text-end display text-title-4 whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FactTable({ facts }: { facts: readonly Figure[] }) {
  return (
    <dl className="rule-b">
      {facts.map(({ value, unit, meaning }) => (
        <div
          key={meaning}
          className="flex flex-col-reverse gap-x-8 gap-y-1 rule-t py-5 sm:flex-row sm:items-baseline sm:justify-between"
        >
          <dt className="max-w-[38ch] quiet">{meaning}</dt>
          <dd className="display text-title-2 figures">
            {value} {unit && <span className="font-text text-body">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function MarketFacts({ content, risk }: MarketFactsProps) {
  return (
    <section className="bg-travertine section [--rule:#c3b69f]">
      <div className="page">
        <p className="mb-3 eyebrow">{content.eyebrow}</p>
        <h2 className="display text-title-2">{content.title}</h2>
        <div className="mt-12 grid gap-x-(--gutter) gap-y-14 lg:grid-cols-[7fr_5fr] lg:gap-x-20">
          <RiseChart {...content.chart} />
          <MarketTable {...content.table} />
        </div>
        <p className="mt-6 text-small quiet measure">{content.sources}</p>
        <div className="mt-20 grid gap-x-(--gutter) gap-y-6 lg:grid-cols-[4fr_8fr] lg:gap-x-20">
          <h3 className="display text-title-3">{content.projections.title}</h3>
          <div>
            <FactTable facts={content.projections.rows} />
            <div className="mt-8">
              <RiskNote source={content.note} risk={risk} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
