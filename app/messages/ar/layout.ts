import type { LayoutMessages } from "../en/layout";

export const layout: LayoutMessages = {
  navigation: {
    skip: "انتقل إلى المحتوى",
    menu: "القائمة",
    close: "إغلاق",
    noConnection: "لا يوجد اتصال بالإنترنت. ستُفتح الصفحة فور عودة الاتصال.",
    main: "القائمة الرئيسية",
    dropdown: "الاستثمار على الخارطة",
    links: {
      "/company-overview": "الشركة",
      "/services": "الخدمات",
      "/team": "مستشارونا",
      "/buy": "شراء",
      "/sell": "بيع",
      "/shortlist": "المفضلة",
      "/contact": "تواصل معنا",
    },
  },
  footer: {
    columns: ["المنازل", "الشركة"],
    links: {
      "/buy": "شراء عقار",
      "/sell": "بيع عقار",
      "/off-plan": "عقارات على الخارطة",
      "/areas": "دليل المناطق",
      "/team": "مستشارونا",
      "/ceo-message": "رسالة الرئيس التنفيذي",
      "/journal": "المجلة",
      "/catalogs": "الكتالوجات",
      "/contact": "تواصل معنا",
      "/privacy": "الخصوصية",
    },
    visit: "المكتب",
    hours: "ساعات العمل بتوقيت دبي",
    follow: "تابعنا",
    impression: "الصور في هذا الموقع صور توضيحية.",
  },
  crumbs: { home: "الرئيسية", offPlan: "على الخارطة" },
  errors: {
    notFound: {
      title: "عذرًا! الصفحة غير موجودة",
      description:
        "لا توجد صفحة بهذا العنوان. تصفّح المنازل المعروضة للبيع والإيجار في دبي والعقارات على الخارطة ودليل المناطق، أو تواصل معنا.",
      text: "ربما تغيّر العنوان، أو بِيع المنزل أو أُجِّر. قد تجد ما تبحث عنه في إحدى هذه الصفحات.",
      links: {
        "/buy": "منازل للبيع والإيجار",
        "/off-plan": "عقارات على الخارطة",
        "/areas": "دليل المناطق",
        "/contact": "تواصل معنا",
      },
    },
    linkToLanguage: "{title} ({language})",
  },
  language: { switch: "اللغة" },
};
