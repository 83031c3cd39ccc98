import type { ReactNode } from "react";
import { ContactLine } from "~/features/enquiries/contact-bar";
import { PermitNote } from "~/features/permits/permit-note";
import { useLocale } from "~/hooks/use-messages";
import { SaveButton } from "~/listings/save-button";
import { shareLink } from "~/listings/share-link";
import { actionClasses, Button, DownloadLink } from "~/ui/action";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { CurrencySelect, CurrencyTexts, hasCurrencies } from "~/ui/currency-select";
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

interface MainPriceProps extends PropertyTextProps {
  className: string;
  /** Whether it is as stated, perhaps in two currencies, which then need no other beside them. */
  isStated?: boolean;
  /** What is said beside the price: the period of a rent. */
  caption?: string | undefined;
}

/** The price, and beside it the amount in the visitor's currency and the period of a rent. */
export function MainPrice(props: MainPriceProps) {
  const { property, className, isStated, caption = property.priceCaption } = props;
  const text = isStated ? property.statedPrice : property.mainPrice;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-4 display figures ${className}`}>
      <span>
        <Price text={text} />
      </span>
      {text === property.mainPrice && (
        <span className="font-text text-small quiet print:hidden">
          <CurrencyTexts texts={property.otherCurrencies} />
        </span>
      )}
      {caption && <span className="font-text text-small quiet">{caption}</span>}
    </p>
  );
}

interface PropertyTitleProps extends PropertyTextProps {
  crumbs: readonly Crumb[];
  children: ReactNode;
}

export function PropertyTitle({ property, crumbs, children }: PropertyTitleProps) {
  return (
    <header className="property-title page grid gap-x-16 gap-y-4 pt-2 pb-4 lg:grid-cols-[1fr_auto] lg:items-end lg:pt-3 lg:pb-8">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <p className="mt-2 eyebrow">
          <DotSeparated text={property.eyebrow} />
        </p>
        <h1 id={propertyTitleId} className="mt-1 display text-title-2">
          {property.title}
          <LatinName name={property.latinName} beside />
        </h1>
        <p className="mt-1">{property.summary}</p>
        {property.availability && <p className="mt-2 text-lead">{property.availabilityText}</p>}
      </div>
      <div>
        <div className="flex items-baseline gap-x-5">
          <MainPrice property={property} caption="" className="grow text-title-3" />
          {!property.closed && (
            <SaveButton id={property.id} title={property.title} className="-my-2 print:hidden" />
          )}
        </div>
        {property.priceCaption && <p className="text-small quiet">{property.priceCaption}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-7 gap-y-1 max-lg:hidden print:hidden">
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

/** What the price is per square foot, and with the costs of the purchase, which it links to; and the currency of these. */
function PriceFacts({ property: { perArea, costs, closed, otherCurrencies } }: PropertyTextProps) {
  if (closed) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 rule-b py-3 text-small quiet figures md:flex-nowrap">
      <div>
        {perArea && (
          <p className="dotted">
            <span>{perArea.text}</span>
            <span>
              <span> · </span>
              <CurrencyTexts texts={perArea.converted} />
            </span>
          </p>
        )}
        <p className="dotted">
          <a href={`#${costsId}`} className="text-bronze underline">
            {costs.withPrice.text}
          </a>
          <span>
            <span> · </span>
            <CurrencyTexts texts={costs.withPrice.converted} />
          </span>
        </p>
      </div>
      {hasCurrencies(otherCurrencies) && (
        <p className="shrink-0 print:hidden">
          <CurrencySelect />
        </p>
      )}
    </div>
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
