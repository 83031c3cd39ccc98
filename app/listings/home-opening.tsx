import "./home.css";
import "./print.css";
import { Picture } from "~/pictures/picture";
import { Carousel } from "~/ui/carousel";
import type { HomePage } from "./home-page";
import { HomeTitle } from "./home-title";

interface HomeOpeningProps {
  home: HomePage;
  /** Said of every picture. */
  note: string;
}

/** How a home's page opens: on its gallery, on one hero picture, or on its title beside a gallery. */
export function HomeOpening({ home, note }: HomeOpeningProps) {
  const label = `${home.words.gallery} ${home.title}`;
  const [hero] = home.gallery;
  if (home.layout === "card" && hero)
    return (
      <figure className="home-hero">
        <Picture
          picture={hero.picture}
          sizes="(width < 48rem) max(100vw, 52vh), 100vw"
          tallBelow="(width < 48rem)"
          priority
          className="home-hero-picture w-full object-cover"
        />
        <figcaption className="page py-3 text-small quiet">
          {hero.caption} · {note}
        </figcaption>
      </figure>
    );
  if (home.layout === "dialog")
    return (
      <div className="page grid gap-x-16 gap-y-10 pt-6 md:pt-10 lg:grid-cols-[5fr_7fr] lg:items-center">
        <HomeTitle home={home} />
        <div className="min-w-0">
          <Carousel
            label={label}
            slides={home.gallery}
            variant="landscape"
            sizes="(width < 64rem) calc(100vw - 2.5rem), min(56vw, 46rem)"
            note={note}
            priority
            viewer
          />
        </div>
      </div>
    );
  return (
    <Carousel
      label={label}
      slides={home.gallery}
      variant="wide"
      sizes="(width < 48rem) max(100vw, 66vh), 100vw"
      note={note}
      priority
      viewer
    />
  );
}
