import type { ReactNode } from "react";
import { interpolate } from "~/format/interpolate";
import type { CarouselControl } from "~/hooks/use-carousel";
import { useMessages } from "~/hooks/use-messages";

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

/** The viewport of a carousel with the row of slides. */
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
