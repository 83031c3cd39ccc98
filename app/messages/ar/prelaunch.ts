import type { PrelaunchMessages } from "../en/prelaunch";

export const prelaunch: PrelaunchMessages = {
  head: {
    title: "استثمارات ما قبل الإطلاق",
    description:
      "\u200FPalazzo Tissoli قبل إطلاقه: إبداء الاهتمام بمبلغ {interest}، والاستوديو ابتداءً من {studio}، والشقة بغرفة نوم واحدة ابتداءً من {oneBedroom}، وسوق رأس الخيمة.",
  },
  lead: "لم يُطلق بعد. سجّل اسمك الآن، واختر منزلك حين يُفتح باب البيع.",
  register: "سجّل اهتمامك",
  registerAbout: "Palazzo Tissoli، إبداء الاهتمام",
  prices: {
    title: "الأسعار المبدئية",
    interest: "إبداء الاهتمام",
  },
  why: {
    title: "لماذا الاستثمار قبل الإطلاق؟",
    text: [
      "قبل الإطلاق لا شقة عرض تزورها ولا زحام، بل رسم وسعر أوّلي وقائمة أسماء. ومن في القائمة يختارون طابقهم وإطلالتهم أولًا.",
      "تتحمل هنا مخاطر مبنى لم يقم بعد، وقد تُعوَّض عنها في السنوات التي تسبق اكتماله وقد لا تُعوَّض. هذه خلاصة الأمر، وهو لا يناسب الجميع.",
    ],
    highlights: {
      entry: {
        title: "في مقدمة القائمة",
        description: "إبداء اهتمام بمبلغ {amount} يضع اسمك في القائمة قبل الإطلاق.",
      },
      growth: {
        title: "نمو متوقع",
        description: "يتوقع المطوّر أن يبلغ سعر القدم المربعة {amount} بحلول عام {year}.",
      },
      rent: {
        title: "عوائد {yield} فأكثر",
        description: "عوائد إيجارية بنسبة {yield} فأكثر: الرقم رقم المطوّر، لا رقم السوق.",
      },
      market: {
        title: "سوق نشط",
        description:
          "المتداول في السوق أن قيمة الصفقات في رأس الخيمة ارتفعت بنسبة {rise} لتبلغ {amount}.",
      },
    },
  },
  gallery: "المشروع في ثماني صور",
  units: {
    title: "ثلاثة أنواع من المنازل",
    action: "استفسر الآن",
    actionFor: "استفسر الآن: {type}",
    about: "{project}، {type}",
    types: {
      studio: "استوديو",
      "one-bedroom": "غرفة نوم واحدة",
      "two-bedroom": "غرفتا نوم",
      "three-bedroom": "ثلاث غرف نوم",
      "four-bedroom": "أربع غرف نوم",
      townhouse: "تاون هاوس",
      villa: "فيلا",
      penthouse: "بنتهاوس",
    },
    size: "نحو {size}",
    sizeUnknown: "تُعلن المساحة لاحقًا",
    from: "ابتداءً من {price}",
    costsTitle: "{type}، ابتداءً من {price}",
    priceUnknown: "تواصل معنا لمعرفة السعر",
    perArea: "نحو {price} للقدم المربعة",
  },
  law: "يقع \u2068{project}\u2069 في رأس الخيمة، حيث لا يسري قانون حسابات الضمان في دبي ولا نظام «عقود». فللإمارة قانونها (رقم {number} لسنة {year})، وبموجبه تمسك بلديتها السجلات ويدفع المشترون في حسابات ضمان.",
  market: {
    eyebrow: "السوق",
    title: "رأس الخيمة",
    chart: {
      title: "نسبة الارتفاع، في المئة",
      row: "{name}، {meaning}",
      transactions: { name: "الصفقات", meaning: "لتبلغ {amount}" },
      prices: { name: "الأسعار", meaning: "وفق نطاق متداول في السوق" },
    },
    table: {
      caption: "رأس الخيمة بالأرقام",
      transactions: { name: "الصفقات", meaning: "بارتفاع نسبته {rise}، وفق المتداول في السوق" },
      prices: { name: "الأسعار", meaning: "نسبة الارتفاع، وفق المتداول في السوق" },
      visitors: { name: "الزوار", meaning: "في عام {year}، هيئة السياحة" },
    },
    projections: {
      title: "ما يقوله المطوّر عن المشروع",
      price: { unit: "للقدم المربعة", meaning: "متوقع بحلول عام {year}" },
      yield: { value: "{yield}", unit: "فأكثر سنويًا", meaning: "عوائد إيجارية" },
    },
    sources:
      "الزوار: هيئة رأس الخيمة لتنمية السياحة، لعام {year}. أما الصفقات والأسعار فأرقام متداولة في السوق لم نتمكن من معرفة من نشرها ولا السنة التي تعود إليها، فتحقق منها قبل أن تعتمد عليها.",
    note: "التوقع أمل مكتوب بالأرقام. فالسعر اليوم {today} للقدم المربعة، أي أن {projected} أكثر من أربعة أمثاله.",
  },
  callToAction: {
    title: "كلما بكّرت قلّ من يسبقك في\u00A0القائمة",
    text: "تحدث إلينا أولًا، أو حمّل الكتيّب واقرأه على مهل.",
    action: "احجز استشارة",
    about: "Palazzo Tissoli",
    next: "تحميل الكتيّب",
  },
};
