import { useId } from "react";
import { SaveButton } from "~/listings/save-button";
import { hasPhotograph, Picture } from "~/pictures/picture";
import { CurrencyTexts } from "~/ui/currency-select";
import { LatinName } from "~/ui/latin-name";
import { DotSeparated, Price } from "~/ui/line-breaks";
import { SiteLink } from "~/ui/site-link";
import type { PropertyCardData } from "./property-card.server";

interface PropertyCardProps {
  property: PropertyCardData;
  sizes: string;
  /** For a card in the first screen. */
  priority?: boolean;
  /** `tall`: aspect ratio 4:5; `wide` and `small`: 3:2; `firstInList`: 4:5 only on tablets. */
  layout?: keyof typeof layouts;
  /** Whether the note on its picture is shown: see `hasPhotograph`. */
  noted: boolean;
}

const layouts = {
  tall: { className: "aspect-4/5", tallBelow: "all" },
  wide: { className: "aspect-3/2" },
  /** Smaller than the first card, with a rent on one line. */
  small: { className: "aspect-3/2" },
  firstInList: {
    className: "aspect-4/5 max-sm:aspect-3/2",
    tallBelow: "(40rem <= width < 80rem)",
  },
} as const;

const paths = {
  bed: "M2 15v-9M2 12h16v3M18 12v-2a2 2 0 0 0-2-2H8v4M5 8.5h.01",
  bath: "M2 10.5h16v1.5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zM4.5 10.5V5a1.75 1.75 0 0 1 3.5 0M6 16l-.75 1.75M14 16l.75 1.75",
  area: "M3 3h14v14H3zM3 8V3h5M17 12v5h-5",
} as const;

function LineIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="w-4 shrink-0"
    >
      <path d={paths[name]} />
    </svg>
  );
}

/** A property in a list. The whole card is one link. */
export function PropertyCard(props: PropertyCardProps) {
  const { property, sizes, priority = false, layout = "tall", noted } = props;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="property-card group relative grid grid-cols-1">
      <div className="relative col-start-1 row-start-1 overflow-hidden">
        <Picture
          picture={property.picture}
          sizes={sizes}
          priority={priority}
          {...layouts[layout]}
          className={`card-picture w-full object-cover ${layouts[layout].className}`}
        />
        {noted && property.picture.note && (
          <p className="absolute start-0 bottom-0 bg-paper px-4 py-2 text-small quiet">
            {property.picture.note}
          </p>
        )}
        {property.availability && (
          <p className="absolute start-0 top-0 bg-paper px-4 py-2 text-small">
            {property.availability}
          </p>
        )}
      </div>
      <p className="mt-5 eyebrow">
        <DotSeparated text={`${property.purpose} · ${property.type}`} />
      </p>
      <p
        className={`mt-2 display text-title-3 text-balance figures ${layout === "small" ? "md:text-title-4" : ""}`}
      >
        <Price text={property.mainPrice} />
      </p>
      {(property.rentPeriod || property.otherCurrencies.length > 0) && (
        <p className="text-small quiet figures">
          {property.rentPeriod && (
            <span>{property.rentPeriod + (property.otherCurrencies.length > 0 ? " · " : "")}</span>
          )}
          <CurrencyTexts texts={property.otherCurrencies} />
        </p>
      )}
      <h3 id={titleId} className="mt-2 group-hover:text-bronze">
        <SiteLink to={property.path} className="covering-link property-card-link">
          {property.title}
          <LatinName name={property.latinName} />
        </SiteLink>
      </h3>
      <p className="text-small quiet">{property.place}</p>
      <ul
        className={`mt-4 flex flex-wrap gap-x-3 gap-y-1 rule-t pt-4 text-small figures lg:gap-x-6 ${layout === "small" ? "md:gap-x-3! md:text-[0.875rem]! md:max-lg:[&_svg]:hidden" : ""}`}
      >
        <CardFact icon="bed" text={property.bedrooms} />
        <CardFact icon="bath" text={property.bathrooms} />
        <CardFact icon="area" text={property.area} />
      </ul>
      {/* On the foot of the picture, where no tower ends. */}
      <SaveButton
        id={property.id}
        title={property.title}
        className="z-2 col-start-1 row-start-1 place-self-end bg-paper px-3.5"
      />
    </article>
  );
}

function CardFact({ icon, text }: { icon: "bed" | "bath" | "area"; text: string }) {
  return (
    <li className="flex items-center gap-x-1.5 whitespace-nowrap">
      <LineIcon name={icon} />
      <DotSeparated text={text} />
    </li>
  );
}

interface PropertyCardsProps extends Pick<PropertyCardProps, "sizes" | "layout"> {
  properties: readonly PropertyCardData[];
  /** The columns of wide windows. */
  className: string;
  /** Whether each card appears when it is scrolled into view. */
  reveals?: boolean;
}

export function PropertyCards({ properties, className, reveals, ...card }: PropertyCardsProps) {
  const noted = hasPhotograph(properties.map(({ picture }) => picture));
  return (
    <ul className={`grid gap-x-(--gutter) gap-y-12 ${className}`}>
      {properties.map((property) => (
        <li key={property.path} data-reveal={reveals ? "" : undefined}>
          <PropertyCard {...card} property={property} noted={noted} />
        </li>
      ))}
    </ul>
  );
}
