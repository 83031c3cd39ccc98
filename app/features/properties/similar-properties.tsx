import { ActionLink } from "~/ui/action";
import { PicturesNote } from "~/ui/pictures-note";
import { PropertyCards } from "./property-card";
import type { PropertyPageData } from "./property-page.server";

interface SimilarPropertiesProps extends Pick<
  PropertyPageData,
  "similar" | "similarTitle" | "similarNote" | "similarLinks"
> {}

export function SimilarProperties({
  similar,
  similarTitle,
  similarNote,
  similarLinks,
}: SimilarPropertiesProps) {
  return (
    <section className="rule-t section print:hidden" aria-labelledby="similar-properties">
      <div className="page grid gap-x-(--gutter) gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="similar-properties" className="display text-title-2" data-reveal="">
            {similarTitle}
          </h2>
          {similarNote && <p className="mt-4 measure">{similarNote}</p>}
          <p className="mt-4 flex flex-wrap gap-x-8">
            {similarLinks.map((link) => (
              <ActionLink key={link.to} variant="text" {...link} />
            ))}
          </p>
          <PicturesNote of={similar.map(({ picture }) => picture)} />
        </div>
        <PropertyCards
          properties={similar}
          className="sm:grid-cols-2"
          sizes="(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, min(32vw, 27rem)"
        />
      </div>
    </section>
  );
}
