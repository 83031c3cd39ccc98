import "~/ui/editorial.css";
import "./area-mosaic.css";
import { useId } from "react";
import { useMessages } from "~/hooks/use-messages";
import { Picture } from "~/pictures/picture";
import { CurrencyTexts } from "~/ui/currency-select";
import { LatinName } from "~/ui/latin-name";
import { ReadMore } from "~/ui/read-more";
import type { AreaSummary } from "./area-guides";

interface AreaCardProps {
  area: AreaSummary;
  sizes: string;
  /** The classes for the picture's height, or for its least height beside a taller picture. */
  shape: string;
  /** The media condition for the upright crop. */
  tallBelow?: string;
  /** The visible part of the cropped picture. */
  focus?: string;
  /** On a desktop `row`: a picture as wide as the page, with the text in a row below it; `beside`: the text beside it. */
  layout?: "row" | "beside";
  priority?: boolean;
}

const textLayouts = {
  row: "area-row page lg:grid lg:grid-cols-3 lg:gap-x-(--gutter)",
  beside: "lg:self-end",
};

function AreaCard(props: AreaCardProps) {
  const { area, sizes, shape, tallBelow, focus = "", layout, priority } = props;
  const { name, properties, price, converted, description, to, picture } = area;
  const messages = useMessages("areas").card;
  const nameId = useId();
  return (
    <article
      aria-labelledby={nameId}
      className={`group relative flex h-full flex-col ${layout === "beside" ? "lg:grid lg:grid-cols-[calc(7/12*100%-0.625rem)_1fr] lg:gap-x-(--gutter)" : ""}`}
    >
      <div className={`relative overflow-hidden ${shape}`}>
        <Picture
          picture={picture}
          sizes={sizes}
          {...(tallBelow && { tallBelow })}
          {...(priority && { priority })}
          className={`card-picture absolute inset-0 size-full object-cover ${focus}`}
        />
      </div>
      <div className={layout && textLayouts[layout]}>
        <h2 id={nameId} className="mt-5 display text-title-2 lg:text-[min(3.5vw,3.5rem)]">
          {name}
          <LatinName name={area.latinName} />
        </h2>
        <dl className="area-facts rule-b pt-4 pb-5 figures">
          <div className="flex flex-col-reverse justify-end">
            <dt className="text-small quiet">{messages.properties}</dt>
            <dd className="display text-title-4 sm:text-[1.75rem]">{properties}</dd>
          </div>
          <div className="flex flex-col-reverse justify-end">
            <dt className="text-small quiet">
              {messages.price}
              <span className="block">
                <CurrencyTexts texts={converted} />
              </span>
            </dt>
            <dd className="display text-title-4 sm:text-[1.75rem]">{price}</dd>
          </div>
        </dl>
        <div className={`pt-4 ${layout === "row" ? "lg:pt-7.5" : ""}`}>
          <p className="max-w-[52ch]">{description}</p>
          <ReadMore to={to} label={messages.explore} subject={name} />
        </div>
      </div>
    </article>
  );
}

/**
 * The layout of the six areas: two of unequal width, one with its text beside it, one as wide as the page, two of unequal
 * width. The reading order is that of the list.
 */
const cellLayouts = [
  {
    cell: "area-of-pair lg:col-[content-start/col-end_7]",
    // The tower and its name are seen together.
    shape: "aspect-4/5 md:aspect-3/2 lg:aspect-auto lg:h-[min(47.5rem,76svh)]",
    sizes: "(width < 48rem) 100vw, (max-width: 1023px) 120vw, 71rem",
    tallBelow: "(width < 48rem)",
  },
  {
    cell: "area-of-pair lg:col-[col-start_8/content-end]",
    shape: "aspect-3/2",
    sizes: "(max-width: 1023px) 100vw, 71rem",
  },
  {
    cell: "",
    shape: "aspect-4/3 lg:aspect-3/2",
    sizes: "(max-width: 1023px) 100vw, 48rem",
    layout: "beside",
  },
  { cell: "col-[full]", shape: "aspect-4/3 md:aspect-21/9", sizes: "100vw", layout: "row" },
  {
    cell: "area-of-pair lg:col-[content-start/col-end_5]",
    shape: "aspect-4/5 md:max-lg:aspect-4/3",
    // The tower stays visible.
    focus: "object-[24%_50%]",
    sizes: "(max-width: 1023px) 120vw, (max-width: 1400px) 48vw, 660px",
  },
  {
    cell: "area-of-pair lg:col-[col-start_6/content-end]",
    shape: "aspect-3/2",
    sizes: "(max-width: 1023px) 100vw, (max-width: 1400px) 72vw, 980px",
  },
] as const;

interface AreaMosaicProps {
  areas: readonly AreaSummary[];
}

export function AreaMosaic({ areas }: AreaMosaicProps) {
  return (
    <ul className="page-grid gap-y-14 lg:gap-y-20">
      {areas.map((area, index) => {
        const { cell, ...cardLayout } = cellLayouts[index % cellLayouts.length] ?? cellLayouts[1];
        return (
          <li key={area.to} className={cell} data-highlight-id={area.id} data-reveal="">
            <AreaCard area={area} priority={index === 0} {...cardLayout} />
          </li>
        );
      })}
    </ul>
  );
}
