import type { ReactNode } from "react";
import { ContactLine } from "~/features/enquiries/contact-bar";
import { SaveButton } from "~/listings/save-button";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CurrencyNote } from "~/ui/currency-select";
import { LatinName } from "~/ui/latin-name";
import { DotSeparated, Price } from "~/ui/line-breaks";
import type { PropertyPageData } from "./property-page.server";

export const propertyTitleId = "property-title";

interface PropertyTitleProps {
  property: PropertyPageData;
  children: ReactNode;
}

export function PropertyTitle({ property, children }: PropertyTitleProps) {
  return (
    <header className="property-title page">
      <div>
        <Breadcrumbs crumbs={property.crumbs} />
        <p className="mt-4 eyebrow">
          <DotSeparated text={property.eyebrow} />
        </p>
        <h1 id={propertyTitleId} className="mt-2 display text-title-1 lg:text-title-2">
          {property.title}
          <LatinName name={property.latinName} />
        </h1>
        <p className="mt-2">{property.summary}</p>
        {property.availability && <p className="mt-2 text-lead">{property.availability.text}</p>}
      </div>
      <div>
        <div className="property-title-row">
          <p className="property-price display text-title-3 figures">
            <Price text={property.titlePrice} />
          </p>
          {!property.closed && (
            <SaveButton id={property.id} title={property.title} className="print:hidden" />
          )}
        </div>
        <CurrencyNote texts={property.converted} className="mt-1 print:hidden" />
        <p className="text-small quiet figures">
          <DotSeparated text={property.priceNote} />
        </p>
        <div className="property-title-actions print:hidden">
          {children}
          <ContactLine contact={property.directContact} />
        </div>
      </div>
    </header>
  );
}
