import type { ReactNode } from "react";
import { ContactLine } from "~/features/enquiries/contact-bar";
import { PermitNote } from "~/features/permits/permit-note";
import { useLocale } from "~/hooks/use-messages";
import { SaveButton } from "~/listings/save-button";
import { shareLink } from "~/listings/share-link";
import { actionClasses, Button, DownloadLink } from "~/ui/action";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CurrencyNote, CurrencyTexts } from "~/ui/currency-select";
import { FactLine } from "~/ui/fact-line";
import { LatinName } from "~/ui/latin-name";
import { DotSeparated, Price } from "~/ui/line-breaks";
import { PropertyDetails } from "./property-details";
import { costsId } from "./property-money";
import type { PropertyPageData } from "./property-page.server";
import { PropertyPlans } from "./property-plans";

interface PropertyTextProps {
  property: PropertyPageData;
}

export const propertyTitleId = "property-title";

interface PropertyTitleProps extends PropertyTextProps {
  children: ReactNode;
}

export function PropertyTitle({ property, children }: PropertyTitleProps) {
  return (
    <header className="property-title page grid gap-x-16 gap-y-4 py-2 lg:grid-cols-[1fr_fit-content(36rem)] lg:items-end lg:py-5">
      <div>
        <Breadcrumbs crumbs={property.crumbs} />
        <h1 id={propertyTitleId} className="mt-2.5 display text-title-2">
          {property.title}
          <LatinName name={property.latinName} beside />
        </h1>
        <p className="mt-2">{property.summary}</p>
        {property.availability && <p className="mt-2 text-lead">{property.availabilityText}</p>}
      </div>
      <div>
        <div className="flex flex-wrap items-baseline gap-x-5">
          <p className="eyebrow">
            <DotSeparated text={property.eyebrow} />
          </p>
          {property.headNote && <p className="text-small quiet">{property.headNote}</p>}
          {!property.closed && (
            <SaveButton
              id={property.id}
              title={property.title}
              className="-my-2 ms-auto print:hidden"
            />
          )}
        </div>
        <div className="flex flex-wrap items-baseline gap-x-5">
          <p className="display text-title-3 figures">
            <Price text={property.mainPrice} />
          </p>
          <CurrencyNote texts={property.converted} className="text-small print:hidden" />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-7 gap-y-1 max-lg:hidden print:hidden">
          {children}
          <ContactLine contact={property.directContact} />
        </div>
      </div>
    </header>
  );
}

/** The URL of the page, without campaign parameters. */
const pageAddress = () => location.origin + location.pathname;

function ShareProperty({ property }: PropertyTextProps) {
  const { title, brochure } = property;
  const messages = property.messages.share;
  const locale = useLocale();
  const share = async () => shareLink({ title, url: pageAddress() }, "homeLink", locale);
  return (
    <div className="mt-12 flex flex-wrap gap-x-8 print:hidden">
      {brochure && <DownloadLink {...brochure} />}
      <Button variant="text" className="with-script" onClick={() => void share()}>
        {messages.share}
      </Button>
      {brochure ? (
        <a href={brochure.address} className={actionClasses.text}>
          {messages.printBrochure}
        </a>
      ) : (
        <Button variant="text" className="with-script" onClick={() => window.print()}>
          {messages.print}
        </Button>
      )}
    </div>
  );
}

/** What the price is per square foot, and with the costs of the purchase, which it links to. */
function PriceFacts({ property: { priceNote, costs, closed } }: PropertyTextProps) {
  if (!costs.withPrice || closed) return null;
  return (
    <p className="flex flex-wrap justify-between gap-x-5 rule-b py-3 text-small quiet figures">
      <span>{priceNote}</span>
      <span className="dotted">
        <a href={`#${costsId}`} className="text-bronze underline">
          {costs.withPrice.text}
        </a>
        <span>
          <span> · </span>
          <CurrencyTexts texts={costs.withPrice.converted} />
        </span>
      </span>
    </p>
  );
}

export function PropertyText({ property }: PropertyTextProps) {
  const { messages } = property;
  return (
    <>
      <FactLine facts={property.figures} />
      <PriceFacts property={property} />
      <PropertyPlans plans={property.plans} documents={property.planDocuments} {...messages.plan} />
      {property.description.map((paragraph) => (
        <p key={paragraph} className="mt-6 text-lead measure first-of-type:mt-10">
          {paragraph}
        </p>
      ))}
      <section className="mt-14">
        <h2 className="display text-title-3">{property.amenitiesTitle}</h2>
        <ul className="property-amenities mt-5 grid gap-x-(--gutter) rule-b sm:grid-cols-2">
          {property.amenities.map((amenity) => (
            <li key={amenity} className="rule-t py-3">
              {amenity}
            </li>
          ))}
        </ul>
      </section>
      <PropertyDetails title={messages.details} details={property.details} />
      <PermitNote permit={property.permit} />
      <ShareProperty property={property} />
    </>
  );
}
