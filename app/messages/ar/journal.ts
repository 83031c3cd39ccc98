import type { JournalMessages } from "../en/journal";

export const journal: JournalMessages = {
  categories: {
    "market-insights": "رؤى السوق",
    investment: "الاستثمار",
    lifestyle: "أسلوب الحياة",
  },
  untranslated: "لم يُنشر هذا المقال بالعربية بعد.",
  index: {
    head: {
      title: "المجلة",
      description:
        "الشراء على الخارطة خطوة بخطوة، والدخل الإيجاري ونمو القيمة بالحساب، والانتقال من إيطاليا إلى دبي.",
    },
    eyebrow: "المجلة",
    title: "اقرأ قبل أن توقّع",
    lead: "ما كنا سنقوله لك لو جلسنا معًا: الخطوات والحسابات وما ينبغي السؤال عنه.",
    more: "قراءة المزيد",
    callToAction: {
      title: "ما سؤالك؟",
      text: "اكتبه كما تقوله. ويرد عليك مستشار ملمّ بالموضوع.",
      action: "الاستفسار من أحد مستشارينا",
      about: "سؤال بعد قراءة المجلة",
    },
  },
  article: {
    contents: "في هذا المقال",
    updated: "حُدّث في {date}",
    properties: { eyebrow: "المنازل", all: "جميع المنازل" },
    neighbours: {
      label: "المزيد من المجلة",
      newer: "الأحدث",
      older: "الأقدم",
      all: "جميع المقالات",
    },
  },
};
