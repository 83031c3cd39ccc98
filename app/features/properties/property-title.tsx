import { ContactLine } from "~/features/enquiries/contact-bar";
import { SaveButton } from "~/listings/save-button";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CurrencyNote } from "~/ui/currency-select";
import { DotSeparated, Price } from "~/ui/line-breaks";
import { costsId } from "./property-costs";
import type { PropertyPageData } from "./property-page.server";

/** The id of the page's heading, for `aria-labelledby`. */
export const propertyTitleId = "property-title";

/** The size of the name and the price: smaller beside a gallery on desktops. */
const sizes = {
  form: { title: "text-title-1 lg:text-title-2", price: "sm:text-title-2 lg:text-title-3" },
  card: { title: "text-title-1 lg:text-title-2", price: "sm:text-title-2" },
  dialog: { title: "text-title-1", price: "sm:text-title-2" },
};

/** The name and the price of a property. */
export function PropertyTitle({ property }: { property: PropertyPageData }) {
  const size = sizes[property.layout];
  return (
    <header className="property-title">
      <Breadcrumbs crumbs={property.crumbs} />
      <p className="mt-5 eyebrow md:mt-8">
        <DotSeparated text={property.eyebrow} />
      </p>
      <h1 id={propertyTitleId} className={`mt-3 display ${size.title}`}>
        {property.title}
      </h1>
      <p className="mt-3 text-lead">{property.summary}</p>
      <div className="property-title-row">
        <p className={`property-price display text-balance figures ${size.price}`}>
          <Price text={property.price} />
        </p>
        <SaveButton id={property.id} title={property.title} className="print:hidden" />
      </div>
      <CurrencyNote texts={property.converted} className="mt-2 print:hidden" />
      <p className="quiet figures">
        <DotSeparated text={property.priceNote} />
      </p>
      <p className="quiet figures">
        <a href={`#${costsId}`} className="underline decoration-1 underline-offset-4">
          {property.costsInBrief}
        </a>
      </p>
      {property.layout !== "card" && (
        <ContactLine contact={property.directContact} className="contact-line-first mt-2" />
      )}
    </header>
  );
}
