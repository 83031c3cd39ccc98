import type {
  LayoutMessages,
  ControlMessages,
  SitePagesMessages,
  FeedMessages,
  LlmsMessages,
} from "../en/layout";

export const layout: LayoutMessages = {
  navigation: {
    skip: "انتقل إلى المحتوى",
    menu: "القائمة",
    close: "إغلاق",
    noConnection: "لا يوجد اتصال بالإنترنت. ستُفتح الصفحة فور عودة الاتصال.",
    loading: "جارٍ تحميل الصفحة.",
    main: "القائمة الرئيسية",
    dropdown: "الاستثمار على الخارطة",
    allProjects: {
      one: "المشروع",
      two: "المشروعان",
      "3": "المشاريع الثلاثة كلها",
      "4": "المشاريع الأربعة كلها",
      "5": "المشاريع الخمسة كلها",
      "6": "المشاريع الستة كلها",
      "7": "المشاريع السبعة كلها",
      "8": "المشاريع الثمانية كلها",
      "9": "المشاريع التسعة كلها",
      "10": "المشاريع العشرة كلها",
      "11": "المشاريع الأحد عشر كلها",
      "12": "المشاريع الاثنا عشر كلها",
      other: "المشاريع كلها ({count})",
    },
    links: {
      "/company-overview": "الشركة",
      "/services": "الخدمات",
      "/team": "مستشارونا",
      "/buy": "شراء",
      "/sell": "بيع",
      "/invest/purchase-plan": "خطة الشراء",
      "/buy?for=rent": "إيجار",
      "/areas": "المناطق",
      "/journal": "المجلة",
      "/shortlist": "المفضلة",
      "/contact": "تواصل معنا",
    },
  },
  footer: {
    columns: ["المنازل", "الشركة"],
    links: {
      "/buy": "شراء عقار",
      "/buy?for=rent": "استئجار عقار",
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
    impression: "الصور في هذا الموقع صور توضيحية مصمَّمة بالحاسوب، وليست صورًا فوتوغرافية.",
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

export const controls: ControlMessages = {
  breadcrumb: "مسار التنقل",
  close: "إغلاق",
  carousel: {
    role: "عارض شرائح",
    slideRole: "شريحة",
    slides: "الشرائح",
    choose: "اختر شريحة",
    previous: "الشريحة السابقة",
    next: "الشريحة التالية",
    goTo: "انتقل إلى الشريحة {slide} من {count}",
    slidePosition: "{slide} من {count}",
    counter: "{slide} من {count}",
    currentSlide: "الشريحة {slide} من {count}",
    currentSlideWithText: "الشريحة {slide} من {count}: {text}",
    pictures: "صور {title}",
    all: "عرض جميع الصور",
  },
  form: {
    optional: "(اختياري)",
    choose: "يُرجى الاختيار",
    check: {
      one: "يُرجى مراجعة حقل واحد",
      two: "يُرجى مراجعة حقلين",
      few: "يُرجى مراجعة {count} حقول",
      other: "يُرجى مراجعة {count} حقلًا",
    },
  },
  currency: {
    label: "عملة إضافية للأسعار",
    names: { USD: "دولار", EUR: "يورو", GBP: "جنيه إسترليني" },
  },
  save: {
    label: "المفضلة",
    added: "في المفضلة",
    removed: "أُزيل من المفضلة",
  },
};

export const sitePages: SitePagesMessages = {
  "/": {
    name: "الرئيسية",
    title: "دبي الغد، قبل أن تُبنى",
    line: "منازل واستثمار على الخارطة، مع شركة تُدار من إيطاليا",
  },
  "/buy": { name: "شراء", title: "عقارات للبيع والإيجار", line: "دبي" },
  "/sell": { name: "بيع", title: "كم يساوي عقارك؟", line: "تقييم مجاني" },
  "/off-plan": { title: "على الخارطة", line: "أربع طرق للشراء قبل البناء" },
  "/invest/capital-appreciation": { title: "نمو رأس المال", line: "خمسة مشاريع على الخارطة" },
  "/invest/cash-flow": {
    name: "الدخل الإيجاري",
    title: "{yields}",
    line: "الاستثمار من أجل الدخل الإيجاري",
  },
  "/invest/trophy-asset": { title: "الأصول المميزة", line: "برجان سكنيان يحملان علامتين تجاريتين" },
  "/invest/prelaunch": {
    name: "ما قبل الإطلاق",
    title: "Palazzo Tissoli",
    line: "استثمارات ما قبل الإطلاق",
  },
  "/invest/purchase-plan": { title: "خطة الشراء", line: "كم تدفع، ومتى" },
  "/services": { title: "خدماتنا", line: "من البحث الأول إلى ما بعد تسلّم المفاتيح" },
  "/team": { title: "مستشارونا", line: "أكثر من {partnerLanguages} لغة" },
  "/areas": { title: "دليل المناطق", line: "ست مناطق في دبي" },
  "/journal": { title: "المجلة", line: "رؤى السوق والاستثمار وأسلوب الحياة" },
  "/catalogs": { title: "الكتالوجات", line: "نُعدّها لك عند الطلب" },
  "/company-overview": {
    title: "نبذة عن الشركة",
    line: "شركة وساطة عقارية في دبي تُدار من إيطاليا",
  },
  "/ceo-message": { title: "رسالة الرئيس التنفيذي", line: "رسالة من المؤسس" },
  "/contact": { title: "تواصل معنا", line: "دبي، الإمارات العربية المتحدة" },
  "/privacy": { title: "الخصوصية", line: "ما نحتفظ به، وإلى متى" },
};

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

export const feed: FeedMessages = { title: "أحدث المنازل والمشاريع والمقالات" };
