import { Carousel } from "~/ui/carousel";
import type { ShowcaseProject } from "./project-showcase";

interface ProjectCarouselProps {
  project: Pick<ShowcaseProject, "title" | "slides">;
  /** The `sizes` attribute of a carousel in a column. Without it, the carousel is as wide as the page. */
  sizes?: string;
}

/** A project's pictures, with the full-screen viewer. */
export function ProjectCarousel({ project, sizes }: ProjectCarouselProps) {
  return (
    <Carousel
      title={project.title}
      viewer

      slides={project.slides}
      variant={sizes ? "landscape" : "wide"}
      sizes={sizes ?? "(width < 48rem) 188vw, 100vw"}
    />
  );
}
