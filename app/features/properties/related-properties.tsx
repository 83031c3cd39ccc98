import type { ReactNode } from "react";
import type { CurrencyText } from "~/format/converted-money";
import { CurrencyNote } from "~/ui/currency-select";
import { PicturesNote } from "~/ui/pictures-note";
import { PropertyCards } from "./property-card";
import type { PropertyCardData } from "./property-card.server";

interface RelatedPropertiesProps {
  eyebrow: string;
  title: string;
  properties: readonly PropertyCardData[];
  /** The note on the rate of the converted prices, unless the page has it already. */
  conversion?: readonly CurrencyText[];
  children?: ReactNode;
}

const sizes = {
  alone: "(max-width: 1023px) calc(100vw - 40px), (max-width: 1400px) 64vw, 876px",
  two: "(max-width: 639px) calc(100vw - 40px), (max-width: 1023px) 46vw, (max-width: 1400px) 31vw, 432px",
} as const;

export function RelatedProperties({
  eyebrow,
  title,
  properties,
  conversion,
  children,
}: RelatedPropertiesProps) {
  const alone = properties.length === 1;
  return (
    <section className="page grid gap-x-(--gutter) gap-y-10 section lg:grid-cols-12">
      <div className="lg:col-span-4" data-reveal="">
        <p className="mb-3 eyebrow">{eyebrow}</p>
        <h2 className="display text-title-2">{title}</h2>
        <div className="mt-6">{children}</div>
      </div>
      <div className="lg:col-span-8">
        <PropertyCards
          properties={properties}
          reveals
          layout={alone ? "wide" : "tall"}
          className={alone ? "" : "sm:grid-cols-2"}
          sizes={alone ? sizes.alone : sizes.two}
        />
        {conversion && <CurrencyNote texts={conversion} className="mt-6 text-small" />}
        <PicturesNote of={properties.map(({ picture }) => picture)} />
      </div>
    </section>
  );
}
