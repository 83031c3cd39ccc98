import { Carousel } from "~/ui/carousel";
import { FactLine } from "~/ui/fact-line";
import { SiteLink } from "~/ui/site-link";
import { PropertyDetails } from "./property-details";
import type { PropertyPageData } from "./property-page-data";
import { PropertyTitle } from "./property-title";
import { ShareHome } from "./share-property";

interface PropertyStoryProps {
  home: PropertyPageData;
  /** Said of every picture. */
  note: string;
}

/** The hero has been seen: it comes round again after the others. */
const afterHero = ([hero, ...others]: PropertyPageData["gallery"]) =>
  hero ? [...others, hero] : others;

/** All there is to read about a home. */
export function PropertyStory({ home, note }: PropertyStoryProps) {
  const { words } = home;
  return (
    <>
      {home.layout !== "dialog" && <PropertyTitle home={home} />}
      <FactLine facts={home.figures} />
      {home.description.map((paragraph) => (
        <p key={paragraph} className="mt-6 text-lead measure first-of-type:mt-10">
          {paragraph}
        </p>
      ))}
      {home.layout === "card" && (
        <div className="mt-14">
          <Carousel
            title={home.title}
            slides={afterHero(home.gallery)}
            variant="landscape"
            sizes="(width < 64rem) calc(100vw - 2.5rem), min(58vw, 47rem)"
            note={note}
            viewer
          />
        </div>
      )}
      <section className="mt-14">
        <h2 className="display text-title-3">{home.amenitiesTitle}</h2>
        <ul className="property-amenities mt-5">
          {home.amenities.map((amenity) => (
            <li key={amenity} className="py-3 rule-t">
              {amenity}
            </li>
          ))}
        </ul>
      </section>
      <PropertyDetails title={words.home.title} details={home.details} />
      <PropertyDetails title={words.place.title} details={home.place}>
        <SiteLink to={home.guide} className="screen-only text-action mt-3">
          {words.place.guide}
        </SiteLink>
      </PropertyDetails>
      <PropertyDetails title={words.permits.title} details={home.permits} />
      <ShareHome title={home.title} words={words.share} />
    </>
  );
}
