import { useState } from "react";
import { interpolate } from "~/format/interpolate";
import { useCarousel } from "~/hooks/use-carousel";
import { useMessages } from "~/hooks/use-messages";
import { Picture } from "~/pictures/picture";
import { HiddenDetail } from "./action";
import { captionOf, CarouselCaptions, CarouselView } from "./carousel-captions";
import type { Slide } from "./carousel-captions";
import { CarouselFoot } from "./carousel-foot";
import { PictureViewerLoader } from "./picture-viewer-loader";

/** The shape of the pictures, and the margins of the controls below them. */
const variants = {
  /** As wide as the page. */
  wide: { shape: "carousel-wide", foot: "page" },
  /** In a column, with uncropped pictures. */
  landscape: { shape: "aspect-3/2", foot: "" },
};

interface CarouselProps {
  slides: readonly Slide[];
  /** The subject of the pictures: "Ontario Tower". */
  title: string;
  variant: keyof typeof variants;
  sizes: string;
  /** For a carousel in the first screen. */
  priority?: boolean;
  /** Whether there is a full-screen viewer. */
  viewer?: boolean;
}

function CarouselOf({
  slides,
  title,
  variant,
  sizes,
  priority = false,
  viewer = false,
}: CarouselProps) {
  const [viewing, setViewing] = useState(false);
  const messages = useMessages("controls").carousel;
  const label = interpolate(messages.pictures, { title });
  const { shape, foot } = variants[variant];
  const control = useCarousel({
    count: slides.length,
    minSlides: 2,
    ...(viewer && { onPress: openFromPicture }),
  });

  // Pressing a slide does not focus it, and the viewer returns the focus to the element that had it.
  function openFromPicture() {
    control.view.current?.focus({ preventScroll: true });
    setViewing(true);
  }

  const close = (index: number) => {
    setViewing(false);
    control.goTo(index);
  };

  return (
    <>
      <section className="carousel" aria-roledescription={messages.role} aria-label={label}>
        <CarouselView
          control={control}
          className="carousel-single"
          slides={slides.map(({ picture }, slide) => ({
            key: picture.src,
            content: (
              <Picture
                picture={picture}
                sizes={sizes}
                priority={priority && slide === 0}
                className={`${shape} w-full object-cover`}
              />
            ),
          }))}
        />
        <CarouselFoot
          control={control}
          text={captionOf(slides[control.index])}
          caption={<CarouselCaptions slides={slides} index={control.index} />}
          className={foot}
        >
          {viewer && (
            <button
              type="button"
              className="carousel-open text-action whitespace-nowrap"
              onClick={() => setViewing(true)}
            >
              {messages.all}
              <HiddenDetail text={title} />
            </button>
          )}
        </CarouselFoot>
      </section>
      {/* Outside of the section, whose key handler would handle the viewer's keys. */}
      {viewing && (
        <PictureViewerLoader slides={slides} label={label} start={control.index} onClose={close} />
      )}
    </>
  );
}

export function Carousel(props: CarouselProps) {
  // Swiper moves the DOM nodes of slides, so other slides need a new instance.
  return <CarouselOf key={props.slides.map(({ picture }) => picture.src).join()} {...props} />;
}
