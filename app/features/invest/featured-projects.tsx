import type { OffPlanWords } from "~/content/contract/investment";
import { contactPath } from "~/features/enquiries/contact-path";
import { Picture } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";
import { EmptyState } from "~/ui/empty-state";
import type { ShowcaseProject } from "./project-showcase";

interface FeaturedProjectsProps {
  copy: Omit<OffPlanWords["featured"], "distinction">;
  /** Where there are none: what those of the investment pages are then. */
  distinction: string;
  projects: readonly ShowcaseProject[];
  /** Said of every picture. */
  note: string;
}

/** The projects on offer now, one picture each, or one honest line while there are none. */
export function FeaturedProjects({ copy, distinction, projects, note }: FeaturedProjectsProps) {
  return (
    <section aria-labelledby="featured" className="page pb-[clamp(4rem,8vw,8rem)]">
      <h2 id="featured" className="mb-6 eyebrow">
        {copy.title}
      </h2>
      {projects.length === 0 && (
        <>
          <EmptyState text={copy.empty}>
            <ActionLink
              look="outline"
              to={contactPath({ interest: "off-plan", about: copy.about })}
              className="shrink-0"
            >
              {copy.next}
            </ActionLink>
          </EmptyState>
          <p className="mt-4 max-w-[60ch]">{distinction}</p>
        </>
      )}
      {projects.length > 0 && (
        <ul>
          {projects.map(({ id, title, line, slides, ask }) => (
            <li
              key={id}
              className="grid items-end gap-x-(--gutter) gap-y-5 py-8 rule-t lg:grid-cols-[8fr_4fr]"
            >
              <figure>
                {slides[0] && (
                  <Picture
                    picture={slides[0].picture}
                    sizes="(width < 64rem) 92vw, min(60vw, 54rem)"
                    className="aspect-3/2 w-full object-cover"
                  />
                )}
                <figcaption className="pt-2 text-small quiet">{note}</figcaption>
              </figure>
              <div>
                <h3 className="display text-title-3">{title}</h3>
                <p className="mt-3 mb-3">{line}</p>
                <ActionLink look="text" to={ask.to}>
                  {ask.text}
                </ActionLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
