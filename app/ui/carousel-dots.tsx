import type { CarouselControl } from "~/hooks/use-carousel";

/** The hairline under a carousel: how far the visitor has come, and a dot for each slide. */
export function CarouselDots({ control }: { control: CarouselControl }) {
  const { index, count, goTo } = control;
  return (
    <div className="carousel-dots" role="group" aria-label="Choose a slide">
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="carousel-dot"
          aria-label={`Go to slide ${slide + 1} of ${count}`}
          aria-current={slide === index || undefined}
          data-passed={slide <= index || undefined}
          onClick={() => goTo(slide)}
        />
      ))}
    </div>
  );
}
