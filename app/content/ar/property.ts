import type { PropertyPageWords } from "../contract/property";

export const property: PropertyPageWords = {
  head: {
    title: "{title}، {location}",
    titleInCity: "{title}، {city}",
    description: "{summary}. {price}، {area}. {handover}.",
  },
  crumb: "المنازل",
  about: "نحو {amount}",
  perSquareFoot: "{amount} للقدم المربعة",
  details: {
    title: "المنزل",
    type: "النوع",
    purpose: "العرض",
    comfort: "الراحة",
    view: "الإطلالة",
    bracket: "الفئة",
    handover: "التسليم",
    built: "سنة البناء",
  },
  place: {
    title: "أين يقع",
    district: "المنطقة",
    whereabouts: "الموقع",
    work: "للعمل",
    guide: "اقرأ دليل المنطقة",
  },
  request: "اطلب معاينة",
  agent: {
    title: "المسؤول",
    name: "{desk}، {company}",
  },
  contact: {
    title: "تواصل مع المسؤول",
    intro: "نجيب عبر واتساب والبريد الإلكتروني والهاتف.",
    whatsapp: "واتساب",
    whatsappUs: "راسلنا عبر واتساب",
    openDialog: "اطلب معاينة",
    send: "إرسال الطلب",
    message: "طاب يومكم. أنا مهتم بهذا المنزل، {title}: {address}",
  },
  share: {
    share: "شارك هذا المنزل",
    print: "اطبع هذه الصفحة",
  },
  similar: {
    title: "منازل مشابهة",
    all: "عرض جميع العقارات",
    offeredOtherwise: {
      sale: "لا منزل آخر للبيع اليوم، وهذه للإيجار.",
      rent: "لا منزل آخر للإيجار اليوم، وهذه للبيع.",
    },
  },
};
