import type { ContactMessages } from "../en/contact";

export const contact: ContactMessages = {
  head: {
    title: "تواصل معنا",
    description:
      "اكتب إلى Orizzonte في دبي أو اتصل بها أو راسلها عبر واتساب. ساعات العمل بتوقيت دبي، وخط دعم على مدار الساعة.",
  },
  eyebrow: "تواصل معنا",
  title: "اكتب مرة\u00A0واحدة، ويجيبك المختص",
  lead: "تصل رسالتك إلى مستشار ملمّ بالموضوع ويتحدث لغتك.",
  subject: {
    about: "رسالتك بخصوص",
    partner: "طلبت مستشارًا",
    specialization: "متخصصًا في {specialization}",
    language: "يتحدث {language}",
    both: "متخصصًا في {specialization} يتحدث {language}",
    remove: "إزالة",
  },
  contactDetails: {
    hours: "ساعات العمل",
    zone: "توقيت دبي، \u2066UTC+4\u2069",
    call: "الهاتف",
    write: "البريد الإلكتروني",
    chat: "واتساب",
    chatAction: "افتح محادثة",
    opensNewTab: "في علامة تبويب جديدة",
    office: "المكتب",
    now: "الساعة الآن {time}",
  },
  otherForms: {
    title: "هل تبحث عن شيء آخر؟",
    viewing: {
      word: "معاينة",
      text: "اختر منزلًا، واطلب المعاينة من صفحته.",
      action: "شاهد المنازل",
    },
    valuation: {
      word: "تقييم",
      text: "أعطنا عنوان منزلك، نخبرك كم يساوي ولماذا.",
      action: "احصل على تقييم مجاني",
    },
    developers: {
      word: "المطوّرون",
      text: "للمطوّرين ومكاتب الوساطة أن يكتبوا إلينا من هنا أيضًا، وتصل رسائلهم إلى الشخص المناسب.",
      action: "اكتب إلينا",
    },
  },
};
