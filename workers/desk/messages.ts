import type { Locale } from "~/locale";

/** The texts of the page on which a person claims an enquiry, and says what came of it. */
const en = {
  title: "Enquiry",
  received: "Received on {time}, Dubai time.",
  withdrawn: "The visitor has withdrawn this enquiry: there is no need to call.",
  changedDay: "The visitor has asked for this day since.",
  refused: "The visitor’s email address refuses mail. Ask for another one on the phone.",
  claim: "I am calling now",
  claimNote: "The enquiry will then be yours, and nobody will be reminded of it.",
  claimedBy: "{name} has had this enquiry since {time}, Dubai time.",
  yours: "This enquiry has been yours since {time}, Dubai time.",
  call: "Call {number}",
  whatsapp: "WhatsApp",
  localTime: "Local time there: {time}.",
  quiet: "Quiet hours: it is before 9:00 or after 18:00 there. Write instead, or call later.",
  results: "What came of it?",
  reached: "We spoke",
  day: "Day of the viewing (Dubai)",
  hour: "Time (Dubai)",
  link: "Video call link",
  linkNote:
    "Leave it empty if you will meet on site. Leave the day empty if nothing is agreed yet.",
  invitation: "The visitor gets an invitation by email, and a reminder 24 hours before.",
  save: "Save",
  cancel: "Cancel the viewing",
  notReached: "Not reached",
  inTwoHours: "Remind me in 2 hours",
  tomorrow: "Remind me tomorrow at 9:00, Dubai time",
  doNotCall: "Do not call again",
  saved: {
    reached: "Saved: you spoke.",
    meeting: "Saved: the viewing is on {time}, Dubai time.",
    cancelled: "The viewing is cancelled.",
    "not-reached": "Saved: not reached. You will be reminded.",
    "do-not-call": "Saved: do not call again.",
  },
  invalid:
    "That was not saved. A viewing needs both a day and a time, in the future, and a link must begin with https://.",
  forbidden:
    "This link is not valid, or it has expired. The latest email about the enquiry has a new one.",
  gone: "This enquiry no longer exists.",
};

type DeskMessages = typeof en;

const it: DeskMessages = {
  title: "Richiesta",
  received: "Ricevuta {time}, ora di Dubai.",
  withdrawn: "La richiesta è stata ritirata: non occorre chiamare.",
  changedDay: "Il giorno è stato cambiato da chi ha scritto.",
  refused: "L’indirizzo email di chi ha scritto non riceve posta. Ne chieda un altro al telefono.",
  claim: "Chiamo adesso",
  claimNote: "La richiesta sarà Sua e nessuno riceverà più promemoria.",
  claimedBy: "Presa in carico da {name} {time}, ora di Dubai.",
  yours: "Presa in carico da Lei {time}, ora di Dubai.",
  call: "Chiama {number}",
  whatsapp: "WhatsApp",
  localTime: "Ora locale di chi ha scritto: {time}.",
  quiet:
    "Ore di riposo: là non sono ancora le 9:00, o sono già passate le 18:00. Meglio scrivere, o chiamare più tardi.",
  results: "Com’è andata?",
  reached: "Ci siamo parlati",
  day: "Giorno della visita (Dubai)",
  hour: "Ora (Dubai)",
  link: "Link della videochiamata",
  linkNote:
    "Lasci vuoto il link se vi incontrate sul posto, e il giorno se non avete ancora concordato nulla.",
  invitation: "Chi ha scritto riceve l’invito per email, e un promemoria 24 ore prima.",
  save: "Salva",
  cancel: "Annulla la visita",
  notReached: "Nessuna risposta",
  inTwoHours: "Promemoria tra 2 ore",
  tomorrow: "Promemoria domani alle 9:00, ora di Dubai",
  doNotCall: "Non richiamare",
  saved: {
    reached: "Salvato: vi siete parlati.",
    meeting: "Salvato: visita {time}, ora di Dubai.",
    cancelled: "La visita è annullata.",
    "not-reached": "Salvato: nessuna risposta. Riceverà un promemoria.",
    "do-not-call": "Salvato: non richiamare.",
  },
  invalid:
    "Non salvato. Per la visita servono un giorno e un’ora, ancora da venire; il link deve iniziare con https://.",
  forbidden:
    "Questo link non è valido o è scaduto. L’email più recente sulla richiesta ne contiene uno nuovo.",
  gone: "Questa richiesta non esiste più.",
};

const ar: DeskMessages = {
  title: "طلب",
  received: "ورد يوم {time} بتوقيت دبي.",
  withdrawn: "سحب صاحب الطلب طلبه، فلا حاجة إلى الاتصال.",
  changedDay: "طلب صاحب الطلب هذا اليوم لاحقًا.",
  refused: "بريد صاحب الطلب لا يستقبل الرسائل. يُطلب منه عنوان آخر عند الاتصال.",
  claim: "سأتصل الآن",
  claimNote: "يصبح الطلب من مسؤوليتك، ولا يُرسل بعدها أي تذكير بشأنه.",
  claimedBy: "هذا الطلب لدى {name} منذ يوم {time} بتوقيت دبي.",
  yours: "هذا الطلب من مسؤوليتك منذ يوم {time} بتوقيت دبي.",
  call: "اتصل بالرقم {number}",
  whatsapp: "واتساب",
  localTime: "الوقت هناك الآن: {time}.",
  quiet: "وقت راحة: الساعة هناك قبل 9:00 أو بعد 18:00. الأفضل المراسلة، أو الاتصال لاحقًا.",
  results: "ما نتيجة الاتصال؟",
  reached: "تحدثنا",
  day: "يوم المعاينة (دبي)",
  hour: "الساعة (دبي)",
  link: "رابط مكالمة الفيديو",
  linkNote: "يُترك الرابط فارغًا إذا كان اللقاء في الموقع، واليوم إذا لم يُتفق على شيء بعد.",
  invitation: "تصل إلى صاحب الطلب دعوة بالبريد، ثم تذكير قبل الموعد بيوم.",
  save: "حفظ",
  cancel: "إلغاء المعاينة",
  notReached: "لا رد",
  inTwoHours: "ذكّرني بعد ساعتين",
  tomorrow: "ذكّرني غدًا الساعة 9:00 بتوقيت دبي",
  doNotCall: "عدم معاودة الاتصال",
  saved: {
    reached: "حُفظ: تحدثتما.",
    meeting: "حُفظ: المعاينة يوم {time} بتوقيت دبي.",
    cancelled: "أُلغيت المعاينة.",
    "not-reached": "حُفظ: لا رد. سيصلك تذكير.",
    "do-not-call": "حُفظ: عدم معاودة الاتصال.",
  },
  invalid:
    "لم يُحفظ. حدّد للمعاينة يومًا وساعة لم يمضيا، وينبغي أن يبدأ الرابط بـ \u2066https://\u2069.",
  forbidden: "هذا الرابط غير صالح أو انتهت صلاحيته. وفي أحدث بريد عن الطلب رابط جديد.",
  gone: "لم يعد هذا الطلب موجودًا.",
};

/** The texts in the language of the person. */
export const deskMessages: Record<Locale, DeskMessages> = { en, it, ar };
