import { Children, isValidElement, type ReactNode } from "react";
import { useCarousel } from "~/hooks/use-carousel";
import { CarouselControls } from "./carousel-controls";
import { CarouselDots } from "./carousel-dots";
import { CarouselStatus } from "./carousel-status";
import { CarouselView } from "./carousel-view";

/** How the row stands on the page. */
const variants = {
  /** Three cards on a desk, two on a tablet, and no more. */
  contained: "",
  /** For a box that ends at the right edge of the page: the next card shows there. */
  bleeding: "carousel-bleeding",
};

interface CardCarouselProps {
  /** What the cards are: "Luxury properties". */
  label: string;
  variant?: keyof typeof variants;
  /** The cards, each with its key: three or more, or a row would show one of them twice. */
  children: ReactNode;
}

interface Card {
  key: string;
  content: ReactNode;
}

interface CardCarouselOfProps {
  label: string;
  className: string;
  cards: Card[];
}

function CardCarouselOf({ label, className, cards }: CardCarouselOfProps) {
  const control = useCarousel({ count: cards.length, fill: 8 });
  return (
    <section className={`carousel ${className}`} aria-roledescription="carousel" aria-label={label}>
      <CarouselView control={control} className="carousel-cards" slides={cards} />
      {cards.length > 1 && (
        <>
          <div className="carousel-foot justify-end">
            <CarouselControls control={control} />
          </div>
          <CarouselDots control={control} />
        </>
      )}
      <CarouselStatus control={control} />
    </section>
  );
}

/** A row of cards, three on a desk, two on a tablet and the edge of the next on a phone. Loops. */
export function CardCarousel({ label, variant = "contained", children }: CardCarouselProps) {
  const cards = Children.toArray(children).map((content, index) => ({
    key: isValidElement(content) && content.key ? content.key : String(index),
    content,
  }));
  return (
    <CardCarouselOf
      key={cards.map(({ key }) => key).join()}
      label={label}
      className={variants[variant]}
      cards={cards}
    />
  );
}
