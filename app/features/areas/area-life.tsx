import "~/ui/editorial.css";
import { useId } from "react";
import type { AreaTexts } from "~/content/areas";
import { useMessages } from "~/hooks/use-messages";
import { Picture } from "~/pictures/picture";
import { LatinName } from "~/ui/latin-name";
import { SiteLink } from "~/ui/site-link";
import type { AreaSummary } from "./area-guides";

type LifeTexts = Omit<AreaTexts, "close">;

interface NearbyPlace {
  place: string;
  how: string;
}

interface AreaLifeProps {
  area: LifeTexts;
  nearbyPlaces: readonly NearbyPlace[];
}

export function AreaLife({ area, nearbyPlaces }: AreaLifeProps) {
  const messages = useMessages("areas").guide;
  return (
    <>
      <Suits area={area} />
      <div className="bg-travertine [--rule:#c3b69f]">
        <Day
          hours={[
            { name: messages.day.morning, text: area.morning },
            { name: messages.day.evening, text: area.evening },
          ]}
        />
        <NearbyPlaces title={messages.near} nearbyPlaces={nearbyPlaces} />
      </div>
    </>
  );
}

function Suits({ area }: { area: LifeTexts }) {
  const messages = useMessages("areas").guide.suits;
  return (
    <section className="page grid gap-x-(--gutter) gap-y-8 section lg:grid-cols-12">
      <div className="lg:col-span-4" data-reveal="">
        <p className="mb-3 eyebrow">{messages.eyebrow}</p>
        <h2 className="display text-title-2">{messages.title}</h2>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <ul>
          {area.suits.map((line) => (
            <li key={line} className="rule-t py-6 display text-title-3 text-balance" data-reveal="">
              {line}
            </li>
          ))}
        </ul>
        <p className="rule-t pt-6">
          <strong className="weight-medium text-bronze">{area.unsuited.opening}</strong>{" "}
          {area.unsuited.text}
        </p>
      </div>
    </section>
  );
}

function Day({ hours }: { hours: readonly { name: string; text: string }[] }) {
  return (
    <div className="page grid md:grid-cols-2">
      {hours.map(({ name, text }, index) => (
        <section
          key={name}
          className={`py-12 md:py-24 ${index > 0 ? "[--rule:#c3b69f] max-md:rule-t md:rule-s md:ps-12 lg:ps-16" : "md:pe-12 lg:pe-16"}`}
          data-reveal=""
        >
          <h2 className="hour-title grand-title display">{name}</h2>
          <p className="mt-6 max-w-[44ch] text-lead">{text}</p>
        </section>
      ))}
    </div>
  );
}

function NearbyPlaces({
  title,
  nearbyPlaces,
}: {
  title: string;
  nearbyPlaces: readonly NearbyPlace[];
}) {
  return (
    <section className="page pb-14 md:pb-20">
      <h2 className="sr-only">{title}</h2>
      <dl className="grid gap-x-(--gutter) rule-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {nearbyPlaces.map(({ place, how }) => (
          <div key={place} className="py-4 max-sm:not-first:rule-t md:py-6">
            <dt className="display text-title-4">{place}</dt>
            <dd className="mt-1 max-w-[28ch] text-small">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AreaNeighboursProps {
  eyebrow: string;
  title: string;
  areas: readonly AreaSummary[];
}

export function AreaNeighbours({ eyebrow, title, areas }: AreaNeighboursProps) {
  const id = useId();
  return (
    <section className="page section">
      <p className="mb-3 eyebrow">{eyebrow}</p>
      <h2 className="mb-8 display text-title-2">{title}</h2>
      <ul className="rule-b">
        {areas.map(({ name, latinName, description, to, picture }, index) => (
          <li key={to} className="rule-t" data-reveal="">
            <article
              aria-labelledby={`${id}-${index}`}
              className="group relative grid grid-cols-[1fr_6.5rem] items-center gap-x-(--gutter) py-6 max-[22.5rem]:grid-cols-[1fr_4rem] md:grid-cols-12"
            >
              <div className="md:col-span-9 md:grid md:grid-cols-subgrid md:items-baseline">
                <h3
                  id={`${id}-${index}`}
                  className="display text-title-3 group-hover:text-bronze md:col-span-5"
                >
                  <SiteLink to={to} className="covering-link">
                    {name}
                    <LatinName name={latinName} />
                  </SiteLink>
                </h3>
                <p className="mt-2 max-md:text-small md:col-span-4">{description}</p>
              </div>
              <div className="self-start overflow-hidden md:col-span-3 md:col-start-10 lg:col-span-2 lg:col-start-11">
                <Picture
                  picture={picture}
                  sizes="(max-width: 767px) 156px, (max-width: 1023px) 24vw, (max-width: 1400px) 16vw, 220px"
                  className="card-picture aspect-square w-full object-cover md:aspect-3/2"
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
