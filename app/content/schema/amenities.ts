/**
 * The amenities that the studio offers, in each language. A property's file has the English names: those in this list
 * need no translation.
 */
export const amenityNames = [
  { en: "Swimming pool", it: "Piscina", ar: "مسبح" },
  { en: "Children’s pool", it: "Piscina per bambini", ar: "مسبح للأطفال" },
  { en: "Private pool", it: "Piscina privata", ar: "مسبح خاص" },
  { en: "Gym", it: "Palestra", ar: "صالة رياضية" },
  { en: "Spa", it: "Spa", ar: "سبا" },
  { en: "Sauna", it: "Sauna", ar: "ساونا" },
  { en: "Steam room", it: "Bagno turco", ar: "غرفة بخار" },
  { en: "Children’s play area", it: "Area giochi per bambini", ar: "منطقة ألعاب للأطفال" },
  { en: "Garden", it: "Giardino", ar: "حديقة" },
  { en: "Private garden", it: "Giardino privato", ar: "حديقة خاصة" },
  { en: "Barbecue area", it: "Area barbecue", ar: "منطقة شواء" },
  { en: "Tennis court", it: "Campo da tennis", ar: "ملعب تنس" },
  { en: "Padel court", it: "Campo da padel", ar: "ملعب بادل" },
  { en: "Private beach", it: "Spiaggia privata", ar: "شاطئ خاص" },
  { en: "Covered parking", it: "Posto auto coperto", ar: "موقف سيارات مغطّى" },
  { en: "Garage", it: "Garage", ar: "مرآب" },
  { en: "Concierge", it: "Servizio di concierge", ar: "خدمة كونسيرج" },
  { en: "24-hour security", it: "Sorveglianza 24 ore su 24", ar: "حراسة على مدار الساعة" },
  { en: "Lift", it: "Ascensore", ar: "مصعد" },
  { en: "Balcony", it: "Balcone", ar: "شرفة" },
  { en: "Terrace", it: "Terrazza", ar: "تراس" },
  { en: "Sea view", it: "Vista sul mare", ar: "إطلالة على البحر" },
  { en: "Canal view", it: "Vista sul canale", ar: "إطلالة على القناة" },
  { en: "Waterfront", it: "Sull’acqua", ar: "واجهة مائية" },
  { en: "Built-in wardrobes", it: "Armadi a muro", ar: "خزائن مدمجة" },
  { en: "Walk-in wardrobe", it: "Cabina armadio", ar: "غرفة ملابس" },
  { en: "Maid’s room", it: "Camera di servizio", ar: "غرفة خادمة" },
  { en: "Study", it: "Studio", ar: "غرفة مكتب" },
  { en: "Storage room", it: "Ripostiglio", ar: "غرفة تخزين" },
  { en: "Laundry room", it: "Lavanderia", ar: "غرفة غسيل" },
  { en: "Kitchen appliances", it: "Elettrodomestici in cucina", ar: "أجهزة مطبخ" },
  { en: "Central air conditioning", it: "Aria condizionata centralizzata", ar: "تكييف مركزي" },
  { en: "Smart home system", it: "Impianto domotico", ar: "نظام منزل ذكي" },
  { en: "Pets allowed", it: "Animali ammessi", ar: "يُسمح بالحيوانات الأليفة" },
] as const;

/** A name as it is compared: without case, and with any apostrophe. */
const comparable = (name: string) => name.trim().toLowerCase().replaceAll("'", "’");

/** An amenity as the list writes it; another one stays as it is. */
export const asListed = (name: string): string =>
  amenityNames.find(({ en }) => comparable(en) === comparable(name))?.en ?? name;

type Language = keyof (typeof amenityNames)[number];

/** An amenity in another language; undefined if the list does not have it. */
const amenityIn = (language: Language, english: string): string | undefined =>
  amenityNames.find(({ en }) => en === english)?.[language];

/** The amenities that the list does not have, which need a translation. */
export const unlistedAmenities = (english: readonly string[]): string[] =>
  english.filter((name) => !amenityIn("en", name));

/** The amenities of a property in another language, by the list. */
export const listedAmenities = (language: Language, english: readonly string[]): string[] =>
  english.flatMap((name) => amenityIn(language, name) ?? []);
