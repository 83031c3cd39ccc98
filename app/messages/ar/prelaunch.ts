import type { PrelaunchWords } from "../contract/investment";

export const prelaunch: PrelaunchWords = {
  head: {
    title: "استثمارات ما قبل الإطلاق",
    description:
      "Palazzo Tissoli قبل إطلاقه: إبداء الرغبة بمبلغ {interest}، والاستوديو ابتداءً من {studio}، والشقة بغرفة نوم واحدة ابتداءً من {oneBedroom}، وسوق رأس الخيمة.",
  },
  lead: "قبل إطلاقه. سجّل اسمك الآن، واختر المنزل حين تصدر المخططات.",
  register: "سجّل رغبتك",
  registerAbout: "Palazzo Tissoli، إبداء الرغبة",
  prices: {
    title: "كم تكلّف البداية",
    interest: "إبداء الرغبة",
  },
  why: {
    title: "لماذا الاستثمار قبل الإطلاق؟",
    text: [
      "قبل الإطلاق لا توجد شقة نموذجية ولا طابور. هناك رسم وسعر أول وقائمة أسماء. ومن في القائمة يختارون طابقهم وإطلالتهم أولًا.",
      "أنت تتحمل مخاطر مبنى لم يقم بعد، وتُكافأ عليها، أو لا تُكافأ، في السنوات التي تسبق قيامه. هذه هي الصفقة كلها، وهي لا تناسب الجميع.",
    ],
    highlights: {
      entry: {
        title: "في مقدمة القائمة",
        description: "إبداء رغبة بمبلغ {amount} يضع اسمك في القائمة قبل الإطلاق.",
      },
      growth: {
        title: "نمو متوقع",
        description: "يتوقع المطوّر أن يبلغ سعر القدم المربعة {amount} بحلول عام {year}.",
      },
      rent: {
        title: "عوائد {yield} فأكثر",
        description: "عوائد إيجارية بنسبة {yield} وأكثر: الرقم رقم المطوّر، لا رقم السوق.",
      },
      market: {
        title: "سوق يتحرك",
        description:
          "المتداول في السوق أن قيمة الصفقات في رأس الخيمة ارتفعت بنسبة {rise} لتبلغ {amount}.",
      },
    },
  },
  gallery: "المشروع في ثماني صور",
  units: {
    title: "ثلاث طرق للعيش فيه",
    action: "استفسر الآن",
    actionFor: "استفسر الآن: {type}",
    about: "{project}، {type}",
    types: { studio: "استوديو", "one-bedroom": "غرفة نوم واحدة", "two-bedroom": "غرفتا نوم" },
    size: "نحو {size}",
    sizeUnknown: "تُعلن المساحة لاحقًا",
    from: "ابتداءً من {price}",
    costsTitle: "{type}، ابتداءً من {price}",
    priceUnknown: "تواصل معنا لمعرفة السعر",
    perSquareFoot: "نحو {price} للقدم المربعة",
  },
  law: "يقع Palazzo Tissoli في رأس الخيمة، حيث لا يسري قانون حسابات الضمان في دبي ولا نظام «عقود». فللإمارة قانونها (رقم {number} لسنة {year})، وبموجبه تمسك بلديتها السجلات ويدفع المشترون في حسابات ضمان.",
  market: {
    eyebrow: "السوق",
    title: "رأس الخيمة",
    chart: {
      title: "نسبة ارتفاع كل منهما، في المئة",
      row: "{name}، {meaning}",
      transactions: { name: "الصفقات", meaning: "لتبلغ {amount}" },
      prices: { name: "الأسعار", meaning: "أُعلنت ضمن نطاق" },
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
      "الزوار: هيئة رأس الخيمة لتنمية السياحة، لعام {year}. أما الصفقات والأسعار فأرقام متداولة في السوق لم نجد ناشرها ولا سنتها، فتحقق منها قبل أن تعتمد عليها.",
    note: "التوقع أمل مكتوب برقم. والسعر اليوم {today} للقدم المربعة، فيكون {projected} أكثر من أربعة أمثال سعر الدخول.",
  },
  close: {
    title: "القائمة\u00A0قصيرة في\u00A0البداية",
    text: "تحدث إلينا أولًا، أو خذ الأوراق معك إلى البيت.",
    action: "احجز استشارة",
    about: "Palazzo Tissoli",
    next: "تحميل الكتيّب",
  },
};
