import type { LastErrorWords } from "../contract/last-error";

export const lastError: LastErrorWords = {
  title: "حدث خطأ غير متوقع!",
  text: "يُرجى تحميل الصفحة من جديد. وإن بقيت على حالها، فاتصل بنا أو اكتب إلينا.",
  home: "العودة إلى الرئيسية",
};
