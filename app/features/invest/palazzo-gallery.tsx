import { Carousel } from "~/ui/carousel";
import type { ShowcaseProject } from "./project-showcase";

interface PalazzoGalleryProps {
  title: string;
  project: ShowcaseProject;
  /** Said of every picture. */
  note: string;
}

/** The one project of the page, on ink, its name as large as its pictures are wide. */
export function PalazzoGallery({ title, project, note }: PalazzoGalleryProps) {
  return (
    <section className="on-ink pt-16 pb-14 md:pt-24 md:pb-20" aria-labelledby="palazzo">
      <div
        className="page grid items-end gap-x-(--gutter) gap-y-4 pb-10 lg:grid-cols-[8fr_4fr]"
        data-reveal=""
      >
        <h2 id="palazzo" className="display text-hero">
          <bdi>{project.title}</bdi>
          <span className="sr-only">: {title}</span>
        </h2>
        <p className="text-lead lg:pb-2">{project.line}</p>
      </div>
      <Carousel
        title={project.title}
        viewer
        note={note}
        slides={project.slides}
        variant="wide"
        sizes="(width < 48rem) 188vw, 100vw"
      />
    </section>
  );
}
