import { languagesOf, textsIn } from "~/content/texts";
import { ContactBar } from "~/features/enquiries/contact-bar";
import { enquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import { respondToForm, submitEnquiryContext } from "~/features/enquiries/enquiry-response";
import { PlaceSection } from "~/features/map/place-section";
import { permitInBrief } from "~/features/permits/permit";
import { PropertyCards } from "~/features/properties/property-card";
import { PropertyDetails } from "~/features/properties/property-details";
import { PropertyGallery } from "~/features/properties/property-gallery";
import { PropertyMoney } from "~/features/properties/property-money";
import {
  propertyPageData,
  type PropertyPageData,
} from "~/features/properties/property-page.server";
import {
  MainPrice,
  PropertyText,
  PropertyTitle,
  propertyTitleId,
} from "~/features/properties/property-text";
import {
  requestFormId,
  ViewingCard,
  viewingTitleId,
  ContactCard,
  contactTitleId,
  requestDialogId,
  stickyCard,
} from "~/features/properties/viewing-card";
import { interpolate } from "~/format/interpolate";
import { breadcrumbList, breadcrumbTrail } from "~/layout/breadcrumb-trail";
import { pageSite, type PageHead } from "~/layout/page-site";
import { ListingVideo } from "~/listings/listing-video";
import { showProperty } from "~/listings/property";
import { requireListing } from "~/listings/require-listing";
import { propertyListing } from "~/listings/structured-data/listings";
import { actionClasses, ActionLink } from "~/ui/action";
import { DialogButton } from "~/ui/dialog";
import { PicturesNote } from "~/ui/pictures-note";
import { SiteLink } from "~/ui/site-link";
import type { Route } from "./+types/property";

export const handle = { hasContacts: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages, format } = site;
  const property = requireListing(site, "property", params.id);
  const { summary } = textsIn(property, locale);
  const shown = showProperty(site, property);
  const { title, path } = shown;
  const crumbs = breadcrumbTrail(
    site,
    { title: messages.property.crumb, to: "/buy" },
    { title, to: path },
  );
  const page = propertyPageData(site, property, shown);
  const pictures = page.gallery.map((slide) => slide.picture);
  const head: PageHead = {
    locales: languagesOf(property.texts),
    title: shown.headTitle,
    description: [
      ...(page.availability ? [`${page.availability}.`] : []),
      interpolate(messages.property.head.description, {
        summary,
        price: shown.priceWithPeriod,
        area: format.floorArea(property.areaSqFt),
      }),
      ...permitInBrief(site, property).map((permit) => `${permit}.`),
    ].join(" "),
    structuredData: [
      propertyListing(site, property, { pictures, plans: page.plans, video: page.video }),
      breadcrumbList(site, crumbs),
    ],
  };
  return {
    property: page,
    crumbs,
    head,
    form: enquiryFormMessages(site, "viewing"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const postedForm = await context.get(submitEnquiryContext)("viewing", request);
  return respondToForm(context, postedForm);
}

function RequestAction({
  property: { closed, contact, messages },
}: {
  property: PropertyPageData;
}) {
  if (closed)
    return (
      <a href={closed.next.href} className={actionClasses.primary}>
        {closed.next.text}
      </a>
    );
  return contact ? (
    <DialogButton dialog={requestDialogId}>{contact.openDialog}</DialogButton>
  ) : (
    <a href={`#${requestFormId}`} className={actionClasses.primary}>
      {messages.request}
    </a>
  );
}

function PropertyBar({ property }: { property: PropertyPageData }) {
  return (
    <ContactBar
      contact={property.directContact}
      title={
        <div className="property-bar-title pb-1">
          <MainPrice property={property} className="text-title-4" />
        </div>
      }
    >
      <RequestAction property={property} />
    </ContactBar>
  );
}

/** The location of a property: the map and the distances, or a table if its district has no position. */
function PropertyPlace({ property }: { property: PropertyPageData }) {
  const { map, place, guide, messages } = property;
  const rows = (
    <PropertyDetails {...(!map && { title: messages.place.title })} details={place}>
      {guide && (
        <SiteLink to={guide.to} className="text-action mt-3 print:hidden">
          {guide.text}
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

function SimilarProperties({ property }: { property: PropertyPageData }) {
  const { similar, similarTitle, similarNote, similarLinks } = property;
  return (
    <section className="rule-t section print:hidden" aria-labelledby="similar">
      <div className="page grid gap-x-(--gutter) gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="similar" className="display text-title-2" data-reveal="">
            {similarTitle}
          </h2>
          {similarNote && <p className="mt-4 measure">{similarNote}</p>}
          <p className="mt-4 flex flex-wrap gap-x-8">
            {similarLinks.map((link) => (
              <ActionLink key={link.to} variant="text" {...link} />
            ))}
          </p>
          <PicturesNote of={similar.map(({ picture }) => picture)} />
        </div>
        <PropertyCards
          properties={similar}
          className="sm:grid-cols-2"
          sizes="(width < 40rem) 90vw, (width < 64rem) 46vw, min(32vw, 27rem)"
        />
      </div>
    </section>
  );
}

export default function PropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { property, crumbs, form } = loaderData;
  const aside = { property, form, postedForm: actionData };
  return (
    <div className="property-page">
      <PropertyTitle property={property} crumbs={crumbs}>
        <RequestAction property={property} />
      </PropertyTitle>
      <PropertyGallery property={property} />
      <ListingVideo video={property.video} />
      <div className="page pb-16 lg:grid lg:grid-cols-[7fr_minmax(23rem,4fr)] lg:gap-x-[5vw]">
        <article aria-labelledby={propertyTitleId} className="min-w-0">
          <PropertyText property={property} />
        </article>
        <aside
          ref={stickyCard}
          aria-labelledby={property.contact ? contactTitleId : viewingTitleId}
          className="property-aside mt-8 lg:mt-0"
        >
          {property.closed && property.availability ? (
            <section className="property-request">
              <h2 id={viewingTitleId} className="display text-title-3">
                {property.availability}
              </h2>
              <p className="mt-2">{property.availabilityText}</p>
              <p className="mt-2 text-small quiet">{property.closed.text}</p>
              <div className="mt-5 flex flex-col gap-3 print:hidden">
                <RequestAction property={property} />
                <a href={property.closed.contact.href} className={actionClasses.outline}>
                  {property.closed.contact.text}
                </a>
              </div>
            </section>
          ) : property.contact ? (
            <ContactCard {...aside} contact={property.contact} />
          ) : (
            <ViewingCard {...aside} />
          )}
        </aside>
      </div>
      <PropertyPlace property={property} />
      {!property.closed && <PropertyMoney property={property} />}
      <SimilarProperties property={property} />
      <PropertyBar property={property} />
    </div>
  );
}
