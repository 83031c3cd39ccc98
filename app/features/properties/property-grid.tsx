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
      className: `home-grid-small-${side}`,
      layout: "wide",
      sizes: "(width < 48rem) calc(100vw - 2.5rem), min(40vw, 33rem)",
    } as const;
  return {
    className: `home-grid-large-${side} ${inGroup === 3 ? "home-grid-beside-two" : ""}`,
    layout: inGroup === 3 ? "tall" : "wide",
    sizes: "(width < 48rem) calc(100vw - 2.5rem), min(56vw, 47rem)",
  } as const;
}

/** Homes as an editorial grid. */
export function HomeGrid({ homes, note }: { homes: readonly CardData[]; note: string }) {
  return (
    <>
      <ul className="home-grid">
        {homes.map((home, index) => {
          const { className, ...shape } = placeOf(index, homes.length);
          return (
            <li key={home.link} className={className}>
              <PropertyCard property={home} {...shape} priority={index === 0} />
            </li>
          );
        })}
      </ul>
      <p className="mt-12 text-small quiet">{note}</p>
    </>
  );
}
