import "~/ui/editorial.css";
import { useId } from "react";
import { Picture } from "~/pictures/picture";
import { LatinName } from "~/ui/latin-name";
import { SiteLink } from "~/ui/site-link";
import type { AreaSummary } from "./area-guides";

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
      <h2 className="mb-8 display text-title-3">{title}</h2>
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
                  className="display text-title-2 group-hover:text-bronze max-[22.5rem]:text-title-3 md:col-span-5"
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
