import type { EnquiryKind } from "~/features/enquiries/fields";
import type { Locale } from "~/locale";

/** The texts of the mails to a visitor, and of the page on which the visitor changes an enquiry. */
const en = {
  /** The subjects, before the titles of the listings. `call` is a request for projects. */
  subjects: {
    viewing: "Your viewing request",
    call: "Your request",
    contact: "Your message",
    valuation: "Your valuation request",
  } satisfies Record<EnquiryKind | "call", string>,
  titles: {
    viewing: "We have your request",
    contact: "We have your message",
    valuation: "We have your request",
  } satisfies Record<EnquiryKind, string>,
  /** The label before the name of the person. */
  person: "Looking after you",
  /** The calendar file is attached. */
  calendar:
    "The day you asked for is attached for your calendar. We will settle the time when we speak.",
  /** The button of the mail, and the sentence if links cannot be signed. */
  manage: "Change or withdraw the request",
  manageByReply: "To change or cancel anything, simply reply to this email.",
  /** `{site}` is the domain. */
  why: "You are receiving this because this address was entered in a form on {site}. If that was not you, please ignore it, or reply and tell us.",
  privacy: "Privacy",
  page: {
    title: "Your request",
    received: "Received on {time}, Dubai time.",
    day: {
      title: "Another day",
      note: "We will confirm it by phone.",
      submit: "Ask for this day",
      saved: "Thank you. We will confirm the day by phone.",
      /** `{phone}` of the firm. */
      tooMany: "You have changed the day many times. Please call us: {phone}",
    },
    withdraw: {
      title: "No longer needed?",
      note: "We will not call you about it.",
      submit: "Withdraw the request",
      done: "You have withdrawn this request. We will not call you about it.",
    },
    deletion: "How to have your details deleted",
    forbidden:
      "This link is not valid, or it has expired. Please reply to our email, or call us: {phone}",
    gone: "This request no longer exists.",
  },
};

type VisitorMessages = typeof en;

const it: VisitorMessages = {
  subjects: {
    viewing: "La Sua richiesta di visita",
    call: "La Sua richiesta",
    contact: "Il Suo messaggio",
    valuation: "La Sua richiesta di valutazione",
  },
  titles: {
    viewing: "Abbiamo ricevuto la Sua richiesta",
    contact: "Abbiamo ricevuto il Suo messaggio",
    valuation: "Abbiamo ricevuto la Sua richiesta",
  },
  person: "Chi La segue",
  calendar:
    "In allegato trova il giorno che ha chiesto, per il Suo calendario. L’ora la fissiamo al telefono.",
  manage: "Modifica o ritira la richiesta",
  manageByReply: "Per cambiare o annullare qualcosa basta rispondere a questa email.",
  why: "Riceve questa email perché il Suo indirizzo è stato inserito in un modulo su {site}. Se la richiesta non è Sua, la ignori o ci avvisi rispondendo qui.",
  privacy: "Privacy",
  page: {
    title: "La Sua richiesta",
    received: "Ricevuta {time}, ora di Dubai.",
    day: {
      title: "Un altro giorno",
      note: "Lo confermiamo al telefono.",
      submit: "Chiedi questo giorno",
      saved: "Grazie. Le confermiamo il giorno al telefono.",
      tooMany: "Ha già cambiato giorno più volte. La preghiamo di chiamarci: {phone}",
    },
    withdraw: {
      title: "Non Le serve più?",
      note: "Non La chiameremo per questa richiesta.",
      submit: "Ritira la richiesta",
      done: "Ha ritirato questa richiesta. Non La chiameremo.",
    },
    deletion: "Come far cancellare i Suoi dati",
    forbidden:
      "Questo link non è valido o è scaduto. Risponda alla nostra email o ci chiami: {phone}",
    gone: "Questa richiesta non esiste più.",
  },
};

const ar: VisitorMessages = {
  subjects: {
    viewing: "طلب المعاينة",
    call: "طلبك",
    contact: "رسالتك",
    valuation: "طلب التقييم",
  },
  titles: {
    viewing: "وصلنا طلبك",
    contact: "وصلتنا رسالتك",
    valuation: "وصلنا طلبك",
  },
  person: "من يتابع طلبك",
  calendar: "مرفق بالرسالة ملف لتقويمك فيه اليوم الذي طلبته، ونحدد الساعة معًا عند الاتصال.",
  manage: "تعديل الطلب أو سحبه",
  manageByReply: "لتعديل أي شيء أو إلغائه يكفي الرد على هذه الرسالة.",
  why: "وصلتك هذه الرسالة لأن عنوانك كُتب في نموذج على \u2066{site}\u2069. إن لم يكن الطلب منك فتجاهلها، أو أخبرنا بالرد عليها.",
  privacy: "الخصوصية",
  page: {
    title: "طلبك",
    received: "ورد يوم {time} بتوقيت دبي.",
    day: {
      title: "يوم آخر",
      note: "نؤكده لك هاتفيًا.",
      submit: "طلب هذا اليوم",
      saved: "شكرًا لك. سنؤكد لك اليوم هاتفيًا.",
      tooMany: "تغيّر اليوم مرات عدة. يُرجى الاتصال بنا: \u2066{phone}\u2069",
    },
    withdraw: {
      title: "لم تعد بحاجة إليه؟",
      note: "لن نتصل بك بشأنه.",
      submit: "سحب الطلب",
      done: "سُحب هذا الطلب، ولن نتصل بك بشأنه.",
    },
    deletion: "كيف تطلب حذف بياناتك",
    forbidden:
      "هذا الرابط غير صالح أو انتهت صلاحيته. يُرجى الرد على رسالتنا، أو الاتصال بنا: \u2066{phone}\u2069",
    gone: "لم يعد هذا الطلب موجودًا.",
  },
};

/** The texts in the language of the visitor. */
export const visitorMessages: Record<Locale, VisitorMessages> = { en, it, ar };
