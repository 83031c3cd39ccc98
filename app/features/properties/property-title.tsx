import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Price } from "~/ui/price";
import type { PropertyPageData } from "./property-page-data";

/** What a property is and what it costs. */
export function PropertyTitle({ property }: { property: PropertyPageData }) {
  return (
    <header>
      <Breadcrumbs crumbs={property.crumbs} />
      <p className="mt-8 eyebrow">{property.eyebrow}</p>
      <h1 className="mt-3 display text-title-1">{property.title}</h1>
      <p className="mt-3 text-lead">{property.summary}</p>
      <p className="mt-8 display text-[2rem]/tight figures sm:text-title-2">
        <Price text={property.price} />
      </p>
      <p className="mt-2 quiet figures">{property.priceNote}</p>
    </header>
  );
}
