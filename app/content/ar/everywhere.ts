import type { EverywhereWords } from "../contract/everywhere";

export const everywhere: EverywhereWords = {
  offer: {
    label: "اللغة",
    text: "هذه الصفحة متاحة بالعربية أيضًا.",
    accept: "اقرأها بالعربية",
    dismiss: "لا، شكرًا",
  },
  error: {
    title: "حدث خطأ غير متوقع!",
    text: "يُرجى تحميل الصفحة من جديد. وإن بقيت على حالها، فاتصل بنا أو اكتب إلينا.",
    home: "العودة إلى الصفحة الرئيسية",
  },
};
