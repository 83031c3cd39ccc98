import { PlaceSection } from "~/features/map/place-section";
import { SiteLink } from "~/ui/site-link";
import { PropertyDetails } from "./property-details";
import type { PropertyPageData } from "./property-page.server";

/** The location of a property: the map and the distances, or a table if its district has no position. */
export function PropertyPlace({ property }: { property: PropertyPageData }) {
  const { map, place, guide, messages } = property;
  const rows = (
    <PropertyDetails {...(!map && { title: messages.place.title })} details={place}>
      {guide && (
        <SiteLink to={guide} className="text-action mt-3 print:hidden">
          {messages.place.guide}
        </SiteLink>
      )}
    </PropertyDetails>
  );
  return map ? (
    <PlaceSection place={map}>{rows}</PlaceSection>
  ) : (
    <div className="page pb-16">{rows}</div>
  );
}
