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
    slidePosition: "{slide} من {count}",
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
    label: "حفظ",
    added: "في المفضلة",
    removed: "أُزيل من المفضلة",
  },
};
