import { type Project, type ProjectId, projects } from "~/content/en/projects";
import { picture } from "~/pictures/find-picture";

/** A project with its pictures, as a page shows it. For loaders: the catalogue stays on the server. */
export function projectShowcase(id: ProjectId) {
  const project: Project = projects[id];
  return {
    ...project,
    slides: project.slides.map((slide) => ({ ...slide, picture: picture(slide.picture) })),
  };
}

export type ShowcaseProject = ReturnType<typeof projectShowcase>;
