import type { ProjectsMessages } from "../en/projects";

export const projects: ProjectsMessages = {
  ask: "اسأل عن {project}",
  untranslated: { text: "لم يُنشر وصف هذا المشروع بالعربية بعد.", link: "{title} ({language})" },
  developerFigures: {
    handover: { meaning: "موعد التسليم المتوقع" },
    paymentPlan: { meaning: "خطة السداد" },
    pools: { meaning: "مسابح المشروع" },
    island: { unit: "مليون م²", meaning: "مساحة الجزيرة" },
    beaches: { unit: "كم", meaning: "طول الشواطئ" },
  },
};
