import type { ProjectsWords } from "../contract/projects";

export const projects: ProjectsWords = {
  ask: "Ask about {project}",
  developerFigures: {
    handover: { meaning: "Handover expected" },
    paymentPlan: { meaning: "Payment plan" },
    pools: { unit: "pools", meaning: "In the project" },
    island: { unit: "million sq m", meaning: "The island" },
    beaches: { unit: "km", meaning: "Of beaches" },
  },
};
