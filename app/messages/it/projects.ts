import type { ProjectsMessages } from "../en/projects";

export const projects: ProjectsMessages = {
  ask: "Informazioni su {project}",
  untranslated: {
    text: "Questo progetto non è ancora descritto in italiano.",
    link: "{title} in {language}",
  },
  developerFigures: {
    handover: { meaning: "Consegna prevista" },
    paymentPlan: { meaning: "Piano di pagamento" },
    pools: { unit: "piscine", meaning: "Nel progetto" },
    island: { unit: "milioni di m²", meaning: "L’isola" },
    beaches: { unit: "km", meaning: "Di spiagge" },
  },
};
