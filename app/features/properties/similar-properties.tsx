import { buyPath } from "~/content/paths";
import { noteForPictureInList, noteForList } from "~/pictures/impression-notes";
import { ActionLink } from "~/ui/action";
import { PropertyCard } from "./property-card";
import type { PropertyPageData } from "./property-page-data";

interface SimilarPropertiesProps extends Pick<
  PropertyPageData,
  "similar" | "similarNote" | "messages"
> {
  /** The caption of pictures that are no photographs. */
  note: string;
}

/** The properties that are similar to that of the page. */
export function SimilarProperties({
  similar,
  similarNote,
  messages,
  note,
}: SimilarPropertiesProps) {
  const pictures = similar.map(({ picture }) => picture);
  const below = noteForList(pictures, note);
  return (
    <section className="screen-only section rule-t" aria-labelledby="similar-properties">
      <div className="page grid gap-x-(--gutter) gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="similar-properties" className="display text-title-2" data-reveal="">
            {messages.similar.title}
          </h2>
          {similarNote && <p className="mt-4 measure">{similarNote}</p>}
          <ActionLink variant="text" to={buyPath} className="mt-4">
            {messages.similar.all}
          </ActionLink>
          {below && <p className="mt-4 text-small quiet">{below}</p>}
        </div>
        <ul className="grid gap-x-(--gutter) gap-y-12 sm:grid-cols-2">
          {similar.map((property) => (
            <li key={property.link}>
              <PropertyCard
                property={property}
                note={noteForPictureInList(pictures, property.picture, note)}
                sizes="(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, min(32vw, 27rem)"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
