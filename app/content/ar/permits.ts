import type { PermitWords } from "../contract/permits";

export const permits: PermitWords = {
  verify: "التصريح {number}، تحقّق منه لدى دائرة الأراضي والأملاك في دبي",
  brief: "التصريح {number}",
  name: "تصريح الإعلان من دائرة الأراضي والأملاك في دبي",
  licence: "الرخصة {number}",
  orn: "رقم المكتب في سجل الوسطاء {number}",
  brn: "رقم الوسيط {number}",
  gone: {
    home: {
      title: "لم يعد {title} معلنًا عنه",
      text: "انتهت مدة عرضه لدينا. هذه أقرب المنازل إليه، وإن كنت تريده هو فاسألنا عمّا آل إليه.",
    },
    project: {
      title: "لم يعد {title} معلنًا عنه",
      text: "انتهت مدة عرضه لدينا. ستجد هنا سبل الاستثمار الأخرى، وإن كنت تريد هذا المشروع فاسألنا عمّا آل إليه.",
    },
  },
};
