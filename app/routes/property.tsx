import { data } from "react-router";
import { enquiryDesk } from "~/enquiries/desk";
import { ViewingRequest } from "~/enquiries/viewing-request";
import { findProperty } from "~/listings/find-property";
import { picture } from "~/pictures/find-picture";
import { FactLine } from "~/sections/fact-line";
import { Carousel } from "~/ui/carousel";
import type { Route } from "./+types/property";

export function loader({ params }: Route.LoaderArgs) {
  const property = findProperty(params.id);
  if (!property) throw data(null, 404);
  const gallery = property.gallery.map((slide) => ({ ...slide, picture: picture(slide.picture) }));
  return { property, gallery };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await context.get(enquiryDesk)("viewing", request);
  return data(posted, posted.status);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [{ title: `${loaderData.property.title}, ${loaderData.property.location} | Orizzonte` }]
    : [];

export default function PropertyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { property, gallery } = loaderData;
  return (
    <>
      <Carousel
        label={`Pictures of ${property.title}`}
        slides={gallery}
        variant="wide"
        sizes="(width < 48rem) 188vw, 100vw"
        priority
        viewer
      />
      <div className="page grid gap-16 section lg:grid-cols-[7fr_4fr]">
        <article>
          <p className="eyebrow">{property.location}</p>
          <h1 className="mt-3 display text-title-1">{property.title}</h1>
          <p className="mt-3">{property.summary}</p>
          <p className="mt-8 display text-title-2 figures">{property.price}</p>
          <FactLine
            facts={[
              { value: String(property.bedrooms), unit: "bedrooms" },
              { value: String(property.bathrooms), unit: "bathrooms" },
              { value: property.area, unit: "floor area" },
              { value: property.handoverDate, unit: property.type },
            ]}
          />
          {property.description.map((paragraph) => (
            <p key={paragraph} className="mt-6 text-lead measure">
              {paragraph}
            </p>
          ))}
          <h2 className="mt-12 display text-title-3">Amenities</h2>
          <ul className="mt-4 grid gap-x-6 sm:grid-cols-2">
            {property.amenities.map((amenity) => (
              <li key={amenity} className="py-3 rule-t">
                {amenity}
              </li>
            ))}
          </ul>
        </article>
        <ViewingRequest property={property} posted={actionData} />
      </div>
    </>
  );
}
