import type { ReactNode } from "react";
import type { CarouselControl } from "~/hooks/use-carousel";
import { CarouselCaptions } from "./carousel-captions";
import { CarouselControls } from "./carousel-controls";
import { CarouselDots } from "./carousel-dots";
import { CarouselStatus } from "./carousel-status";
import type { Slide } from "./slide";

interface CarouselFootProps {
  control: CarouselControl;
  slides: readonly Slide[];
  /** Said of every picture. */
  note: string;
  className: string;
  /** Stands between the caption and the arrows. */
  children?: ReactNode;
}

/** What stands under pictures that are seen one at a time: caption, arrows and the hairline. */
export function CarouselFoot({ control, slides, note, className, children }: CarouselFootProps) {
  const current = slides[control.index];
  return (
    <>
      <div className={`carousel-foot ${className}`}>
        <CarouselCaptions slides={slides} index={control.index} note={note} />
        <div className="carousel-actions">
          {children}
          {slides.length > 1 && <CarouselControls control={control} />}
        </div>
      </div>
      {slides.length > 1 && <CarouselDots control={control} />}
      <CarouselStatus control={control} text={current?.title ?? current?.caption} />
    </>
  );
}
