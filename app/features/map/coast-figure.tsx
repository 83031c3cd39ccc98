import type { ReactNode } from "react";
import type { CoastMapData, MapMark } from "./coast-map";

const credit = {
  coast: "https://www.openstreetmap.org/copyright",
  positions: "https://www.geonames.org/",
};

/** The anchor of a text that starts left or right of a point. Arabic starts at the right. */
function anchorOf(from: "left" | "middle" | "right", direction: "ltr" | "rtl") {
  if (from === "middle") return "middle";
  return (from === "left") === (direction === "ltr") ? "start" : "end";
}

const em = (value: number) => `${value}em`;

export function Mark({ mark, direction }: { mark: MapMark; direction: "ltr" | "rtl" }) {
  const { name, label, count, radius } = mark;
  return (
    <>
      {radius !== undefined && <circle className="map-district" r={`${radius}%`} />}
      {label && <line className="map-line" y2={label.stem} />}
      <circle className="map-target" r="14" />
      {label && (
        <svg role="presentation" className="map-target" y={label.stem} overflow="visible">
          <line
            className="map-line"
            x1={em(label.side * Math.min(label.textStart, 0))}
            x2={em(label.side * label.length)}
          />
          <rect
            className="map-target"
            x={em(label.side > 0 ? label.textStart : -label.length)}
            y="-1.4em"
            width={em(label.length - label.textStart)}
            height="1.6em"
          />
          <text
            className={`map-name map-on-${label.ground}`}
            x={em(label.side * label.textStart)}
            y="-0.42em"
            textAnchor={anchorOf(label.side > 0 ? "left" : "right", direction)}
          >
            {name}
          </text>
        </svg>
      )}
      <circle className="map-marker" r={count ? 12 : 5} />
      {count && (
        <text className="map-count" textAnchor="middle" dy="0.35em">
          {/* The space separates it from the name in the accessible name of a link. */}
          {["", count].join(" ")}
        </text>
      )}
    </>
  );
}

export const percent = (value: number) => `${value}%`;

interface CoastFigureProps {
  map: CoastMapData;
  /** Markers that are links, over the drawing. Without them the drawing has the markers. */
  links?: ReactNode;
  className?: string;
}

/**
 * The coast of Dubai as SVG. The drawing scales with its frame; letters and markers have a fixed size. It
 * is never mirrored. For screen readers it is one image with a text alternative. Brochures contain it too,
 * so it has no stylesheet and no router.
 */
export function CoastFigure({ map, links, className = "" }: CoastFigureProps) {
  const { direction, shape, viewBox, coast, alt, marks, notes, scale, north, messages } = map;
  return (
    <figure aria-label={messages.frame} className={`coast-map ${className}`}>
      <div className="map-frame" dir={links ? direction : "ltr"}>
        <div className={`map-canvas map-${shape}`}>
          <svg role="img" aria-label={alt} className="map-drawing" direction={direction}>
            <g aria-hidden="true">
              <svg viewBox={viewBox} preserveAspectRatio="none">
                <path d={coast.land} className="map-land" />
                <path d={coast.road} className="map-road" />
              </svg>
              {notes.map(({ text, x, y, label, minWidth, symbol, sea }) => (
                <svg
                  key={text}
                  x={percent(x)}
                  y={percent(y)}
                  overflow="visible"
                  className={`${sea ? "map-sea" : "map-note"} map-on-${label.ground} ${minWidth > 0 ? `map-from-${minWidth}` : ""}`}
                >
                  {symbol === "cross" && <path d="M-4 0h8M0-4v8" />}
                  {typeof symbol === "number" && (
                    <path d="M0 7v-14m-4 5 4-5 4 5" transform={`rotate(${symbol})`} />
                  )}
                  <text
                    x={em(label.dx)}
                    y={em(label.dy)}
                    textAnchor={anchorOf(label.anchor, direction)}
                  >
                    {text}
                  </text>
                </svg>
              ))}
              <svg
                {...(north.side === "right" && { x: "100%" })}
                overflow="visible"
                className="map-note"
              >
                <g className={`map-north map-north-${north.side}`}>
                  <path d="M0 12v-24m-4 6 4-6 4 6" transform={`rotate(${north.angle})`} />
                  <text x="16" y="-9" textAnchor={anchorOf("left", direction)}>
                    {messages.north}
                  </text>
                </g>
              </svg>
              <svg
                {...(scale.side === "right" && { x: percent(100 - scale.share) })}
                y="100%"
                overflow="visible"
                className="map-note"
              >
                <g className={`map-scale map-scale-${scale.side}`}>
                  <line x2={percent(scale.share)} />
                  <text y="-8" textAnchor={anchorOf("left", direction)}>
                    {scale.text}
                  </text>
                </g>
              </svg>
              {!links &&
                marks.map((mark) => (
                  <svg key={mark.id} x={percent(mark.x)} y={percent(mark.y)} overflow="visible">
                    <Mark mark={mark} direction={direction} />
                  </svg>
                ))}
            </g>
          </svg>
          {links}
        </div>
      </div>
      <figcaption className="map-credits">
        <a href={credit.coast} target="_blank" rel="noopener">
          {messages.credits.coast}
        </a>
        <a href={credit.positions} target="_blank" rel="noopener">
          {messages.credits.positions}
        </a>
      </figcaption>
    </figure>
  );
}
