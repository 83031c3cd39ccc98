import "./property-page.css";
import { Picture } from "~/pictures/picture";
import { Carousel } from "~/ui/carousel";
import { DotSeparated } from "~/ui/line-breaks";
import type { PropertyPageData } from "./property-page.server";
import { PropertyTitle } from "./property-title";

interface PropertyOpeningProps {
  property: PropertyPageData;
}

/** The opening of a property's page: its gallery, a hero picture, or its title beside a gallery. */
export function PropertyOpening({ property }: PropertyOpeningProps) {
  const [hero] = property.gallery;
  const gallery = {
    title: property.title,
    slides: property.gallery,
    priority: true,
    viewer: true,
  };
  if (property.layout === "card" && hero)
    return (
      <figure className="property-hero">
        <Picture
          picture={hero.picture}
          sizes="(width < 48rem) max(100vw, 52vh), 100vw"
          tallBelow="(width < 48rem)"
          priority
          className="property-hero-picture w-full object-cover"
        />
        <figcaption className="page py-3 text-small quiet">
          <DotSeparated text={[hero.caption, hero.picture.note].filter(Boolean).join(" · ")} />
        </figcaption>
      </figure>
    );
  if (property.layout === "dialog")
    return (
      <div className="property-opening page">
        <PropertyTitle property={property} />
        <div className="min-w-0">
          <Carousel
            {...gallery}
            variant="landscape"
            sizes="(width < 64rem) calc(100vw - 2.5rem), min(56vw, 46rem)"
          />
        </div>
      </div>
    );
  return (
    <Carousel
      {...gallery}
      variant="wide"
      sizes="(width < 48rem) max(100vw, 72vh), (width < 64rem) 100vw, 62vw"
    />
  );
}
