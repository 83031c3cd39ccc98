import type { MarketContent } from "./prelaunch-content";

/** Percent at the right edge, so that the highest bar ends short of it. */
const span = 125;

/** Rises in percent as bars on one scale; a range ends in a lighter piece. */
export function RiseChart({ title, scale, rows }: MarketContent["chart"]) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-small quiet">{title}</figcaption>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
        {rows.map(({ value, text, rise }) => (
          <div key={text}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="display text-title-2 figures">{value}</span> {text}
            </p>
            <svg
              viewBox={`0 0 ${span} 10`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-3 h-3.5 w-full"
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
