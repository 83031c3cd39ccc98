import type { Picture } from "~/pictures/picture-data";
import { DotSeparated } from "./line-breaks";

/** A picture of a gallery with its caption. */
export interface Slide {
  picture: Picture;
  /** A short caption: "Living room". */
  caption?: string;
  title?: string;
  subtitle?: string;
  description?: string;
}

interface CarouselCaptionsProps {
  slides: readonly Slide[];
  /** The index of the visible slide. */
  index: number;
}

/** The short caption of a slide. */
export const captionOf = (slide: Slide | undefined): string | undefined =>
  slide?.title ?? slide?.caption;

/** The captions of all slides, of which the current one is visible. */
export function CarouselCaptions({ slides, index }: CarouselCaptionsProps) {
  return (
    <div className="carousel-captions">
      {slides.map(({ picture, title, subtitle, description, caption }, slide) => {
        const texts = [caption, picture.note].filter(Boolean);
        return (
          <div
            key={picture.src}
            className="carousel-caption"
            data-current={slide === index || undefined}
          >
            {title && <p className="display text-title-4">{title}</p>}
            {subtitle && <p className="mt-1">{subtitle}</p>}
            {description && <p className="mt-2 text-small quiet measure">{description}</p>}
            {texts.length > 0 && (
              <p className="text-small quiet">
                <DotSeparated text={texts.join(" · ")} />
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
