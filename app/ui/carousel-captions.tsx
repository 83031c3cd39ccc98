import type { Picture } from "~/pictures/picture-data";
import { Dotted } from "./line-breaks";

/** One picture of a gallery, and what is said under it. */
export interface Slide {
  picture: Picture;
  /** What the picture shows, in a word or two: "Living room". */
  caption?: string;
  title?: string;
  subtitle?: string;
  description?: string;
}

interface CarouselCaptionsProps {
  slides: readonly Slide[];
  /** Of the slide in view. */
  index: number;
  /** Said of every picture. */
  note: string;
}

/** What a slide shows, in few words. */
export const captionOf = (slide: Slide | undefined): string | undefined =>
  slide?.title ?? slide?.caption;

/** What is said of each slide. All of it is in the page; the one of the slide in view shows. */
export function CarouselCaptions({ slides, index, note }: CarouselCaptionsProps) {
  return (
    <div className="carousel-captions">
      {slides.map(({ picture, title, subtitle, description, caption }, slide) => (
        <div
          key={picture.src}
          className="carousel-caption"
          data-current={slide === index || undefined}
        >
          {title && <p className="display text-title-4">{title}</p>}
          {subtitle && <p className="mt-1">{subtitle}</p>}
          {description && <p className="mt-2 text-small quiet measure">{description}</p>}
          <p className="text-small quiet">
            <Dotted text={caption ? `${caption} · ${note}` : note} />
          </p>
        </div>
      ))}
    </div>
  );
}
