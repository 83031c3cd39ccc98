import type { CarouselControl } from "~/hooks/use-carousel";

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
      {moved && [`Slide ${index + 1} of ${count}`, text].filter(Boolean).join(": ")}
    </p>
  );
}
