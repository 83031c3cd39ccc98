import "./picture-viewer.css";
import { useLayoutEffect, useRef } from "react";
import { interpolate } from "~/format/interpolate";
import { useCarousel } from "~/hooks/use-carousel";
import { useMessages } from "~/hooks/use-messages";
import { Picture } from "~/pictures/picture";
import { captionOf, CarouselCaptions, CarouselView } from "./carousel-captions";
import type { Slide } from "./carousel-captions";
import { CarouselFoot } from "./carousel-foot";

export interface PictureViewerProps {
  slides: readonly Slide[];
  /** The subject of the pictures. */
  label: string;
  start: number;
  /** Called with the index of the last picture. */
  onClose: (index: number) => void;
}

export function PictureViewer({ slides, label, start, onClose }: PictureViewerProps) {
  const { close, carousel } = useMessages("controls");
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the row is scrolled to its start: a closed dialog has no width.
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const control = useCarousel({ count: slides.length, minSlides: 2, start });
  const text = captionOf(slides[control.index]) ?? "";
  const currentSlide = interpolate(text ? carousel.currentSlideWithText : carousel.currentSlide, {
    slide: `${control.index + 1}`,
    count: `${slides.length}`,
    text,
  });
  return (
    <dialog
      ref={dialog}
      className="viewer carousel on-ink"
      // A new dialog is read by its name, a live region in it is not.
      aria-label={`${label}. ${currentSlide}`}
      onClose={() => onClose(control.index)}
    >
      <button
        type="button"
        className="viewer-close text-action"
        onClick={() => dialog.current?.close()}
      >
        {close}
      </button>
      <CarouselView
        control={control}
        className="carousel-single"
        slides={slides.map(({ picture }) => ({
          key: picture.src,
          content: <Picture picture={picture} sizes="min(100vw, 150vh)" className="size-full" />,
        }))}
      />
      <CarouselFoot
        control={control}
        text={text}
        caption={<CarouselCaptions slides={slides} index={control.index} />}
        className="page"
      />
    </dialog>
  );
}
