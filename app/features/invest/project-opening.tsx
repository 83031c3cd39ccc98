import "~/ui/scrim.css";
import "./project-page.css";
import type { ReactNode } from "react";
import { ContactLine } from "~/features/enquiries/contact-bar";
import { useMessages } from "~/hooks/use-messages";
import { Picture } from "~/pictures/picture";
import { actionClasses, DownloadLink } from "~/ui/action";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CurrencyNote } from "~/ui/currency-select";
import { FactLine } from "~/ui/fact-line";
import { DotSeparated } from "~/ui/line-breaks";
import type { ProjectPageData } from "./project-page-data";
import { requestId } from "./request-section";

interface ProjectOpeningProps {
  project: ProjectPageData;
  /** Further actions. */
  children?: ReactNode;
}

/** A project's picture with its name, a sentence, and its main figures. */
export function ProjectOpening({ project, children }: ProjectOpeningProps) {
  const { opening, title, crumbs, eyebrow, line, figures, converted, brochure, messages } = project;
  const { forPicture } = useMessages("pictureNotes");
  const note = opening ? opening.picture.note : forPicture;
  return (
    <>
      <section className="project-opening scrim-above">
        {opening && (
          <Picture
            picture={opening.picture}
            sizes="(width < 48rem) max(100vw, 66vh), max(100vw, 52rem)"
            tallBelow="(width < 48rem)"
            priority
            className="project-opening-picture"
          />
        )}
        <div className="project-opening-text scrim-text">
          <div className="mb-4 [--accent:var(--color-paper)] [--quiet:var(--color-paper)]">
            <Breadcrumbs crumbs={crumbs} />
          </div>
          <h1 className="project-name display text-hero">
            <bdi>{title}</bdi>
          </h1>
          {note && <p className="pe-(--margin) pt-3 text-small">{note}</p>}
        </div>
      </section>
      <div className="page grid gap-x-(--gutter) gap-y-6 pt-8 pb-10 md:pt-12 lg:grid-cols-[8fr_4fr] lg:gap-x-16">
        <div>
          <p className="eyebrow">
            <DotSeparated text={eyebrow} />
          </p>
          <p className="mt-4 max-w-[34ch] display text-title-2">{line}</p>
        </div>
        <div className="flex flex-col items-stretch gap-y-1 sm:items-start">
          <a href={`#${requestId}`} className={actionClasses.primary}>
            {messages.ask}
          </a>
          <ContactLine contact={project.contact} className="contact-line-first" />
          <p className="flex flex-wrap gap-x-8">
            {children}
            {brochure && <DownloadLink {...brochure} />}
          </p>
        </div>
      </div>
      {figures.length > 0 && (
        <div className="page pb-12">
          <FactLine facts={figures} />
          {converted.length > 0 && <CurrencyNote texts={converted} className="mt-3 text-small" />}
        </div>
      )}
    </>
  );
}
