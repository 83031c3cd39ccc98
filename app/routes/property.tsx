import { data } from "react-router";
import { impression } from "~/content/en/listing-words";
import { propertyPage } from "~/content/en/property-page";
import { enquiryFormWords } from "~/features/enquiries/enquiry-form-words";
import { submitEnquiry } from "~/features/enquiries/submit-enquiry";
import { ContactCard } from "~/features/properties/contact-card";
import { findProperty } from "~/features/properties/find-property";
import { PhoneBar } from "~/features/properties/phone-bar";
import { PropertyOpening } from "~/features/properties/property-opening";
import { propertyPageData } from "~/features/properties/property-page-data";
import { PropertyStory } from "~/features/properties/property-story";
import { SimilarHomes } from "~/features/properties/similar-properties-section";
import { ViewingCard } from "~/features/properties/viewing-card";
import { siteOrigin } from "~/request-context";
import { breadcrumbTrail } from "~/shell/breadcrumb-trail";
import { type PageHead, pageMeta } from "~/shell/page-meta";
import { breadcrumbList } from "~/shell/structured-data/breadcrumb-list";
import { realEstateListing } from "~/shell/structured-data/real-estate-listing";
import { pageWords } from "~/words";
import type { Route } from "./+types/property";

export function loader({ params, context }: Route.LoaderArgs) {
  const { words } = pageWords(params);
  const property = findProperty(params.id);
  if (!property) throw data(null, 404);
  const origin = context.get(siteOrigin);
  const crumbs = breadcrumbTrail(
    { title: propertyPage.crumb, to: "/buy" },
    { title: property.title, to: property.link },
  );
  const home = propertyPageData(property, crumbs, origin);
  const pictures = home.gallery.map((slide) => slide.picture);
  const head: PageHead = {
    title: `${property.title}, ${property.location}`,
    description: `${property.summary}. ${property.price}, ${property.area}. ${property.handoverDate}.`,
    structuredData: [realEstateListing(property, pictures, origin), breadcrumbList(crumbs, origin)],
  };
  return { home, note: impression, head, form: enquiryFormWords(words.enquiries, "viewing") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await context.get(submitEnquiry)("viewing", request);
  return data(posted, posted.status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function PropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { home, note, form } = loaderData;
  const Aside = home.layout === "dialog" ? ContactCard : ViewingCard;
  return (
    <div key={home.id} className="property-page" data-layout={home.layout}>
      <PropertyOpening home={home} note={note} />
      <div className="property-columns page">
        <article className="min-w-0">
          <PropertyStory home={home} note={note} />
          <PhoneBar home={home} />
        </article>
        <aside className="property-aside">
          <Aside home={home} form={form} posted={actionData} />
        </aside>
      </div>
      <SimilarHomes similar={home.similar} words={home.words} note={note} />
    </div>
  );
}
