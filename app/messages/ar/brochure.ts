import type { BrochureMessages } from "../en/brochure";

export const brochure: BrochureMessages = {
  link: "الكتيّب (PDF بحجم {size} ميغابايت)",
  documentTitle: "\u200F{title}، {place}",
  priceUnknown: "السعر عند الطلب",
  offPlan: "على الخارطة",
  forExample: "لمنزل بسعر {price}، على سبيل المثال.",
  parts: { home: "عن المنزل", project: "عن المشروع", pictures: "الصور" },
  contact: {
    title: { home: "عاينه، ثم قرّر", project: "اسأل قبل أن توقّع" },
    text: {
      home: "حدّد لنا يومًا، فنعرض عليك المنزل ونبيّن لك ما يستحق التدقيق فيه.",
      project: "ساعة مع أحد مستشارينا، حضوريًا أو عبر الفيديو: الخطة والمواعيد والعقد.",
    },
    message: "السلام عليكم، أودّ الاستفسار عن مشروع {title}.\n{address}",
  },
  code: {
    label: "رمز QR يفتح {address}",
    text: {
      home: "جميع الصور وسعر اليوم وطلب المعاينة:",
      project: "جميع الصور وأحدث المعلومات:",
    },
  },
  prepared: {
    home: "أُعدّ في {date}. وربما تغيّر السعر بعد ذلك أو لم يعد المنزل متاحًا، وأحدث ما لدينا في صفحة المنزل.",
    project: "أُعدّ في {date}. الخطط والمواعيد والأسعار من المطوّر، وقد تكون تغيّرت بعد ذلك.",
  },
};
