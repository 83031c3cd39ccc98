import type { LazyMessages } from "../en/lazy";

export const lazy: LazyMessages = {
  responses: {
    waiting: {
      rate_limited:
        "وصلنا عدد كبير من الطلبات في وقت قصير. وربما جاء بعضها من آخرين يستخدمون شبكتك نفسها.",
      unavailable: "تعذّر علينا حفظ الطلب الآن.",
    },
    sendAgain: "يُرجى الإرسال من جديد {wait}. وإن كنت تفضّل ألا تنتظر:",
    wait: {
      one: "بعد ثانية واحدة",
      two: "بعد ثانيتين",
      few: "بعد {count} ثوانٍ",
      other: "بعد {count} ثانية",
    },
    call: "اتصل بالرقم \u2066{phone}\u2069",
    chat: "راسلنا عبر واتساب",
    opens: "مكتبنا مغلق الآن، ويفتح يوم {day} الساعة {time} بتوقيت دبي.",
    issues: {
      missing: "{label}: يُرجى تعبئة هذا الحقل.",
      not_text: "{label}: يُرجى إدخال نص.",
      too_long: "{label}: يُرجى ألا يزيد عدد الأحرف على {count}.",
      too_short: "{label}: يُرجى ألا يقل عدد الأحرف عن {count}.",
      too_many: "{label}: يُرجى ألا يزيد عدد الاختيارات على {count}.",
      no_day: "{label}: يُرجى إدخال تاريخ كامل: السنة ثم الشهر ثم اليوم.",
      past_day: "{label}: مضى هذا اليوم. يُرجى اختيار اليوم الحالي أو يوم لاحق.",
      far_day: {
        one: "{label}: يُرجى اختيار يوم لا يتجاوز الغد.",
        two: "{label}: يُرجى اختيار يوم خلال يومين من الآن.",
        few: "{label}: يُرجى اختيار يوم خلال {count} أيام من الآن.",
        many: "{label}: يُرجى اختيار يوم خلال {count} يومًا من الآن.",
        other: "{label}: يُرجى اختيار يوم خلال {count} يوم من الآن.",
      },
      closed_day: "{label}: مكتبنا مغلق يوم {day}. يُرجى اختيار يوم آخر.",
      closed_time: "{label}: نعمل يوم {day} من {from} إلى {to}. يُرجى اختيار وقت آخر أو يوم آخر.",
      unprintable: "{label}: يُرجى حذف الرموز غير المقبولة.",
      no_email: "{label}: يُرجى إدخال عنوان كامل، مثل name@example.com.",
      no_option: "{label}: يُرجى اختيار أحد الخيارات.",
      no_phone: "{label}: يُرجى إدخال رقم يمكننا الاتصال بك عليه.",
      phone_too_short: "هذا الرقم قصير جدًا. يُرجى إضافة الأرقام الناقصة.",
      phone_too_long: "هذا الرقم طويل جدًا. يُرجى مراجعته.",
      phone_wrong_length: "تنقص هذا الرقم خانة أو تزيد عليه. يُرجى مراجعته.",
      phone_no_country:
        "رمز الاتصال هذا لا يعود إلى أي بلد. يُرجى مراجعة ما كُتب بعد علامة \u2066+\u2069.",
    },
  },
  help: {
    willCall: "سنتصل بك على الرقم \u2066{number}\u2069 ({country})",
    willCallNumber: "سنتصل بك على الرقم \u2066{number}\u2069",
    changeCountry: "تغيير البلد",
    country: "بلد هذا الرقم",
    emailQuestion: "هل تقصد \u2066{email}\u2069؟",
    takeEmail: "استخدام هذا العنوان",
  },
  toastControls: { region: "الإشعارات", dismiss: "إخفاء" },
  toastTexts: {
    saved: { title: "تم الحفظ", text: "تجد القائمة الآن في المفضلة." },
    full: {
      title: "قائمة المفضلة ممتلئة",
      text: "لا تمكن مقارنة أكثر من ستة خيارات معًا. أزل واحدًا منها، ثم أضف هذا الخيار.",
    },
    notSaved: {
      title: "القائمة محفوظة إلى أن تعيد تحميل الصفحة",
      text: "متصفحك لا يسمح بحفظ القائمة. انسخ رابطها من صفحة المفضلة لتعود إليها متى شئت.",
    },
    homeLinkCopied: {
      title: "تم نسخ الرابط",
      text: "الصقه حيث تشاء.",
    },
    homeLinkNotCopied: {
      title: "خطأ",
      text: "تعذّر نسخ الرابط. ستجده في شريط العنوان.",
    },
    listLinkCopied: { title: "تم نسخ الرابط", text: "من يفتحه يرى هذه القائمة." },
    listLinkNotCopied: { title: "خطأ", text: "تعذّر نسخ الرابط." },
  },
};
