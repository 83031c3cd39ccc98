import { Price } from "~/ui/line-breaks";
import type { PropertyPageData } from "./property-page.server";

/** The price at the top of a property's contact card. */
export function ContactPrice({ property: { price } }: { property: PropertyPageData }) {
  return (
    <p className="mb-3 pb-2 display text-lead figures rule-b print:hidden">
      <Price text={price} />
    </p>
  );
}
