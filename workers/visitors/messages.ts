import type { EnquiryKind } from "~/features/enquiries/fields";
import type { Locale } from "~/locale";

/** The texts of the mails to a visitor, and of the page on which the visitor changes an enquiry. */
const en = {
  /** The subjects, before the titles of the listings. `call` is a request for projects or for a consultation. */
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
  calendar: "The time you asked for is attached for your calendar. It is not confirmed yet.",
  /** The button of the mail, and the sentence if links cannot be signed. */
  manage: "Change or withdraw the request",
  manageByReply: "To change or cancel anything, simply reply to this email.",
  /** `{site}` is the domain. */
  why: "You are receiving this because this address was entered in a form on {site}. If that was not you, please ignore it, or reply and tell us.",
  privacy: "Privacy",
  /** The mails about an agreed viewing, or another appointment. */
  meeting: {
    subjects: {
      fixed: "Your appointment",
      moved: "New time for your appointment",
      cancelled: "Appointment cancelled",
      reminder: "Reminder of your appointment",
    },
    titles: {
      fixed: "Your appointment is confirmed",
      moved: "Your appointment has moved",
      cancelled: "Your appointment is cancelled",
      reminder: "A reminder of your appointment",
    },
    /** The title of the calendar entry, if it is not of a viewing. */
    with: "Appointment with {company}",
    at: "{day} at {time}",
    when: "When",
    dubai: "{time}, Dubai time",
    own: "Your local time",
    where: "Where",
    video: "Video call",
    join: "Join the video call",
    attached: "Open the attached invitation to have the appointment in your calendar.",
    removes: "Open the attached file to remove the appointment from your calendar.",
    manage: "Change or cancel the appointment",
    cancel: "Cancel the appointment",
    cancelTitle: "Can’t make it?",
    cancelNote: "We will take it out of our calendar too.",
    /** The status on the page. */
    fixed: "Your appointment: {time}, Dubai time.",
    wasCancelled: "Your appointment is cancelled.",
  },
  page: {
    title: "Your request",
    received: "Received on {time}, Dubai time.",
    day: {
      title: "Another day",
      note: "We will confirm it by phone.",
      submit: "Ask for this day",
      /** `{time}`: "Wednesday, 2 December 2026, in the morning". */
      saved: "You have asked for another day: {time}. We will confirm it by phone.",
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
    forbidden: "This link is not valid, or it has expired. Please reply to our email, or call us.",
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
    "In allegato trova l’appuntamento che ha chiesto, per il Suo calendario. Non è ancora confermato.",
  manage: "Modifica o ritira la richiesta",
  manageByReply: "Per cambiare o annullare qualcosa basta rispondere a questa email.",
  why: "Riceve questa email perché il Suo indirizzo è stato inserito in un modulo su {site}. Se la richiesta non è Sua, la ignori o ci avvisi rispondendo qui.",
  privacy: "Privacy",
  meeting: {
    subjects: {
      fixed: "Il Suo appuntamento",
      moved: "Nuovo orario per il Suo appuntamento",
      cancelled: "Appuntamento annullato",
      reminder: "Promemoria del Suo appuntamento",
    },
    titles: {
      fixed: "Il Suo appuntamento è confermato",
      moved: "Il Suo appuntamento è stato spostato",
      cancelled: "Il Suo appuntamento è annullato",
      reminder: "Le ricordiamo il Suo appuntamento",
    },
    with: "Appuntamento con {company}",
    at: "{day}, ore {time}",
    when: "Quando",
    dubai: "{time}, ora di Dubai",
    own: "Nel Suo fuso orario",
    where: "Dove",
    video: "Videochiamata",
    join: "Entra nella videochiamata",
    attached: "Apra l’invito allegato per avere l’appuntamento nel Suo calendario.",
    removes: "Apra il file allegato per togliere l’appuntamento dal Suo calendario.",
    manage: "Sposta o annulla l’appuntamento",
    cancel: "Annulla l’appuntamento",
    cancelTitle: "Ha un imprevisto?",
    cancelNote: "Lo togliamo anche dalla nostra agenda.",
    fixed: "Il Suo appuntamento: {time}, ora di Dubai.",
    wasCancelled: "Il Suo appuntamento è annullato.",
  },
  page: {
    title: "La Sua richiesta",
    received: "Ricevuta {time}, ora di Dubai.",
    day: {
      title: "Un altro giorno",
      note: "Lo confermiamo al telefono.",
      submit: "Chiedi questo giorno",
      saved: "Ha chiesto un altro giorno: {time}. Glielo confermiamo al telefono.",
      tooMany: "Ha già cambiato giorno più volte. La preghiamo di chiamarci: {phone}",
    },
    withdraw: {
      title: "Non Le serve più?",
      note: "Non La chiameremo per questa richiesta.",
      submit: "Ritira la richiesta",
      done: "Ha ritirato questa richiesta. Non La chiameremo.",
    },
    deletion: "Come far cancellare i Suoi dati",
    forbidden: "Questo link non è valido o è scaduto. Risponda alla nostra email o ci chiami.",
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
  calendar: "تجد في المرفق الموعد الذي طلبته لتضيفه إلى تقويمك، ولم نؤكده بعد.",
  manage: "تعديل الطلب أو سحبه",
  manageByReply: "لتعديل أي شيء أو إلغائه يكفي الرد على هذه الرسالة.",
  why: "وصلتك هذه الرسالة لأن عنوانك كُتب في نموذج على \u2066{site}\u2069. إن لم يكن الطلب منك فتجاهلها، أو أخبرنا بالرد عليها.",
  privacy: "الخصوصية",
  meeting: {
    subjects: {
      fixed: "موعدك",
      moved: "تغيّر موعدك",
      cancelled: "أُلغي موعدك",
      reminder: "تذكير بموعدك",
    },
    titles: {
      fixed: "تأكّد موعدك",
      moved: "تغيّر موعدك",
      cancelled: "أُلغي موعدك",
      reminder: "نذكّرك بموعدك",
    },
    with: "موعد مع {company}",
    at: "{day}، الساعة {time}",
    when: "الموعد",
    dubai: "{time} بتوقيت دبي",
    own: "بتوقيتك",
    where: "المكان",
    video: "مكالمة فيديو",
    join: "الانضمام إلى مكالمة الفيديو",
    attached: "افتح الدعوة المرفقة ليظهر الموعد في تقويمك.",
    removes: "افتح الملف المرفق ليُحذف الموعد من تقويمك.",
    manage: "تغيير الموعد أو إلغاؤه",
    cancel: "إلغاء الموعد",
    cancelTitle: "لا يناسبك الموعد؟",
    cancelNote: "نلغيه لدينا أيضًا.",
    fixed: "موعدك: {time} بتوقيت دبي.",
    wasCancelled: "أُلغي موعدك.",
  },
  page: {
    title: "طلبك",
    received: "ورد يوم {time} بتوقيت دبي.",
    day: {
      title: "يوم آخر",
      note: "نؤكده لك هاتفيًا.",
      submit: "طلب هذا اليوم",
      saved: "طلبت يومًا آخر: {time}. سنؤكده لك هاتفيًا.",
      tooMany: "غيّرت اليوم مرات عدة. يُرجى الاتصال بنا: \u2066{phone}\u2069",
    },
    withdraw: {
      title: "لم تعد بحاجة إليه؟",
      note: "لن نتصل بك بشأنه.",
      submit: "سحب الطلب",
      done: "سُحب هذا الطلب، ولن نتصل بك بشأنه.",
    },
    deletion: "كيف تطلب حذف بياناتك",
    forbidden: "هذا الرابط غير صالح أو انتهت صلاحيته. يُرجى الرد على رسالتنا، أو الاتصال بنا.",
    gone: "لم يعد هذا الطلب موجودًا.",
  },
};

/** The texts in the language of the visitor. */
export const visitorMessages: Record<Locale, VisitorMessages> = { en, it, ar };
