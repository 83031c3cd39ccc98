import type { CarouselControl } from "~/hooks/use-carousel";
import { words } from "./words";

/** The hairline under a carousel: how far the visitor has come, and a dot for each slide. */
export function CarouselDots({ control }: { control: CarouselControl }) {
  const { index, count, goTo } = control;
  return (
    <div className="carousel-dots" role="group" aria-label={words.carousel.choose}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="carousel-dot"
          aria-label={words.carousel.goTo(slide + 1, count)}
          aria-current={slide === index || undefined}
          data-passed={slide <= index || undefined}
          onClick={() => goTo(slide)}
        />
      ))}
    </div>
  );
}
