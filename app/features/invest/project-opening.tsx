import "./project-page.css";
import type { ReactNode } from "react";
import { ContactLine } from "~/features/enquiries/contact-bar";
import { Picture } from "~/pictures/picture";
import { actionClasses, DownloadLink } from "~/ui/action";
import { Breadcrumbs, type Crumb } from "~/ui/breadcrumbs";
import { CurrencyNote } from "~/ui/currency-select";
import { FactLine } from "~/ui/fact-line";
import { DotSeparated } from "~/ui/line-breaks";
import { PictureNote } from "~/ui/pictures-note";
import type { ProjectPageData } from "./project-page.server";
import { requestTitleId } from "./request-section";

interface ProjectOpeningProps {
  project: ProjectPageData;
  crumbs: readonly Crumb[];
  children?: ReactNode;
}

export function ProjectOpening({ project, crumbs, children }: ProjectOpeningProps) {
  const { opening, title, eyebrow, line, figures, converted, brochure, messages } = project;
  return (
    <>
      <section className="project-opening">
        <figure>
          <Picture
            picture={opening}
            sizes="(width < 64rem) 100vw, max(54vw, 105vh)"
            priority
            className="project-opening-picture"
          />
          <figcaption className="max-lg:px-(--margin)">
            <PictureNote>{opening.note}</PictureNote>
          </figcaption>
        </figure>
        <div className="project-opening-text">
          <Breadcrumbs crumbs={crumbs} />
          <p className="mt-4 eyebrow md:mt-6">
            <DotSeparated text={eyebrow} />
          </p>
          <h1 className="project-name mt-3 display text-title-1/[1.05] lg:text-title-2/[1.05] 2xl:text-title-1/[1.05]">
            <bdi>{title}</bdi>
          </h1>
          <p className="mt-4 text-lead">{line}</p>
          <div className="mt-6 flex flex-col items-start gap-y-1">
            <a href={`#${requestTitleId}`} className={`${actionClasses.primary} max-lg:hidden`}>
              {messages.ask}
            </a>
            <ContactLine contact={project.contact} className="max-lg:hidden" />
            <p className="flex flex-wrap gap-x-8">
              {children}
              {brochure && <DownloadLink {...brochure} />}
            </p>
          </div>
        </div>
      </section>
      {figures.length > 0 && (
        <div className="page pb-12">
          <FactLine facts={figures} />
          {converted.length > 0 && <CurrencyNote texts={converted} className="mt-3 text-small" />}
        </div>
      )}
    </>
  );
}
