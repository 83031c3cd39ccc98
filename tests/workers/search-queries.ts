import type { Locale } from "~/locale";

/** The expected results of a query. Absent lists are not checked. */
export interface Expected {
  /** All properties that match, in order: those of the list, then the exclusives. */
  properties: readonly string[];
  /** The properties that are near, in order. */
  near?: readonly string[];
  projects?: readonly string[];
  areas?: readonly string[];
  articles?: readonly string[];
}

const [ontario, continental, soufuh, villa] = [
  "ontario-tower",
  "continental-tower",
  "al-soufuh-apartment",
  "luxury-beachfront-villa",
];

export const queries: readonly [Locale, string, Expected][] = [
  // Queries that a plain search for text does not answer.
  ["en", "sea view", { properties: [soufuh, villa] }],
  ["en", "2 bed", { properties: [ontario, soufuh], near: [], projects: [], areas: [] }],
  ["en", "under 2m", { properties: [ontario, continental] }],
  ["en", "dubai marina", { properties: [], near: [soufuh], areas: ["Marina Bay"] }],
  ["en", "velos", { properties: [], projects: ["VELOS"] }],
  ["en", "صفوح", { properties: [soufuh] }],
  ["en", "بزنس باي", { properties: [ontario, continental] }],
  // Places, English.
  ["en", "business bay", { properties: [ontario, continental], areas: ["Business District"] }],
  ["en", "bussines bay", { properties: [ontario, continental] }],
  ["en", "JUMEIRAH", { properties: [soufuh], near: [ontario, continental] }],
  ["en", "jumeira", { properties: [soufuh] }],
  ["en", "al-soufuh", { properties: [soufuh] }],
  ["en", "al sufouh", { properties: [soufuh] }],
  ["en", "palm jumeirah", { properties: [villa], near: [soufuh], areas: ["Palm Beach"] }],
  ["en", "jlt", { properties: [], near: [soufuh] }],
  ["en", "JBR", { properties: [], near: [soufuh] }],
  [
    "en",
    "downtown",
    { properties: [], near: [ontario, continental], areas: ["Downtown District"] },
  ],
  ["en", "emirates hills", { properties: [], near: [soufuh], areas: ["Emirates Hills"] }],
  ["en", "burj khalifa", { properties: [], near: [ontario, continental] }],
  ["en", "dubai", { properties: [ontario, continental, soufuh, villa], near: [] }],
  [
    "en",
    "ras al khaimah",
    { properties: [], projects: ["Al Marjan Island Residences", "Palazzo Tissoli"] },
  ],
  ["en", "dubai islands", { properties: [], projects: ["AVIDA Residences Dubai Islands"] }],
  ["en", "bay", { properties: [ontario, continental] }],
  ["en", "beachfront", { properties: [soufuh, villa] }],
  // Buildings and projects.
  ["en", "ontaro tower", { properties: [ontario] }],
  ["en", "sobha", { properties: [], projects: ["Sobha Central"] }],
  ["en", "binghati", { properties: [], projects: ["Binghatti Aquarise"] }],
  // Rooms and types.
  ["en", "1 bedroom", { properties: [continental] }],
  ["en", "two bedrooms", { properties: [ontario, soufuh] }],
  ["en", "2-bed flat", { properties: [ontario, soufuh] }],
  ["en", "at least 2 bedrooms", { properties: [ontario, soufuh, villa] }],
  ["en", "3 bedrooms or more", { properties: [villa] }],
  ["en", "5 bedroom villa", { properties: [villa] }],
  ["en", "2 bathrooms", { properties: [ontario, continental] }],
  ["en", "vila", { properties: [villa] }],
  ["en", "appartment", { properties: [ontario, continental, soufuh] }],
  ["en", "penthouse", { properties: [], near: [], projects: [] }],
  ["en", "town house", { properties: [] }],
  ["en", "studio", { properties: [] }],
  // Prices and purposes.
  ["en", "for rent", { properties: [continental] }],
  ["en", "1m-2m", { properties: [ontario] }],
  ["en", "between 1 and 2 million", { properties: [ontario] }],
  ["en", "above 10 million", { properties: [villa] }],
  ["en", "under $500k for sale", { properties: [ontario] }],
  ["en", "£400k for sale", { properties: [ontario] }],
  ["en", "rent under 120k", { properties: [continental] }],
  // Words of the texts.
  ["en", "canal view", { properties: [continental] }],
  ["en", "view of the sea", { properties: [soufuh, villa] }],
  ["en", "gym", { properties: [ontario, continental, villa] }],
  ["en", "private beach", { properties: [villa] }],
  ["en", "ready to move sea view", { properties: [soufuh] }],
  ["en", "golf", { properties: [], areas: ["Emirates Hills"] }],
  ["en", "title deed", { properties: [], areas: [] }],
  ["en", "paris", { properties: [], articles: [] }],
  // Several things at once.
  ["en", "2 bed business bay under 1.5m", { properties: [ontario] }],
  ["en", "sea view apartment under 4m", { properties: [soufuh] }],
  ["en", "2 bedroom near dubai marina", { properties: [], near: [soufuh] }],
  ["en", "villa marina", { properties: [], near: [villa] }],
  ["en", "1 bed downtown to rent", { properties: [], near: [continental] }],
  ["en", "off plan", { properties: [] }],
  [
    "en",
    "off-plan ras al khaimah",
    { properties: [], projects: ["Al Marjan Island Residences", "Palazzo Tissoli"] },
  ],
  // Tried on a phone.
  ["en", "sea view home with pool", { properties: [soufuh, villa] }],
  ["en", "cheap studio marina", { properties: [], areas: ["Marina Bay"] }],
  ["en", "luxury apartment business bay", { properties: [ontario, continental] }],
  ["en", "2 or 3 bedrooms", { properties: [ontario, soufuh] }],
  ["en", "1-2 bed", { properties: [ontario, continental, soufuh] }],
  ["en", "2 bed 5 bed", { properties: [ontario, soufuh, villa] }],
  ["en", "2 bathrooms 3 bathrooms", { properties: [ontario, continental, soufuh] }],
  ["en", "between 3m and 1m", { properties: [ontario] }],
  ["en", "two and a half million", { properties: [ontario, continental] }],
  ["en", "flat to rent max 9000 a month", { properties: [continental] }],
  // Italian.
  ["it", "vista mare", { properties: [soufuh, villa] }],
  ["it", "bilocale", { properties: [continental] }],
  ["it", "trilocale con balcone", { properties: [ontario] }],
  ["it", "due camere", { properties: [ontario, soufuh] }],
  ["it", "monolocale", { properties: [] }],
  ["it", "fino a 500k euro", { properties: [ontario, continental] }],
  ["it", "fino a 400.000 euro in vendita", { properties: [ontario] }],
  ["it", "da 1 a 2 milioni", { properties: [ontario] }],
  ["it", "tra 3 e 4 mln", { properties: [soufuh] }],
  ["it", "appartamento in vendita a Business Bay", { properties: [ontario] }],
  ["it", "villa con piscina", { properties: [villa] }],
  ["it", "vicino alla Marina", { properties: [], near: [soufuh] }],
  ["it", "almeno 2 camere", { properties: [ontario, soufuh, villa] }],
  ["it", "sulla carta", { properties: [] }],
  ["it", "apartamento", { properties: [ontario, continental, soufuh] }],
  ["it", "trilocale max 3,2 milioni", { properties: [ontario, soufuh] }],
  ["it", "due o tre locali", { properties: [ontario, continental, soufuh] }],
  ["it", "casa con vista e piscina", { properties: [ontario, continental, villa] }],
  ["it", "appartamento di lusso a Business Bay", { properties: [ontario, continental] }],
  ["it", "affitto fino a 9000 dirham al mese", { properties: [continental] }],
  // Arabic.
  ["ar", "غرفتين", { properties: [ontario, soufuh] }],
  ["ar", "شقة بغرفة نوم", { properties: [continental] }],
  ["ar", "بأقل من مليونين", { properties: [ontario, continental] }],
  ["ar", "من مليون إلى مليونين", { properties: [ontario] }],
  ["ar", "٥٠٠ ألف دولار", { properties: [ontario, continental] }],
  ["ar", "شقق للإيجار", { properties: [continental] }],
  ["ar", "شقة للبيع", { properties: [ontario, soufuh] }],
  ["ar", "إطلالة بحرية", { properties: [soufuh, villa] }],
  ["ar", "خليج تجارى", { properties: [ontario, continental] }],
  ["ar", "الصُّفوح", { properties: [soufuh] }],
  ["ar", "دبي مارينا", { properties: [], near: [soufuh], areas: ["دبي مارينا"] }],
  ["it", "vicino a dubai marina", { properties: [], near: [soufuh], areas: ["Marina"] }],
  ["ar", "داون تاون", { properties: [], near: [ontario, continental] }],
  ["ar", "5 غرف", { properties: [villa] }],
  ["ar", "على الخارطة", { properties: [] }],
  ["ar", "velos", { properties: [], projects: ["VELOS"] }],
  ["ar", "شقة بشرفة في الخليج التجاري", { properties: [ontario, continental] }],
  ["ar", "غرفتين أو ثلاث غرف", { properties: [ontario, soufuh] }],
  [
    "ar",
    "مشاريع في رأس الخيمة",
    { properties: [], projects: ["Al Marjan Island Residences", "Palazzo Tissoli"] },
  ],
  ["ar", "إيجار 9000 درهم شهريا", { properties: [continental] }],
  ["ar", "مسبح وإطلالة على البحر", { properties: [villa] }],
  ["ar", "باريس", { properties: [], articles: [] }],
];
