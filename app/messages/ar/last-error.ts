import type { LastErrorWords } from "../contract/last-error";

export const lastError: LastErrorWords = {
  title: "حدث خطأ غير متوقع!",
  text: "يُرجى إعادة تحميل الصفحة. وإن تكرر الخطأ، فاتصل بنا أو اكتب إلينا.",
  home: "العودة إلى الرئيسية",
};
