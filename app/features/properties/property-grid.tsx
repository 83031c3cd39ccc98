import "./property-grid.css";
import { PropertyCard } from "./property-card";
import type { CardData } from "./property-card-data";

/** How a card of the editorial grid stands: one large, two small beside it, changing sides. */
function placeOf(index: number, count: number) {
  const place = index % 3;
  const inGroup = Math.min(3, count - (index - place));
  const side = Math.floor(index / 3) % 2 === 0 ? "start" : "end";
  if (place > 0)
    return {
      className: `property-grid-small-${side}`,
      layout: "wide",
      sizes: "(width < 48rem) calc(100vw - 2.5rem), min(40vw, 33rem)",
    } as const;
  return {
    className: `property-grid-large-${side} ${inGroup === 3 ? "property-grid-beside-two" : ""}`,
    layout: inGroup === 3 ? "tall" : "wide",
    sizes: "(width < 48rem) calc(100vw - 2.5rem), min(56vw, 47rem)",
  } as const;
}

interface PropertyGridProps {
  properties: readonly CardData[];
  /** Said of every picture. */
  note: string;
}

/** Properties as an editorial grid. */
export function PropertyGrid({ properties, note }: PropertyGridProps) {
  return (
    <>
      <ul className="property-grid">
        {properties.map((property, index) => {
          const { className, ...shape } = placeOf(index, properties.length);
          return (
            <li key={property.link} className={className}>
              <PropertyCard property={property} {...shape} priority={index === 0} />
            </li>
          );
        })}
      </ul>
      <p className="mt-12 text-small quiet">{note}</p>
    </>
  );
}
