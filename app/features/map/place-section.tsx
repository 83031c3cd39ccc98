import "./map.css";
import "./place-section.css";
import type { ReactNode } from "react";
import { HiddenDetail } from "~/ui/action";
import { CoastFigure } from "./coast-figure";
import type { PlaceMapData } from "./place-map";

interface PlaceSectionProps {
  place: PlaceMapData;
  /** Further details of the place, before the distances. */
  children?: ReactNode;
}

/**
 * The location of something: its map in seven columns, and the table of distances in five. A place outside
 * the map has the heading in the columns of the map.
 */
export function PlaceSection({ place, children }: PlaceSectionProps) {
  const { title, map, note, distances, mapServices } = place;
  return (
    <section className="place-section page-grid gap-y-8 rule-t section" aria-labelledby="place">
      {map && (
        <CoastFigure
          map={map}
          className="place-map col-[full] lg:sticky lg:col-[content-start/col-end_7] lg:self-start"
        />
      )}
      <div className={`place-text ${map ? "lg:col-[col-start_8/content-end] lg:ps-6" : ""}`}>
        <h2 id="place" className="display text-title-2">
          {title}
        </h2>
        {children}
        <table className="place-distances mt-6 w-full rule-b">
          <caption className="pb-3 text-start eyebrow">{distances.title}</caption>
          <tbody>
            {distances.places.map(({ name, distance }) => (
              <tr key={name} className="rule-t">
                <th scope="row" className="py-2.5">
                  {name}
                </th>
                <td className="py-2.5 text-end whitespace-nowrap figures">{distance}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {note && <p className="mt-4 text-small quiet">{note}</p>}
        <p className="mt-2 flex flex-wrap items-baseline gap-x-6 text-small print:hidden">
          {mapServices.text}
          {mapServices.links.map(({ name, url }) => (
            <a key={name} href={url} target="_blank" rel="noopener" className="text-action">
              {name}
              <HiddenDetail text={mapServices.newTab} />
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
