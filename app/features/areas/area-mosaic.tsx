import type { AreasWords } from "~/content/contract/areas";
import { AreaCard } from "./area-card";
import type { AreaSummary } from "./area-guides";

/**
 * Where each of the six stands: one upright beside two that lie, then one from edge to edge, then
 * two of unequal height on one foot. Reading order is the order of the list.
 */
const places = [
  {
    cell: "lg:row-span-2 lg:[grid-column:content-start/col-end_7]",
    shape: "aspect-4/5 md:aspect-square lg:aspect-auto lg:min-h-0 lg:flex-1",
    sizes: "(max-width: 1023px) 120vw, 116vw",
  },
  {
    cell: "lg:[grid-column:col-start_8/content-end]",
    shape: "aspect-3/2",
    sizes: "(max-width: 1023px) 100vw, (max-width: 1400px) 40vw, 540px",
  },
  {
    cell: "lg:[grid-column:col-start_8/content-end]",
    shape: "aspect-4/3",
    sizes: "(max-width: 1023px) 100vw, (max-width: 1400px) 40vw, 540px",
  },
  { cell: "[grid-column:full]!", shape: "aspect-4/3 md:aspect-21/9", sizes: "100vw", bleeds: true },
  {
    cell: "lg:[grid-column:content-start/col-end_5]",
    shape: "aspect-4/5 md:max-lg:aspect-4/3",
    focus: "object-[24%_50%]",
    sizes: "(max-width: 1023px) 120vw, (max-width: 1400px) 48vw, 660px",
  },
  {
    cell: "lg:self-end lg:[grid-column:col-start_6/content-end]",
    shape: "aspect-3/2",
    sizes: "(max-width: 1023px) 100vw, (max-width: 1400px) 56vw, 760px",
  },
] as const;

interface AreaMosaicProps {
  areas: readonly AreaSummary[];
  words: AreasWords["card"];
}

/** The areas as a mosaic of unequal heights. */
export function AreaMosaic({ areas, words }: AreaMosaicProps) {
  return (
    <ul className="page-grid gap-y-14 lg:gap-y-20">
      {areas.map((area, index) => {
        const { cell, ...look } = places[index % places.length] ?? places[1];
        return (
          <li key={area.to} className={cell} data-reveal="">
            <AreaCard area={area} words={words} priority={index === 0} {...look} />
          </li>
        );
      })}
    </ul>
  );
}
