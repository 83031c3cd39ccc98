import type { Locale } from "~/locale";

const english = {
  title: "Unexpected Application Error!",
  text: "Please reload the page. If it happens again, call or write to us.",
  home: "Go to the home page",
};

export type FallbackErrorMessages = typeof english;

/**
 * The error message of an unexpected error. All languages are in one module, because browsers load it if the root
 * loader failed, and other messages come with its data.
 */
export const fallbackErrorMessages: Readonly<Record<Locale, FallbackErrorMessages>> = {
  en: english,
  it: {
    title: "Errore imprevisto",
    text: "Ricarichi la pagina. Se l’errore si ripete, ci chiami o ci scriva.",
    home: "Torna alla pagina iniziale",
  },
  ar: {
    title: "حدث خطأ غير متوقع!",
    text: "يُرجى إعادة تحميل الصفحة. وإن تكرر الخطأ، فاتصل بنا أو اكتب إلينا.",
    home: "العودة إلى الرئيسية",
  },
};
