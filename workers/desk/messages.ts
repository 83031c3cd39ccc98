import type { Locale } from "~/locale";

/** The texts of the page on which a person claims an enquiry, and says what came of it. */
const en = {
  title: "Enquiry",
  received: "Received {time}, Dubai time.",
  claim: "I am calling now",
  claimNote: "Then the enquiry is yours, and nobody is reminded of it.",
  claimedBy: "{name} is calling this visitor since {time}, Dubai time.",
  yours: "This enquiry is yours since {time}, Dubai time.",
  call: "Call {number}",
  whatsapp: "WhatsApp",
  localTime: "It is now {time} there.",
  quiet: "Quiet hours: it is before 9:00 or after 18:00 there. Write instead, or call later.",
  results: "What came of it?",
  reached: "We spoke",
  day: "Day of the viewing (Dubai)",
  hour: "Time (Dubai)",
  link: "Link of the video call",
  linkNote: "Leave it empty if you meet on site. Leave the day empty if nothing is agreed yet.",
  save: "Save",
  notReached: "Not reached",
  inTwoHours: "Remind me in 2 hours",
  tomorrow: "Remind me tomorrow at 9:00, Dubai time",
  doNotCall: "Do not call again",
  saved: {
    reached: "Saved: you spoke.",
    meeting: "Saved: the viewing is on {time}, Dubai time.",
    "not-reached": "Saved: not reached. You will be reminded.",
    "do-not-call": "Saved: do not call again.",
  },
  invalid:
    "That was not saved. A viewing needs a day and a time in the future, and a link begins with https://.",
  forbidden:
    "This link is not valid, or it has expired. The newest mail about the enquiry has another one.",
  gone: "This enquiry no longer exists.",
};

type DeskMessages = typeof en;

const it: DeskMessages = {
  title: "Richiesta",
  received: "Ricevuta {time}, ora di Dubai.",
  claim: "Chiamo adesso",
  claimNote: "La richiesta sarà Sua e nessuno riceverà più promemoria.",
  claimedBy: "{name} se ne occupa da {time}, ora di Dubai.",
  yours: "Questa richiesta è Sua da {time}, ora di Dubai.",
  call: "Chiama {number}",
  whatsapp: "WhatsApp",
  localTime: "Là sono ora le {time}.",
  quiet:
    "Ore di riposo: là è prima delle 9:00 o dopo le 18:00. Meglio scrivere, o chiamare più tardi.",
  results: "Com’è andata?",
  reached: "Ci siamo parlati",
  day: "Giorno della visita (Dubai)",
  hour: "Ora (Dubai)",
  link: "Link della videochiamata",
  linkNote:
    "Lasci vuoto il link se vi incontrate sul posto, e il giorno se non avete ancora concordato nulla.",
  save: "Salva",
  notReached: "Non raggiunto",
  inTwoHours: "Ricordamelo tra 2 ore",
  tomorrow: "Ricordamelo domani alle 9:00, ora di Dubai",
  doNotCall: "Non richiamare",
  saved: {
    reached: "Salvato: vi siete parlati.",
    meeting: "Salvato: la visita è {time}, ora di Dubai.",
    "not-reached": "Salvato: non raggiunto. Riceverà un promemoria.",
    "do-not-call": "Salvato: non richiamare.",
  },
  invalid:
    "Non è stato salvato. Una visita richiede un giorno e un’ora nel futuro, e il link inizia con https://.",
  forbidden:
    "Questo link non è valido o è scaduto. L’e-mail più recente sulla richiesta ne contiene un altro.",
  gone: "Questa richiesta non esiste più.",
};

const ar: DeskMessages = {
  title: "طلب",
  received: "ورد {time} بتوقيت دبي.",
  claim: "سأتصل الآن",
  claimNote: "يصبح الطلب من مسؤوليتك، ولا يُرسل أي تذكير بشأنه.",
  claimedBy: "يتولى {name} هذا الطلب منذ {time} بتوقيت دبي.",
  yours: "هذا الطلب من مسؤوليتك منذ {time} بتوقيت دبي.",
  call: "اتصال {number}",
  whatsapp: "واتساب",
  localTime: "الوقت هناك الآن {time}.",
  quiet: "وقت راحة: الوقت هناك قبل 9:00 أو بعد 18:00. الأفضل الكتابة، أو الاتصال لاحقًا.",
  results: "ما النتيجة؟",
  reached: "تحدثنا",
  day: "يوم المعاينة (دبي)",
  hour: "الساعة (دبي)",
  link: "رابط مكالمة الفيديو",
  linkNote: "يُترك الرابط فارغًا إذا كان اللقاء في الموقع، واليوم إذا لم يُتفق على شيء بعد.",
  save: "حفظ",
  notReached: "لم يرد",
  inTwoHours: "ذكّرني بعد ساعتين",
  tomorrow: "ذكّرني غدًا الساعة 9:00 بتوقيت دبي",
  doNotCall: "عدم الاتصال مجددًا",
  saved: {
    reached: "حُفظ: تحدثتما.",
    meeting: "حُفظ: المعاينة {time} بتوقيت دبي.",
    "not-reached": "حُفظ: لم يرد. سيصلك تذكير.",
    "do-not-call": "حُفظ: عدم الاتصال مجددًا.",
  },
  invalid: "لم يُحفظ. تحتاج المعاينة إلى يوم وساعة في المستقبل، ويبدأ الرابط بـ https://.",
  forbidden: "هذا الرابط غير صالح أو انتهت صلاحيته. في أحدث رسالة عن الطلب رابط آخر.",
  gone: "لم يعد هذا الطلب موجودًا.",
};

/** The texts in the language of the person. */
export const deskMessages: Record<Locale, DeskMessages> = { en, it, ar };
