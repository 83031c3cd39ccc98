import "./home.css";
import type { HomeWords } from "~/content/contract/home";
import { buyPath } from "~/data/paths";
import { PropertyCard } from "~/features/properties/property-card";
import type { CardData } from "~/features/properties/property-card-data";
import { ActionLink } from "~/ui/action-link";
import { CardCarousel } from "~/ui/card-carousel";

interface LuxuryPropertiesProps {
  copy: HomeWords["luxury"];
  title: string;
  note: string;
  cards: readonly CardData[];
}

const sizes = "(width < 40rem) 76vw, (width < 64rem) 46vw, 22vw";

/** The open list as a row that runs out of the right edge; what it is stands at its head. */
export function LuxuryProperties({ copy, title, note, cards }: LuxuryPropertiesProps) {
  return (
    <section className="page-grid items-start gap-y-10 overflow-x-clip section">
      <div
        className="flex flex-col items-start self-stretch lg:col-[content-start/col-end_3]"
        data-reveal=""
      >
        <p className="mb-4 eyebrow">{copy.eyebrow}</p>
        <h2 className="display text-title-2">{title}</h2>
        <p className="mt-5 lg:max-w-[30ch]">{copy.text}</p>
        <ActionLink look="text" to={buyPath} className="mt-3">
          {copy.all}
        </ActionLink>
        <p className="mt-4 text-small quiet lg:mt-auto lg:pb-1">{note}</p>
      </div>
      <div className="cards-out col-[content-start/full-end] min-w-0 lg:col-[col-start_4/full-end]">
        <CardCarousel label={copy.eyebrow}>
          {cards.map((card) => (
            <PropertyCard key={card.link} property={card} sizes={sizes} />
          ))}
        </CardCarousel>
      </div>
    </section>
  );
}
