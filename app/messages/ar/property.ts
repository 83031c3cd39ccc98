import type { PropertyPageMessages } from "../en/property";

export const property: PropertyPageMessages = {
  head: {
    title: "\u200F{title}، {location}",
    titleInCity: "\u200F{title}، {city}",
    description: "{summary}. {price}، {area}.",
  },
  untranslated: { text: "لم يُنشر وصف هذا المنزل بالعربية بعد.", link: "{title} ({language})" },
  crumb: "المنازل",
  about: "نحو {amount}",
  perSquareFoot: "{amount} للقدم المربعة",
  rentPeriod: "سنويًا، بانتظار التأكيد",
  details: {
    title: "المنزل",
    type: "النوع",
    purpose: "الغرض",
    comfort: "التوزيع الداخلي",
    view: "الإطلالة",
    bracket: "الفئة السعرية",
    handover: "التسليم",
    built: "سنة البناء",
  },
  place: {
    title: "أين يقع",
    district: "المنطقة",
    whereabouts: "الموقع",
    work: "القرب من العمل",
    guide: "اقرأ دليل المنطقة",
  },
  request: "اطلب معاينة",
  agent: {
    title: "الوسيط",
    name: "{desk}، {company}",
  },
  contact: {
    title: "تواصل مع الوسيط",
    intro: "نجيب عبر واتساب والبريد الإلكتروني والهاتف.",
    whatsapp: "واتساب",
    whatsappUs: "راسلنا عبر واتساب",
    openDialog: "اطلب معاينة",
    send: "إرسال الطلب",
    message: "السلام عليكم، أودّ الاستفسار عن {title}.\n{address}",
  },
  share: {
    share: "شارك هذا المنزل",
    print: "اطبع هذه الصفحة",
  },
  similar: {
    title: "منازل مشابهة",
    all: "عرض جميع العقارات",
    offeredOtherwise: {
      sale: "لا منازل أخرى لدينا للبيع اليوم، لكن هذه معروضة للإيجار.",
      rent: "لا منازل أخرى لدينا للإيجار اليوم، لكن هذه معروضة للبيع.",
    },
  },
};
