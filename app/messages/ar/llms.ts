import type { LlmsMessages } from "../en/llms";

export const llms: LlmsMessages = {
  summary:
    "شركة وساطة عقارية واستشارات استثمارية في دبي تُدار من إيطاليا: منازل للشراء والاستئجار والبيع والاستثمار، ولا سيما على الخارطة. لطلب معاينة، استخدم النموذج في صفحة المنزل.",
  homes: "المنازل",
  projects: "مشاريع على الخارطة",
  areas: "دليل المناطق",
  articles: "المجلة",
  pages: "الصفحات",
  contact: "التواصل",
  languages: "اللغات",
};
