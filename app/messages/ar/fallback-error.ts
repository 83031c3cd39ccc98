import type { FallbackErrorMessages } from "../en/fallback-error";

export const fallbackError: FallbackErrorMessages = {
  title: "حدث خطأ غير متوقع!",
  text: "يُرجى إعادة تحميل الصفحة. وإن تكرر الخطأ، فاتصل بنا أو اكتب إلينا.",
  home: "العودة إلى الرئيسية",
};
