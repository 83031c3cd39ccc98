import type { SitePagesMessages } from "../en/site-pages";

export const sitePages: SitePagesMessages = {
  "/": {
    name: "الرئيسية",
    title: "دبي الغد، قبل أن تُبنى",
    line: "منازل واستثمار على الخارطة، مع شركة تُدار من إيطاليا",
  },
  "/buy": { name: "شراء", title: "عقارات للبيع والإيجار", line: "دبي" },
  "/sell": { name: "بيع", title: "كم يساوي منزلك؟", line: "تقييم مجاني" },
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
  "/services": { title: "خدماتنا", line: "من الرقم الأول إلى ما بعد تسلّم المفاتيح" },
  "/team": { title: "مستشارونا", line: "أكثر من {partnerLanguages} لغة" },
  "/areas": { title: "دليل المناطق", line: "ست مناطق في دبي" },
  "/journal": { title: "المجلة", line: "رؤى السوق والاستثمار وأسلوب الحياة" },
  "/catalogs": { title: "الكتالوجات", line: "تُعدّ لك عند الطلب" },
  "/company-overview": {
    title: "نبذة عن الشركة",
    line: "شركة وساطة عقارية في دبي تُدار من إيطاليا",
  },
  "/ceo-message": { title: "رسالة الرئيس التنفيذي", line: "رسالة من المؤسس" },
  "/contact": { title: "تواصل معنا", line: "دبي، الإمارات العربية المتحدة" },
  "/privacy": { title: "الخصوصية", line: "ما نحتفظ به، وإلى متى" },
};
