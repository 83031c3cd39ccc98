import type { ProjectsMessages } from "../en/projects";

export const projects: ProjectsMessages = {
  ask: "اسأل عن {project}",
  untranslated: "لم يُنشر وصف هذا المشروع بالعربية بعد.",
  see: "شاهد المشروع",
  page: {
    head: {
      title: "\u200F{project}: مشروع على الخارطة",
      description: "{line} على الخارطة، {place}.",
    },
    priceFrom: "أدنى سعر",
    plan: {
      text: "هذه خطة المطوّر، ومواعيد الدفعات مذكورة في العقد.",
      calculator: "احسب الخطة على سعر آخر",
    },
    atHandover: "عند التسليم",
    units: "أنواع المنازل",
    fees: "رسوم تُضاف إلى السعر",
    facts: "عن المشروع",
    register: {
      developer: "المطوّر",
      projectNumber: "رقم المشروع",
      escrow: "حساب الضمان",
      district: "المنطقة",
      stage: "المرحلة",
      stages: {
        announced: "أُعلن عنه",
        "on-sale": "معروض للبيع",
        "under-construction": "قيد الإنشاء",
        completed: "مكتمل",
      },
      progress: "نسبة الإنجاز",
      progressOn: "{percent} ({date})",
      chargeStated: "رسوم الخدمات بحسب المطوّر",
      chargeEstimated: "رسوم الخدمات بتقديرنا",
      perYear: "{amount} للقدم المربعة في السنة",
    },
    projections: {
      price: "السعر المتوقع في عام {year} بحسب المطوّر",
      perArea: "{amount} للقدم المربعة",
      yield: "العائد الإيجاري المتوقع بحسب المطوّر",
      yieldFrom: "{yield} فأكثر سنويًا",
    },
    missing: "إن لم تجد سعرًا أو مساحة أو موعدًا فاسألنا: نأتيك به من المطوّر.",
    documents: "الوثائق",
    chat: "راسلنا عبر واتساب",
    similar: { title: "مشاريع مشابهة", all: "جميع المشاريع" },
    enquiry: {
      text: "الأسعار والوحدات المتاحة والمخططات والعقد: اسأل عمّا تشاء، ويتصل بك أحد مستشارينا ليجيبك.",
      intro: "يتصل بك أحد مستشارينا.",
      submit: "إرسال الطلب",
      sent: "سنتواصل معك قريبًا بشأن \u2068{project}\u2069.",
    },
  },
  developerFigures: {
    handover: { meaning: "موعد التسليم المتوقع" },
    paymentPlan: { meaning: "خطة السداد" },
    pools: { meaning: "مسابح المشروع" },
    island: { unit: "مليون م²", meaning: "مساحة الجزيرة" },
    beaches: { unit: "كم", meaning: "طول الشواطئ" },
  },
};
