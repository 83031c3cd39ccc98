import { useCarousel } from "~/hooks/use-carousel";
import { Picture } from "~/pictures/picture";
import { CarouselCaptions } from "./carousel-captions";
import { CarouselControls } from "./carousel-controls";
import { CarouselDots } from "./carousel-dots";
import { CarouselStatus } from "./carousel-status";
import { CarouselView } from "./carousel-view";
import type { Slide } from "./slide";

/** The shape of the pictures, and how what stands under them meets the page's margins. */
const variants = {
  /** From edge to edge of the page, upright on a phone. */
  wide: { shape: "carousel-wide", tallBelow: "(width < 48rem)", foot: "page" },
  /** In a column, each picture whole. */
  landscape: { shape: "aspect-3/2", tallBelow: undefined, foot: "" },
};

interface CarouselProps {
  slides: readonly Slide[];
  /** What the pictures are of: "Pictures of Ontario Tower". */
  label: string;
  variant: keyof typeof variants;
  /** How wide a picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** Where the carousel is the first thing in view. */
  priority?: boolean;
  /** Said of every picture. */
  note?: string;
}

function CarouselOf({
  slides,
  label,
  variant,
  sizes,
  priority = false,
  note = "Artist’s impression",
}: CarouselProps) {
  const { shape, tallBelow, foot } = variants[variant];
  const control = useCarousel({ count: slides.length, fill: 2 });
  const current = slides[control.index];

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label}>
      <CarouselView
        control={control}
        className="carousel-single"
        slides={slides.map(({ picture }, slide) => ({
          key: picture.name,
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
      <div className={`carousel-foot ${foot}`}>
        <CarouselCaptions slides={slides} index={control.index} note={note} />
        {slides.length > 1 && <CarouselControls control={control} />}
      </div>
      {slides.length > 1 && <CarouselDots control={control} />}
      <CarouselStatus control={control} text={current?.title ?? current?.caption} />
    </section>
  );
}

/** One picture at a time, with its caption and the horizon under it. Loops. */
export function Carousel(props: CarouselProps) {
  // Swiper moves the slides about, so that other slides are another carousel.
  return <CarouselOf key={props.slides.map(({ picture }) => picture.name).join()} {...props} />;
}
