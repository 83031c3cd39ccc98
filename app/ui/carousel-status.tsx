import type { CarouselControl } from "~/hooks/use-carousel";
import { words } from "./words";

interface CarouselStatusProps {
  control: CarouselControl;
  /** What the slide in view shows. */
  text?: string | undefined;
}

/** Tells a screen reader which slide has come into view, once the visitor has moved the carousel. */
export function CarouselStatus({ control, text }: CarouselStatusProps) {
  const { index, count, moved } = control;
  return (
    <p role="status" className="sr-only">
      {moved && [words.carousel.shown(index + 1, count), text].filter(Boolean).join(": ")}
    </p>
  );
}
