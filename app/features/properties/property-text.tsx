import { PermitNote } from "~/features/permits/permit-note";
import { useLocale } from "~/hooks/use-messages";
import { shareLink } from "~/listings/show-toast";
import { actionClasses, Button, DownloadLink } from "~/ui/action";
import { FactLine } from "~/ui/fact-line";
import { PropertyDetails } from "./property-details";
import type { PropertyPageData } from "./property-page.server";
import { PropertyPlans } from "./property-plans";

interface PropertyTextProps {
  property: PropertyPageData;
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

export function PropertyText({ property }: PropertyTextProps) {
  const { messages } = property;
  return (
    <>
      <FactLine facts={property.figures} />
      <PropertyPlans plans={property.plans} documents={property.planDocuments} {...messages.plan} />
      {property.description.map((paragraph) => (
        <p key={paragraph} className="property-paragraph text-lead measure">
          {paragraph}
        </p>
      ))}
      <section className="mt-14">
        <h2 className="display text-title-3">{property.amenitiesTitle}</h2>
        <ul className="property-amenities mt-5">
          {property.amenities.map((amenity) => (
            <li key={amenity} className="py-3 rule-t">
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
