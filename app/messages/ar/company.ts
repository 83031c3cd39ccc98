import type { CompanyMessages } from "../en/company";

export const company: CompanyMessages = {
  tagline: "شركة الاستشارات العقارية الأجدر بالثقة في دبي",
  city: "دبي",
  place: "دبي، الإمارات العربية المتحدة",
  whatsappGreeting: "السلام عليكم، أتواصل معكم عبر موقعكم الإلكتروني.",
  call: { number: "اتصل بالرقم \u2066{phone}\u2069", short: "اتصل" },
  registration: { dubai: "بيانات التسجيل", italy: "في إيطاليا" },
  vat: "رقم ضريبة القيمة المضافة الإيطالي {number}",
  postBox: "ص.ب. {number}",
  support: {
    title: "دعم على مدار\u00A0الساعة",
    text: "خط الدعم متاح ليلًا ونهارًا على الرقم نفسه، حتى حين يكون المكتب مغلقًا.",
  },
  hours: {
    closed: "مغلق",
    open: "مفتوح الآن",
    openUntil: "مفتوح الآن حتى الساعة {time}",
    closedNow: "مغلق الآن",
    opensToday: "مغلق الآن، ويفتح اليوم الساعة {time}",
    opensTomorrow: "مغلق الآن، ويفتح غدًا الساعة {time}",
    opensOn: "مغلق الآن، ويفتح يوم {day} الساعة {time}",
  },
};
