import "./carousel.css";
import type { ReactNode } from "react";
import { interpolate } from "~/format/interpolate";
import type { CarouselControl } from "~/hooks/use-carousel";
import { useMessages } from "~/hooks/use-messages";
import type { PictureData } from "~/pictures/picture";
import { DotSeparated } from "./line-breaks";

export interface Slide {
  picture: PictureData;
  /** A short caption: "Living room". */
  caption?: string;
  title?: string;
  subtitle?: string;
  description?: string;
}

interface CarouselCaptionsProps {
  slides: readonly Slide[];
  index: number;
}

/** What is announced of a slide: its caption, or what the picture shows. */
export const captionOf = (slide: Slide | undefined): string | undefined =>
  slide?.title ?? slide?.caption ?? slide?.picture.alt;

export function CarouselCaptions({ slides, index }: CarouselCaptionsProps) {
  return (
    <div className="grid flex-[1_1_10rem] py-2.5">
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

interface CarouselViewProps {
  control: CarouselControl;
  slides: readonly { key: string; content: ReactNode }[];
  className: string;
}

/** One copy of all slides. The loop may need several. */
function Slides({
  slides,
  count,
  copy,
}: Omit<CarouselViewProps, "className" | "control"> & { count: number; copy: number }) {
  const messages = useMessages("controls").carousel;
  return slides.map(({ key, content }, index) => (
    <div
      key={`${key} ${copy}`}
      className="carousel-slide"
      role="group"
      aria-roledescription={messages.slideRole}
      aria-label={interpolate(messages.slidePosition, { slide: `${index + 1}`, count: `${count}` })}
    >
      {content}
    </div>
  ));
}

export function CarouselView({ control, slides, className }: CarouselViewProps) {
  const { view, count, copies } = control;
  const messages = useMessages("controls").carousel;
  return (
    <div
      ref={view}
      className={`carousel-view ${className}`}
      role="group"
      aria-label={messages.slides}
      tabIndex={0}
    >
      <div className="carousel-row">
        {Array.from({ length: copies }, (_, copy) => copy).map((copy) => (
          <Slides key={copy} slides={slides} count={count} copy={copy} />
        ))}
      </div>
    </div>
  );
}
