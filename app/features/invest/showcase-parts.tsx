import { PermitNote } from "~/features/permits/permit-note";
import type { SitePath } from "~/locale";
import { ActionLink, DownloadLink, HiddenDetail } from "~/ui/action";
import { Carousel } from "~/ui/carousel";
import type { ShowcaseProject } from "./project-showcase";

interface ProjectFactsProps {
  facts: ShowcaseProject["facts"];
  /** Side by side under a wide picture, or in one column beside it. */
  across?: boolean;
}

export function ProjectFacts({ facts, across = false }: ProjectFactsProps) {
  return (
    <dl className={across ? "grid gap-x-(--gutter) md:grid-cols-3" : "rule-b"}>
      {facts.map(({ label, text }) => (
        <div key={label} className="rule-t py-4">
          <dt className="text-small text-(--accent,var(--color-bronze))">{label}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type ProjectActionsProps = Pick<ShowcaseProject, "title" | "page" | "ask" | "brochure" | "permit">;

export function ProjectActions({ title, page, ask, brochure, permit }: ProjectActionsProps) {
  return (
    <>
      <p className="flex flex-wrap gap-x-8">
        <ActionLink variant="text" to={page.to}>
          {page.text}
          <HiddenDetail text={title} />
        </ActionLink>
        <ActionLink variant="text" to={ask.to}>
          {ask.text}
        </ActionLink>
        {brochure && <DownloadLink {...brochure} subject={title} />}
      </p>
      <PermitNote permit={permit} />
    </>
  );
}

interface ProjectCarouselProps {
  project: Pick<ShowcaseProject, "title" | "slides">;
  /** The `sizes` attribute of a carousel in a column. Without it, the carousel is as wide as the page. */
  sizes?: string;
}

export function ProjectCarousel({ project, sizes }: ProjectCarouselProps) {
  return (
    <Carousel
      title={project.title}
      viewer

      slides={project.slides}
      variant={sizes ? "landscape" : "wide"}
      sizes={sizes ?? "(width < 48rem) 120vw, 100vw"}
    />
  );
}

export interface Risk {
  text: string;
  /** The purchase plan with the projects of the page. */
  plan?: { to: SitePath; children: string } | undefined;
}

interface RiskNoteProps {
  /** The source of the figures, and how they are calculated. */
  source?: string;
  risk: Risk;
}

export const RiskNote = ({ source, risk }: RiskNoteProps) => (
  <div className="max-w-[56ch] rule-s border-(--accent,var(--color-bronze)) ps-4 text-small quiet">
    {source} {risk.text}
    {risk.plan && (
      <p>
        <ActionLink variant="text" {...risk.plan} />
      </p>
    )}
  </div>
);
