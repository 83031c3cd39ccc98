import type { ControlMessages } from "../en/controls";

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
    place: "{slide} من {count}",
    shown: "الشريحة {slide} من {count}",
    shownWith: "الشريحة {slide} من {count}: {text}",
    pictures: "صور {title}",
    all: "عرض جميع الصور",
  },
  form: {
    optional: "(اختياري)",
    choose: "يُرجى الاختيار",
    check: {
      one: "يُرجى مراجعة إجابة واحدة",
      two: "يُرجى مراجعة إجابتين",
      few: "يُرجى مراجعة {count} إجابات",
      other: "يُرجى مراجعة {count} إجابة",
    },
  },
  save: {
    label: "حفظ",
    added: "في قائمتك المفضلة",
    removed: "خارج قائمتك المفضلة",
  },
};
