import "./home-page.css";
import type { ReactNode } from "react";
import { buyPath } from "~/content/paths";
import { PropertyCard } from "~/features/properties/property-card";
import type { PropertyCardData } from "~/features/properties/property-card.server";
import type { CurrencyText } from "~/format/converted-money";
import { useCarousel } from "~/hooks/use-carousel";
import { useMessages } from "~/hooks/use-messages";
import { hasPhotograph } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { CarouselView } from "~/ui/carousel-captions";
import { CarouselFoot } from "~/ui/carousel-foot";
import { CurrencyNote } from "~/ui/currency-select";

interface CardCarouselProps {
  label: string;
  /** The cards: at least three, because the row loops. */
  slides: { key: string; content: ReactNode }[];
}

function CardCarousel({ label, slides }: CardCarouselProps) {
  const messages = useMessages("controls").carousel;
  const control = useCarousel({ count: slides.length, minSlides: 8 });
  return (
    <section className="carousel" aria-roledescription={messages.role} aria-label={label}>
      <CarouselView control={control} className="carousel-cards" slides={slides} />
      <CarouselFoot control={control} className="justify-end" />
    </section>
  );
}

interface LuxuryPropertiesProps {
  title: string;
  conversion: readonly CurrencyText[];
  cards: readonly PropertyCardData[];
}

const sizes = "(width < 40rem) 76vw, (width < 64rem) 46vw, 22vw";

export function LuxuryProperties({ title, conversion, cards }: LuxuryPropertiesProps) {
  const messages = useMessages("homePage").luxury;
  const noted = hasPhotograph(cards.map(({ picture }) => picture));
  const notes = useMessages("pictureNotes");
  return (
    <section className="page-grid items-start gap-y-6 overflow-x-clip section">
      <div
        className="flex flex-col items-start self-stretch lg:col-[content-start/col-end_3]"
        data-reveal=""
      >
        <p className="mb-4 eyebrow">{messages.eyebrow}</p>
        <h2 className="display text-title-2">{title}</h2>
        <p className="mt-5 lg:max-w-[30ch]">{messages.text}</p>
        <ActionLink variant="text" to={buyPath} className="mt-3">
          {messages.all}
        </ActionLink>
      </div>
      <div className="cards-to-edge col-[content-start/full-end] min-w-0 lg:col-[col-start_4/full-end]">
        <CardCarousel
          key={cards.map(({ link }) => link).join()}
          label={messages.eyebrow}
          slides={cards.map((card) => ({
            key: card.link,
            content: <PropertyCard property={card} sizes={sizes} noted={noted} />,
          }))}
        />
        <CurrencyNote texts={conversion} className="mt-4 text-small" />
        {!noted && <p className="mt-2 text-small quiet">{notes.forPicture}</p>}
      </div>
    </section>
  );
}
