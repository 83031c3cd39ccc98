import type { AreasMessages, MapMessages } from "../en/areas";

export const areas: AreasMessages = {
  card: {
    properties: "العقارات المعروضة في السوق (عدد استرشادي)",
    price: "الأسعار المطلوبة (تقديرنا)",
    explore: "استكشاف المنطقة",
  },
  index: {
    head: {
      title: "دليل المناطق",
      description:
        "ست مناطق في دبي: أسعار المنازل فيها، ومن تناسب كل منها، وكيف يكون الصباح والمساء فيها.",
    },
    eyebrow: "دليل المناطق",
    title: "اختر المنطقة، ثم المنزل",
    lead: "المنزل يمكن تغييره، أما مكانه فلا. ست مناطق، كما هي صباحًا ومساءً.",
    note: "أعداد العقارات المعروضة في السوق ونطاقات الأسعار من تقديرنا في {month}، وهي تتغير مع السوق. والصور صور توضيحية.",
    callToAction: {
      title: "هل تحتاج إلى مساعدة في\u00A0اختيار المنطقة المناسبة؟",
      text: "أخبرنا أين ستعمل، ومن يسكن معك، وما الذي لا تستغني عنه. ونقترح عليك منطقتين مع الأسباب.",
      action: "التحدث إلى خبير",
    },
  },
  untranslated: "لم يُنشر هذا الدليل بالعربية بعد.",
  guide: {
    headTitle: "{area}: دليل المنطقة",
    crumb: "دليل المناطق",
    facts: {
      properties: "العقارات المعروضة في السوق (تقديرنا)",
      price: "الأسعار المطلوبة (تقديرنا، {month})",
      dwellings: "نوع السكن الغالب",
      transport: "التنقل",
      pricePerSquareFoot: "للقدم المربعة، {date}، {source}",
      indicativePricePerSquareFoot: "للقدم المربعة، سعر استرشادي",
    },
    ownership: {
      label: "تملّك غير المواطنين",
      freehold:
        "يحق لغير المواطنين التملّك الحر هنا، في القطع المحددة بقرار من صاحب السمو حاكم دبي.",
      leasehold: "لغير المواطنين هنا حق انتفاع أو إيجار طويل الأمد، لا التملّك الحر.",
      none: "لا يحق لغير المواطنين تملّك المنازل هنا.",
      source: "المصدر:",
    },
    suits: { eyebrow: "من تناسب", title: "تناسبك إن كنت" },
    day: { morning: "الصباح", evening: "المساء" },
    near: "بالقرب منها",
    properties: {
      eyebrow: "المنازل",
      title: "المنازل في هذه المنطقة",
      none: "ليس بين عروضنا اليوم منزل في هذه المنطقة.",
      ask: "أريد إشعارًا عند توفّر منزل",
      all: "جميع المنازل",
    },
    neighbours: { eyebrow: "إلى جوارها", title: "المناطق المجاورة" },
    sell: "بيع عقار في {area}",
    expert: "التحدث إلى خبير",
    message: "السلام عليكم، أودّ معرفة المزيد عن {title}.\n{address}",
  },
};

export const map: MapMessages = {
  sea: "الخليج العربي",
  road: "شارع الشيخ زايد",
  north: "ش",
  frame: "خريطة ساحل دبي",
  frameOutside: "خريطة ساحل رأس الخيمة",
  credits: {
    coast: "خط الساحل © المساهمون في OpenStreetMap",
    positions: "المواقع: GeoNames",
  },
  areas: {
    links: "المناطق على الخريطة",
    alt: "ساحل دبي: البحر في الأعلى والمدينة في الأسفل. من اليسار إلى اليمين: {areas}.",
  },
  place: {
    title: "الموقع",
    alt: "خريطة {place} على ساحل دبي. المسافات بخط مستقيم: {distances}.",
    altOutside: "خريطة {place} على ساحل رأس الخيمة. المسافات بخط مستقيم: {distances}.",
    distance: "{place} {distance}",
    district: "تحدّد الخريطة المنطقة ({place})، لا المبنى نفسه.",
    outside: "المسافات مقيسة من {place}، لا من المبنى نفسه.",
    distances: "المسافة بخط مستقيم",
    open: "افتح في",
    newTab: "في علامة تبويب جديدة",
  },
  buy: {
    open: "الخريطة",
    links: "العقارات على الخريطة",
    alt: "{properties} على ساحل دبي: {places}.",
    count: {
      one: "عقار واحد",
      two: "عقاران",
      few: "{count} عقارات",
      many: "{count} عقارًا",
      other: "{count} عقار",
    },
    cluster: "{properties}: {titles}",
    district: "{district}، {properties}: {titles}",
  },
};
