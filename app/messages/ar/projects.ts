import type { ProjectsWords } from "../contract/projects";

export const projects: ProjectsWords = {
  ask: "اسأل عن {project}",
  developerFigures: {
    handover: { meaning: "موعد التسليم المتوقع" },
    paymentPlan: { meaning: "خطة السداد" },
    pools: { meaning: "مسابح المشروع" },
    island: { unit: "مليون م²", meaning: "مساحة الجزيرة" },
    beaches: { unit: "كم", meaning: "طول الشواطئ" },
  },
};
