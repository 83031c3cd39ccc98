import { DotSeparated, Price } from "~/ui/line-breaks";
import type { PropertyPageData } from "./property-page.server";

export function CardPrice({ property: { price, brief } }: { property: PropertyPageData }) {
  return (
    <div className="mb-4 pb-3 figures rule-b print:hidden">
      <p className="display text-title-4">
        <Price text={price} />
      </p>
      <p className="text-small quiet">
        <DotSeparated text={brief} />
      </p>
    </div>
  );
}
