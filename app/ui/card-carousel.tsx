import { Children, isValidElement, type ReactNode } from "react";
import { useCarousel } from "~/hooks/use-carousel";
import { CarouselFoot } from "./carousel-foot";
import { CarouselView } from "./carousel-view";
import { useControlWords } from "./control-words";

interface CardCarouselProps {
  /** What the cards are: "Luxury properties". */
  label: string;
  /** The cards, each with its key: three or more, or a row would show one of them twice. */
  children: ReactNode;
}

interface Card {
  key: string;
  content: ReactNode;
}

interface CardCarouselOfProps {
  label: string;
  cards: Card[];
}

function CardCarouselOf({ label, cards }: CardCarouselOfProps) {
  const words = useControlWords().carousel;
  const control = useCarousel({ count: cards.length, fill: 8 });
  return (
    <section className="carousel" aria-roledescription={words.role} aria-label={label}>
      <CarouselView control={control} className="carousel-cards" slides={cards} />
      <CarouselFoot control={control} className="justify-end" />
    </section>
  );
}

/** A row of cards, three on a desktop, two on a tablet and the edge of the next on a phone. Loops. */
export function CardCarousel({ label, children }: CardCarouselProps) {
  const cards = Children.toArray(children).map((content, index) => ({
    key: isValidElement(content) && content.key ? content.key : String(index),
    content,
  }));
  return <CardCarouselOf key={cards.map(({ key }) => key).join()} label={label} cards={cards} />;
}
