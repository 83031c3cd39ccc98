import type { BuyMessages } from "../en/buy";

export const buy: BuyMessages = {
  head: {
    title: "عقارات للبيع والإيجار في دبي",
    description:
      "شقق وفلل للبيع والإيجار في دبي، جاهزة للسكن. صفِّ النتائج بحسب النوع وغرف النوم والسعر والموقع، والأسعار بالدرهم.",
  },
  title: "منازل جاهزة للسكن",
  titleForRent: "منازل للإيجار",
  lead: "المنازل كلها مكتملة، للبيع أو للإيجار، والأسعار بالدرهم.",
  filter: {
    title: "تصفية النتائج",
    open: "تصفية",
    close: "إغلاق",
    more: "معايير أخرى",
    search: "بحث",
    fromSearch: "{criterion} (من البحث)",
    fields: {
      for: {
        label: "شراء أو إيجار",
        emptyOption: "الكل",
        options: { sale: "للبيع", rent: "للإيجار" },
      },
      type: { label: "نوع العقار", emptyOption: "كل الأنواع" },
      bedrooms: {
        label: "غرف النوم",
        emptyOption: "أي عدد",
        options: {
          "1": "غرفة نوم واحدة",
          "2": "غرفتا نوم",
          "3": "3 غرف نوم",
          "4+": "4 غرف نوم فأكثر",
        },
      },
      price: {
        label: "نطاق السعر",
        emptyOption: "أي سعر",
        upTo: "حتى {to}",
        between: "من {from} إلى {to}",
        andMore: "من {from} فأكثر",
        converted: "{price} (تقريبًا)",
      },
    },
    location: {
      label: "الموقع أو كلمات البحث",
      placeholder: "غرفتان، الخليج التجاري",
      example: "مثال: {example}",
    },
    priceLimits: { min: "السعر من", max: "السعر إلى", currency: "العملة", placeholder: "بلا حد" },
    sort: {
      label: "الترتيب",
      emptyOption: "الترتيب المقترح",
      submit: "ترتيب",
      options: {
        "price-up": "السعر: الأقل أولًا",
        "price-down": "السعر: الأعلى أولًا",
        "size-up": "المساحة: الأصغر أولًا",
        "size-down": "المساحة: الأكبر أولًا",
      },
    },
  },
  activeFilters: {
    label: "المعايير المختارة",
    remove: "إزالة المعيار: {filter}",
    clear: "مسح الكل",
  },
  exclusive: "لا شيء في قائمتنا المعلنة يطابق طلبك، لكن هذا المنزل يطابقه. ومعاينته بموعد مسبق فقط.",
  alsoExclusive: "معاينته بموعد مسبق فقط، ويطابق طلبك أيضًا:",
  empty: {
    text: "لا عقار يطابق هذه المعايير كلها.",
    all: "عرض جميع العقارات",
    allForRent: "عرض جميع المنازل المعروضة للإيجار",
    ask: "أخبرنا بما تبحث عنه",
  },
  subject: { sale: "شراء منزل", rent: "استئجار منزل" },
  search: {
    quoted: "«{words}»",
    offPlan: "على الخارطة",
    atLeast: "{rooms} على الأقل",
    atMost: "{rooms} على الأكثر",
    area: { about: "نحو {area}", between: "من {from} إلى {to}" },
    not: "باستثناء: {criterion}",
    notUnderstood: {
      words: "بحثنا من دون هذه الكلمات لأننا لم نفهمها: {words}.",
      view: "على البحر أم القناة أم المدينة؟",
      limit: "خانة «{field}» للأرقام فقط، فبحثنا من دون \u2068{typed}\u2069.",
    },
    range: {
      bedrooms: "غرف النوم: من {from} إلى {to}",
      bathrooms: "الحمّامات: من {from} إلى {to}",
    },
    nothing: {
      any: "لم نجد لدينا منزلًا يطابق بحثك: {criteria}.",
      sale: "لم نجد لدينا منزلًا للبيع يطابق بحثك: {criteria}.",
      rent: "لم نجد لدينا منزلًا للإيجار يطابق بحثك: {criteria}.",
    },
    near: {
      title: "قرب {place}",
      titleOfOne: "قرب {place}: {distance}",
      distance: "على بُعد {distance} من {place}",
    },
    closest: { title: "أقرب ما لدينا إلى طلبك", unmet: "خارج معايير البحث: {criteria}" },
    projects: "مشاريع على الخارطة",
    areas: "دليل المناطق",
    articles: "من المجلة",
    rate: "بالسعر المرجعي للبنك المركزي الأوروبي بتاريخ {date}: ‏{unit} يساوي {amount} درهم.",
    noRate:
      "لا يتوفر اليوم سعر صرف حديث ({currency})، فلم نأخذ في الحسبان السعر الذي ذكرته. يُرجى إدخاله بالدرهم أو بالدولار.",
  },
  pages: {
    label: "صفحات القائمة",
    previous: "الصفحة السابقة",
    next: "الصفحة التالية",
  },
  callToAction: {
    title: "قد لا يكون المنزل الذي تريده معروضًا بعد",
    text: "اذكر لنا المنطقة وعدد الغرف ونطاق السعر. نبحث عنه، ونكتب إليك بما نجده.",
    action: "أخبرنا بما تبحث عنه",
    offPlan: "عرض منازل على الخارطة",
  },
  list: {
    showing: {
      zero: "لا توجد عقارات مطابقة",
      one: "المعروض: عقار واحد",
      two: "المعروض: عقاران",
      few: "المعروض: {count} عقارات",
      many: "المعروض: {count} عقارًا",
      other: "المعروض: {count} عقار",
    },
    part: {
      few: "المعروض: من {from} إلى {to} (المجموع {count} عقارات)",
      many: "المعروض: من {from} إلى {to} (المجموع {count} عقارًا)",
      other: "المعروض: من {from} إلى {to} (المجموع {count} عقار)",
    },
    show: {
      zero: "لا عقارات لعرضها",
      one: "عرض عقار واحد",
      two: "عرض عقارين",
      few: "عرض {count} عقارات",
      many: "عرض {count} عقارًا",
      other: "عرض {count} عقار",
    },
    page: "الصفحة {page} من {pages}",
  },
};
