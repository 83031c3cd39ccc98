import { useState, type ComponentType, useEffect, useEffectEvent } from "react";
import { interpolate } from "~/format/interpolate";
import { useCarousel } from "~/hooks/use-carousel";
import { Picture } from "~/pictures/picture";
import { captionOf, CarouselCaptions } from "./carousel-captions";
import type { Slide } from "./carousel-captions";
import { CarouselFoot } from "./carousel-foot";
import { CarouselView } from "./carousel-view";
import { useControlMessages } from "./control-messages";
import type { PictureViewerProps } from "./picture-viewer";

/** The shape of the pictures, and how what stands under them meets the page's margins. */
const variants = {
  /** From edge to edge of the page, upright on a phone. */
  wide: { shape: "carousel-wide", tallBelow: "(width < 48rem)", foot: "page" },
  /** In a column, each picture whole. */
  landscape: { shape: "aspect-3/2", tallBelow: undefined, foot: "" },
};

interface CarouselProps {
  slides: readonly Slide[];
  /** What the pictures are of: "Ontario Tower". */
  title: string;
  variant: keyof typeof variants;
  /** How wide a picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** Where the carousel is the first thing in view. */
  priority?: boolean;
  /** Said of every picture. */
  note: string;
  /** Whether the pictures can be seen on the whole screen. */
  viewer?: boolean;
}

function CarouselOf({
  slides,
  title,
  variant,
  sizes,
  priority = false,
  note,
  viewer = false,
}: CarouselProps) {
  const [viewing, setViewing] = useState(false);
  const messages = useControlMessages("carousel");
  const label = interpolate(messages.pictures, { title });
  const { shape, tallBelow, foot } = variants[variant];
  const control = useCarousel({
    count: slides.length,
    fill: 2,
    ...(viewer && { onPress: openFromPicture }),
  });

  // What is pressed takes no focus by itself, and the viewer gives back what it found.
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
                {...(tallBelow && { tallBelow })}
                priority={priority && slide === 0}
                className={`${shape} w-full object-cover`}
              />
            ),
          }))}
        />
        <CarouselFoot
          control={control}
          text={captionOf(slides[control.index])}
          caption={<CarouselCaptions slides={slides} index={control.index} note={note} />}
          className={foot}
        >
          {viewer && (
            <button
              type="button"
              className="carousel-open text-action"
              onClick={() => setViewing(true)}
            >
              {messages.all}
            </button>
          )}
        </CarouselFoot>
      </section>
      {/* Outside of the section, which would hear the keys that are meant for the viewer. */}
      {viewing && (
        <PictureViewerLoader
          slides={slides}
          label={label}
          note={note}
          start={control.index}
          onClose={close}
        />
      )}
    </>
  );
}

/** The full-screen viewer. Its code arrives when it is first opened; without it nothing opens. */
function PictureViewerLoader(props: PictureViewerProps) {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();

  const giveUp = useEffectEvent(() => props.onClose(props.start));

  useEffect(() => {
    const fetchViewer = async () => {
      const { PictureViewer } = await import("./picture-viewer");
      setViewer(() => PictureViewer);
    };
    fetchViewer().catch(() => giveUp());
  }, []);

  return Viewer && <Viewer {...props} />;
}

/** One picture at a time, with its caption and the horizon under it. Loops. */
export function Carousel(props: CarouselProps) {
  // Swiper moves the slides about, so that other slides are another carousel.
  return <CarouselOf key={props.slides.map(({ picture }) => picture.src).join()} {...props} />;
}
