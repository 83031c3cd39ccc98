import { describe, expect, it } from "vitest";
import { prelaunch } from "~/content/en/invest-prelaunch";
import { type Project, projects } from "~/content/en/projects";

const all: Project[] = Object.values(projects);

/** Specification §2: most carousels have ten slides. */
const slideCount = (id: string) => ({ "al-marjan-island": 9, "palazzo-tissoli": 8 })[id] ?? 10;

describe("the projects", () => {
  it("are named by their own ids", () => {
    expect(all.map(({ id }) => id)).toEqual(Object.keys(projects));
  });

  it("have as many slides as the specification gives them, no picture twice", () => {
    for (const { id, slides } of all) {
      expect([id, slides.length]).toEqual([id, slideCount(id)]);
      expect(new Set(slides.map(({ picture }) => picture)).size).toBe(slides.length);
      for (const { picture } of slides) expect(picture).toContain(`projects/${id}/`);
    }
  });

  it("say something under every picture", () => {
    const silent = all.flatMap(({ slides }) =>
      slides.filter(({ caption, title }) => !caption && !title),
    );
    expect(silent).toEqual([]);
  });

  it("give Al Marjan’s slides title, subtitle and description, AVIDA’s and ARKA’s the first two", () => {
    for (const slide of projects["al-marjan-island"].slides) {
      expect(slide.title && slide.subtitle && slide.description).toBeTruthy();
    }
    for (const id of ["avida-dubai-islands", "arka-enclave"] as const) {
      for (const slide of projects[id].slides) {
        expect(slide.title && slide.subtitle).toBeTruthy();
        expect(slide).not.toHaveProperty("description");
      }
    }
  });
});

describe("the prices of Palazzo Tissoli", () => {
  it("come to the square foot that is named beside them", () => {
    const [studio, oneBedroom] = prelaunch.units.items;
    expect(studio?.each).toContain((Math.round(1_100_000 / 470 / 10) * 10).toLocaleString("en"));
    expect(oneBedroom?.each).toContain((2_200_000 / 1000).toLocaleString("en"));
  });
});
