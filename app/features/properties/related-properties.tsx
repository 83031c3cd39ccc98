import type { ReactNode } from "react";
import { PropertyCard } from "./property-card";
import type { CardData } from "./property-card-data";

interface RelatedHomesProps {
  eyebrow: string;
  title: string;
  homes: readonly CardData[];
  /** Said of every picture. */
  note: string;
  /** What stands under the title: the way to more homes. */
  children?: ReactNode;
}

const sizes = {
  alone: "(max-width: 1023px) calc(100vw - 40px), (max-width: 1400px) 64vw, 876px",
  two: "(max-width: 639px) calc(100vw - 40px), (max-width: 1023px) 46vw, (max-width: 1400px) 31vw, 432px",
} as const;

/** Homes that go with a page: the title in four columns, one wide card or two in eight. */
export function RelatedHomes({ eyebrow, title, homes, note, children }: RelatedHomesProps) {
  const alone = homes.length === 1;
  return (
    <section className="page grid gap-x-(--gutter) gap-y-10 section lg:grid-cols-12">
      <div className="lg:col-span-4" data-reveal="">
        <p className="mb-3 eyebrow">{eyebrow}</p>
        <h2 className="display text-title-2">{title}</h2>
        <div className="mt-6">{children}</div>
        <p className="mt-4 text-small quiet">{note}</p>
      </div>
      <ul
        className={`grid gap-x-(--gutter) gap-y-12 lg:col-span-8 ${alone ? "" : "sm:grid-cols-2"}`}
      >
        {homes.map((home) => (
          <li key={home.link} data-reveal="">
            <PropertyCard
              property={home}
              layout={alone ? "wide" : "tall"}
              sizes={alone ? sizes.alone : sizes.two}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
