import { ActionLink } from "~/ui/action-link";
import { PropertyCard } from "./property-card";
import type { PropertyPageData } from "./property-page-data";

interface SimilarHomesProps extends Pick<PropertyPageData, "similar" | "words"> {
  /** Said of every picture. */
  note: string;
}

/** The homes that somebody who looks at this one may want to see. */
export function SimilarHomes({ similar, words, note }: SimilarHomesProps) {
  return (
    <section className="screen-only section rule-t" aria-labelledby="similar-homes">
      <div className="page grid gap-x-(--gutter) gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="similar-homes" className="display text-title-2" data-reveal="">
            {words.similar.title}
          </h2>
          <ActionLink look="text" to="/buy" className="mt-4">
            {words.similar.all}
          </ActionLink>
          <p className="mt-4 text-small quiet">{note}</p>
        </div>
        <ul className="grid gap-x-(--gutter) gap-y-12 sm:grid-cols-2">
          {similar.map((home) => (
            <li key={home.link}>
              <PropertyCard
                property={home}
                sizes="(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, min(32vw, 27rem)"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
