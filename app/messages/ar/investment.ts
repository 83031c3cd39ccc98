import type { InvestmentMessages } from "../en/investment";

export const investment: InvestmentMessages = {
  risk: "العوائد السابقة لا تضمن عوائد المستقبل. والأرقام أرقام المطوّر أو السوق أو تقديراتنا، كما هو مبيّن عند كل منها.",
  pages: {
    "capital-appreciation": {
      title: "نمو رأس المال",
      line: "منازل في خمسة مشاريع، تُشترى أملًا في نمو قيمتها حتى التسليم",
    },
    "cash-flow": {
      title: "الدخل الإيجاري",
      line: "منازل تُشترى لتُؤجَّر بعد تسلّم المفاتيح",
    },
    "trophy-asset": { title: "الأصول المميزة", line: "برجان سكنيان يحملان علامتين تجاريتين، للاقتناء" },
    prelaunch: { title: "استثمارات ما قبل الإطلاق", line: "Palazzo Tissoli بأسعار ما قبل الإطلاق" },
  },
};
