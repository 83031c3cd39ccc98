import type { ProjectsMessages, BrochureMessages, CatalogsMessages } from "../en/projects";

export const projects: ProjectsMessages = {
  ask: "الاستفسار عن {project}",
  askPrice: "الاستفسار عن السعر",
  untranslated: "لم يُنشر وصف هذا المشروع بالعربية بعد.",
  see: "عرض المشروع",
  page: {
    head: {
      title: "\u200F{project}: مشروع على الخارطة",
      description: "{line} على الخارطة، {place}.",
      descriptionWithoutPlace: "{line} على الخارطة.",
    },
    priceFrom: "أدنى سعر",
    plan: {
      text: "هذه خطة المطوّر، ومواعيد الدفعات مذكورة في العقد.",
    },
    atHandover: "عند التسليم",
    units: "أنواع الوحدات",
    fees: "رسوم تُضاف إلى السعر",
    facts: "عن المشروع",
    register: {
      developer: "المطوّر",
      brand: "العلامة التجارية",
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
      soldOut: "بيعت وحداته كلها",
      progress: "نسبة الإنجاز",
      progressOn: "{percent} ({date})",
      chargeStated: "رسوم الخدمات بحسب المطوّر",
      chargeEstimated: "رسوم الخدمات بتقديرنا",
      perYear: "{amount} للقدم المربعة في السنة",
      interestReturned: "مبلغ إبداء الاهتمام: يُردّ إن لم تشترِ",
      interestInPrice: "مبلغ إبداء الاهتمام: يُحتسب من السعر",
      yesOrNo: { yes: "نعم", no: "لا" },
      fee: "عمولتنا",
      feePaidBy: { developer: "يدفعها المطوّر", buyer: "يدفعها المشتري" },
    },
    sources: {
      verified: "تحققنا منه في {date}",
      stated: "بحسب المطوّر، راجعناه في {date}",
      unchecked: "بحسب المطوّر، ولم نتحقق منه بعد",
      outdated: "مضى على ذلك أكثر من 90 يومًا: اطلب منّا التحقق مجددًا",
      slippage: {
        later: {
          one: "متأخر شهرًا واحدًا عن أول موعد",
          two: "متأخر شهرين عن أول موعد",
          few: "متأخر {count} أشهر عن أول موعد",
          other: "متأخر {count} شهرًا عن أول موعد",
        },
        earlier: {
          one: "أبكر بشهر واحد من أول موعد",
          two: "أبكر بشهرين من أول موعد",
          few: "أبكر بـ{count} أشهر من أول موعد",
          other: "أبكر بـ{count} شهرًا من أول موعد",
        },
        same: "في موعده الأول",
      },
      promised: "الموعد المعلن سابقًا: {month} ({date})",
      checkYourself:
        "تحقّق بنفسك: يعرض {app}، تطبيق دائرة الأراضي والأملاك، نسبة الإنجاز وحساب الضمان لكل مشروع مسجّل في دبي. لا تدفع إلى أي حساب آخر.",
    },
    projections: {
      price: "السعر المتوقع في عام {year} بحسب المطوّر",
      perArea: "{amount} للقدم المربعة",
      yield: "العائد الإيجاري المتوقع بحسب المطوّر",
      yieldFrom: "{yield} فأكثر سنويًا",
      yieldNote: "توقّع لا ضمان: لا أحد يعرف الإيجار قبل تأجير المنزل.",
    },
    questions: {
      title: "ماذا نسأل المطوّر؟",
      texts: {
        price: "ما سعر كل نوع من الوحدات؟",
        available: "ما الوحدات التي لا تزال متاحة؟",
        handover: "متى موعد التسليم؟",
        late: "ما حقوقي إذا تأخر التسليم؟",
        plan: "ما تواريخ استحقاق الدفعات؟",
        register: "من المطوّر؟ وما رقم المشروع وحساب الضمان؟",
        charge: "كم ستبلغ رسوم الخدمات؟",
        resale: "ما النسبة التي يجب أن أسددها قبل أن يُسمح لي بإعادة البيع؟",
        interest: "هل يُردّ إليّ مبلغ إبداء الاهتمام إن لم أشترِ؟",
        fee: "هل يدفع المطوّر عمولة الوساطة؟",
      },
    },
    missing: "إن لم تجد هنا رقمًا تحتاج إليه فاسألنا، وسنحصل عليه من المطوّر.",
    documents: "الوثائق",
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

export const brochure: BrochureMessages = {
  link: "الكتيّب (PDF بحجم {size} ميغابايت)",
  documentTitle: "\u200F{title}، {place}",
  priceUnknown: "السعر عند الطلب",
  offPlan: "على الخارطة",
  parts: { home: "عن المنزل", project: "عن المشروع", pictures: "الصور" },
  contact: {
    title: { property: "عاينه، ثم قرّر", project: "اسأل قبل أن توقّع" },
    text: {
      property: "حدّد لنا يومًا، فنعرض عليك المنزل ونبيّن لك ما يستحق التدقيق فيه.",
      project: "ساعة مع أحد مستشارينا، حضوريًا أو عبر الفيديو: الخطة والمواعيد والعقد.",
    },
    message: "السلام عليكم، أودّ الاستفسار عن مشروع {title}.\n{address}",
  },
  code: {
    label: "رمز QR يفتح {address}",
    text: {
      property: "جميع الصور وسعر اليوم وطلب المعاينة:",
      project: "جميع الصور وأحدث المعلومات:",
    },
  },
  prepared: {
    property:
      "أُعدّ في {date}. وربما تغيّر السعر بعد ذلك أو لم يعد المنزل متاحًا، وأحدث ما لدينا في صفحة المنزل.",
    project: "أُعدّ في {date}. الخطط والمواعيد والأسعار من المطوّر، وقد تكون تغيّرت بعد ذلك.",
  },
};

export const catalogs: CatalogsMessages = {
  head: {
    title: "الكتالوجات",
    description:
      "كتالوجات منازل دبي ومشاريعها من Orizzonte. اطلب كتالوجًا يُعدّ وفق المنطقة والميزانية وموعد التسليم التي تريدها.",
  },
  title: "الكتالوجات",
  several: "عدة منازل في كتالوج واحد",
  empty: "لا تتوفر كتالوجات في الوقت الحالي.",
  custom: "اذكر المنطقة والميزانية وموعد التسليم التي تفكر فيها، ونحن نُعدّ لك كتالوجًا يناسبها.",
  request: "طلب كتالوج خاص",
  requestOne: "طلب هذا الكتالوج",
  pages: {
    one: "صفحة واحدة",
    two: "صفحتان",
    few: "{count} صفحات",
    other: "{count} صفحة",
  },
  brochures: {
    title: "الكتيّبات",
    text: "لكل منزل ولكل مشروع كتيّب يمكنك أن تحتفظ به أو ترسله إلى من تشاء.",
    homes: "المنازل",
    projects: "مشاريع على الخارطة",
    file: "PDF بحجم {size} ميغابايت",
  },
  items: {},
};
