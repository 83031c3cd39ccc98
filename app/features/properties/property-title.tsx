import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Price } from "~/ui/price";
import type { PropertyPageData } from "./property-page-data";

/** What a home is and what it costs. */
export function PropertyTitle({ home }: { home: PropertyPageData }) {
  return (
    <header>
      <Breadcrumbs crumbs={home.crumbs} />
      <p className="mt-8 eyebrow">{home.eyebrow}</p>
      <h1 className="mt-3 display text-title-1">{home.title}</h1>
      <p className="mt-3 text-lead">{home.summary}</p>
      <p className="mt-8 display text-[2rem]/tight figures sm:text-title-2">
        <Price text={home.price} />
      </p>
      <p className="mt-2 quiet figures">{home.priceNote}</p>
    </header>
  );
}
