import "./home-page.css";
import type { ReactNode } from "react";
import { buyPath } from "~/content/paths";
import { contactPath } from "~/features/enquiries/contact-links";
import type { exclusiveProperty } from "~/features/properties/home-listings.server";
import { PropertyCard } from "~/features/properties/property-card";
import type { PropertyCardData } from "~/features/properties/property-card.server";
import type { CurrencyText } from "~/format/converted-money";
import { interpolate } from "~/format/interpolate";
import { useCarousel } from "~/hooks/use-carousel";
import { useMessages } from "~/hooks/use-messages";
import { SaveButton } from "~/listings/save-button";
import { hasPhotograph } from "~/pictures/picture";
import { ActionLink, HiddenDetail } from "~/ui/action";
import { Carousel } from "~/ui/carousel";
import { CarouselView } from "~/ui/carousel-captions";
import { CarouselFoot } from "~/ui/carousel-foot";
import { CurrencyTexts, CurrencyNote } from "~/ui/currency-select";
import { DotSeparated } from "~/ui/line-breaks";
import { PicturesNote } from "~/ui/pictures-note";

interface ExclusiveProps {
  property: ReturnType<typeof exclusiveProperty>;
}

export function Exclusive({ property }: ExclusiveProps) {
  const messages = useMessages("homePage").exclusives;
  const { id, title, place, priceFigure, converted, path, facts, slides } = property;
  return (
    <section className="pt-[clamp(3rem,1.1rem+7.6vw,8rem)]">
      <div
        className="page grid items-end gap-x-(--gutter) gap-y-3 pb-6 lg:grid-cols-[8fr_4fr]"
        data-reveal=""
      >
        <div>
          <p className="mb-4 eyebrow">{messages.eyebrow}</p>
          <h2 className="display text-title-2 md:text-title-1">{title}</h2>
        </div>
        <p className="text-lead quiet lg:pb-2 lg:text-end">
          {interpolate(messages.text, { location: place })}
        </p>
      </div>
      <Carousel title={title} slides={slides} variant="wide" sizes="(width < 48rem) 188vw, 100vw" />
      <div className="page flex flex-wrap items-center justify-between gap-x-12 gap-y-6 pt-6 pb-4">
        <dl className="flex grow flex-wrap gap-x-5 gap-y-5 sm:grow-0 sm:gap-x-10 lg:gap-x-12">
          <ExclusiveFact {...priceFigure} converted={converted} wide />
          {facts.map((fact) => (
            <ExclusiveFact key={fact.unit} {...fact} />
          ))}
        </dl>
        <div className="flex w-full flex-wrap items-center gap-x-8 gap-y-2 sm:w-auto">
          <ActionLink
            to={contactPath({ interest: "buying", about: title })}
            className="w-full sm:w-auto"
          >
            {messages.enquire}
            <HiddenDetail text={title} />
          </ActionLink>
          <ActionLink variant="text" to={path}>
            {messages.learn}{" "}
            <span className="sr-only">{interpolate(messages.about, { title })}</span>
          </ActionLink>
          <SaveButton id={id} title={title} />
        </div>
      </div>
    </section>
  );
}

function ExclusiveFact({
  term,
  value,
  unit,
  converted,
  wide = false,
}: {
  /** What both texts are, for screen readers; undefined if the unit says it. */
  term?: string;
  value: string;
  unit: string;
  converted?: readonly CurrencyText[];
  wide?: boolean;
}) {
  const Unit = term ? "dd" : "dt";
  return (
    <div className={`flex flex-col-reverse justify-end ${wide ? "max-sm:w-full" : ""}`}>
      {term && <dt className="sr-only">{term}</dt>}
      <Unit className="text-small quiet">
        <DotSeparated text={unit} />
        {converted && converted.length > 0 && (
          <span className="block figures">
            <CurrencyTexts texts={converted} />
          </span>
        )}
      </Unit>
      <dd className="display text-title-3 figures">{value}</dd>
    </div>
  );
}

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
      <div
        className={`cards-to-edge ${cards.length > 3 ? "" : "cards-fit"} col-[content-start/full-end] min-w-0 lg:col-[col-start_4/full-end]`}
      >
        <CardCarousel
          key={cards.map(({ path }) => path).join()}
          label={messages.eyebrow}
          slides={cards.map((card) => ({
            key: card.path,
            content: <PropertyCard property={card} sizes={sizes} noted={noted} />,
          }))}
        />
        <CurrencyNote texts={conversion} className="mt-4 text-small" />
        <PicturesNote of={cards.map(({ picture }) => picture)} />
      </div>
    </section>
  );
}
