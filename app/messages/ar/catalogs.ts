import type { CatalogsMessages } from "../en/catalogs";

export const catalogs: CatalogsMessages = {
  head: {
    title: "الكتالوجات",
    description:
      "كتالوجات منازل دبي ومشاريعها من Orizzonte. اطلب كتالوجًا يُعدّ وفق المنطقة والميزانية وموعد التسليم التي تريدها.",
  },
  title: "الكتالوجات",
  empty: "لا تتوفر كتالوجات في الوقت الحالي.",
  custom: "اذكر المنطقة والميزانية وموعد التسليم التي تفكر فيها، ونحن نُعدّ لك كتالوجًا يناسبها.",
  request: "اطلب كتالوجًا خاصًا بك",
  requestOne: "اطلب هذا الكتالوج",
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
