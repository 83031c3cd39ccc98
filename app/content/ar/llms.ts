import type { LlmsWords } from "../contract/llms";

export const llms: LlmsWords = {
  summary:
    "شركة وساطة عقارية واستشارات استثمارية في دبي بقيادة إيطالية: منازل للشراء والإيجار والبيع والاستثمار، وعلى الخارطة قبل كل شيء. لطلب معاينة، استخدم النموذج في صفحة المنزل.",
  homes: "المنازل",
  areas: "أدلة المناطق",
  articles: "المجلة",
  pages: "الصفحات",
  contact: "التواصل",
  languages: "اللغات",
};
