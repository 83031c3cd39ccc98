import type { ProjectsMessages } from "../contract/projects";

export const projects: ProjectsMessages = {
  ask: "Ask about {project}",
  untranslated: {
    text: "This project is not described in English yet.",
    link: "{title} in {language}",
  },
  developerFigures: {
    handover: { meaning: "Handover expected" },
    paymentPlan: { meaning: "Payment plan" },
    pools: { meaning: "Pools" },
    island: { unit: "million sq m", meaning: "The island" },
    beaches: { unit: "km", meaning: "Beaches" },
  },
};
