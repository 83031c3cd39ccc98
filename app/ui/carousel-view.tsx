import type { ReactNode } from "react";
import { fill } from "~/format/fill";
import type { CarouselControl } from "~/hooks/use-carousel";
import { useControlWords } from "./control-words";

interface CarouselViewProps {
  control: CarouselControl;
  slides: readonly { key: string; content: ReactNode }[];
  className: string;
}

/** Copies that fill the loop are out of everybody's way until the carousel has settled. */
function Slides({
  slides,
  count,
  copy,
}: Omit<CarouselViewProps, "className" | "control"> & { count: number; copy: number }) {
  const words = useControlWords("carousel");
  return slides.map(({ key, content }, index) => (
    <div
      key={`${key} ${copy}`}
      className="carousel-slide"
      role="group"
      aria-roledescription={words.slideRole}
      aria-label={fill(words.place, { slide: `${index + 1}`, count: `${count}` })}
    >
      {content}
    </div>
  ));
}

/** The window of a carousel and the row of slides that passes behind it. */
export function CarouselView({ control, slides, className }: CarouselViewProps) {
  const { view, count, copies } = control;
  const words = useControlWords("carousel");
  return (
    <div
      ref={view}
      className={`carousel-view ${className}`}
      role="group"
      aria-label={words.slides}
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
