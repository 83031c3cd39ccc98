import type { Locale } from "~/locale";

/** What a query finds. What is left out is not looked at. */
export interface Expected {
  /** All properties that match, in order: those of the list, then the exclusives. */
  homes: readonly string[];
  /** The properties that are near, in order. */
  near?: readonly string[];
  /** All projects, in order. */
  projects?: readonly string[];
  /** All area guides, in order. */
  areas?: readonly string[];
  /** All articles, in order. */
  articles?: readonly string[];
}

const [ontario, continental, soufuh, villa] = [
  "ontario-tower",
  "continental-tower",
  "al-soufuh-apartment",
  "luxury-beachfront-villa",
];

/** What visitors type, by the language of the page, with what each query has to find. */
export const queries: readonly [Locale, string, Expected][] = [
  // Words of the issue that found nothing before.
  ["en", "sea view", { homes: [soufuh, villa] }],
  ["en", "2 bed", { homes: [ontario, soufuh], near: [], projects: [], areas: [] }],
  ["en", "under 2m", { homes: [ontario, continental] }],
  ["en", "dubai marina", { homes: [], near: [soufuh], areas: ["Marina Bay"] }],
  ["en", "velos", { homes: [], projects: ["VELOS"] }],
  ["en", "صفوح", { homes: [soufuh] }],
  ["en", "بزنس باي", { homes: [ontario, continental] }],
  ["en", "marina", { homes: [], near: [soufuh] }],
  // Places, English.
  ["en", "business bay", { homes: [ontario, continental], areas: ["Business District"] }],
  ["en", "Business District", { homes: [ontario, continental] }],
  ["en", "bussines bay", { homes: [ontario, continental] }],
  ["en", "JUMEIRAH", { homes: [soufuh], near: [ontario, continental] }],
  ["en", "jumeira", { homes: [soufuh] }],
  ["en", "al-soufuh", { homes: [soufuh] }],
  ["en", "al sufouh", { homes: [soufuh] }],
  ["en", "al-souf", { homes: [soufuh] }],
  ["en", "palm jumeirah", { homes: [villa], near: [soufuh], areas: ["Palm Beach"] }],
  ["en", "the palm", { homes: [villa], near: [soufuh] }],
  ["en", "palm beach", { homes: [villa], near: [soufuh] }],
  ["en", "jlt", { homes: [], near: [soufuh] }],
  ["en", "JBR", { homes: [], near: [soufuh] }],
  ["en", "downtown", { homes: [], near: [ontario, continental], areas: ["Downtown District"] }],
  ["en", "downtown dubai", { homes: [], near: [ontario, continental] }],
  ["en", "emirates hills", { homes: [], near: [soufuh], areas: ["Emirates Hills"] }],
  ["en", "emirates hils", { homes: [], near: [soufuh] }],
  ["en", "burj khalifa", { homes: [], near: [ontario, continental] }],
  ["en", "DIFC", { homes: [], near: [ontario, continental] }],
  ["en", "dubai", { homes: [ontario, continental, soufuh, villa], near: [] }],
  [
    "en",
    "ras al khaimah",
    { homes: [], projects: ["Al Marjan Island Residences", "Palazzo Tissoli"] },
  ],
  ["en", "al marjan island", { homes: [], projects: ["Al Marjan Island Residences"] }],
  ["en", "dubai islands", { homes: [], projects: ["AVIDA Residences Dubai Islands"] }],
  ["en", "bay", { homes: [ontario, continental] }],
  ["en", "beachfront", { homes: [soufuh, villa] }],
  // Buildings and projects.
  ["en", "ontario", { homes: [ontario] }],
  ["en", "ontaro tower", { homes: [ontario] }],
  ["en", "continental tower", { homes: [continental] }],
  ["en", "sobha", { homes: [], projects: ["Sobha Central"] }],
  ["en", "binghati", { homes: [], projects: ["Binghatti Aquarise"] }],
  ["en", "palazzo tissoli", { homes: [], projects: ["Palazzo Tissoli"] }],
  ["en", "arka", { homes: [], projects: ["ARKA Enclave"] }],
  // Rooms and types.
  ["en", "1 bedroom", { homes: [continental] }],
  ["en", "2br apartment", { homes: [ontario, soufuh] }],
  ["en", "two bedrooms", { homes: [ontario, soufuh] }],
  ["en", "2-bed flat", { homes: [ontario, soufuh] }],
  ["en", "at least 2 bedrooms", { homes: [ontario, soufuh, villa] }],
  ["en", "3+ beds", { homes: [villa] }],
  ["en", "3 bedrooms or more", { homes: [villa] }],
  ["en", "5 bedroom villa", { homes: [villa] }],
  ["en", "2 bathrooms", { homes: [ontario, continental] }],
  ["en", "villa", { homes: [villa] }],
  ["en", "vila", { homes: [villa] }],
  ["en", "appartment", { homes: [ontario, continental, soufuh] }],
  ["en", "penthouse", { homes: [], near: [], projects: [] }],
  ["en", "town house", { homes: [] }],
  ["en", "studio", { homes: [] }],
  // Prices and purposes.
  ["en", "for rent", { homes: [continental] }],
  ["en", "apartment to buy", { homes: [ontario, soufuh] }],
  ["en", "1m-2m", { homes: [ontario] }],
  ["en", "between 1 and 2 million", { homes: [ontario] }],
  ["en", "from 1m to 4m", { homes: [ontario, soufuh] }],
  ["en", "AED 3,200,000", { homes: [ontario, continental, soufuh] }],
  ["en", "over 3m", { homes: [soufuh, villa] }],
  ["en", "above 10 million", { homes: [villa] }],
  ["en", "under $500k for sale", { homes: [ontario] }],
  ["en", "max 450k usd to buy", { homes: [ontario] }],
  ["en", "£400k for sale", { homes: [ontario] }],
  ["en", "rent under 120k", { homes: [continental] }],
  // Words of the texts.
  ["en", "canal view", { homes: [continental] }],
  ["en", "view of the sea", { homes: [soufuh, villa] }],
  ["en", "gym", { homes: [ontario, continental, villa] }],
  ["en", "concierge", { homes: [ontario, continental] }],
  ["en", "private beach", { homes: [villa] }],
  ["en", "waterfront", { homes: [continental] }],
  ["en", "home theatre", { homes: [villa] }],
  ["en", "ready to move sea view", { homes: [soufuh] }],
  ["en", "golf", { homes: [], areas: ["Emirates Hills"] }],
  ["en", "title deed", { homes: [], areas: [] }],
  ["en", "paris", { homes: [], articles: [] }],
  // Several things at once.
  ["en", "2 bed business bay under 1.5m", { homes: [ontario] }],
  ["en", "sea view apartment under 4m", { homes: [soufuh] }],
  ["en", "2 bedroom near dubai marina", { homes: [], near: [soufuh] }],
  ["en", "villa marina", { homes: [], near: [villa] }],
  ["en", "1 bed downtown to rent", { homes: [], near: [continental] }],
  ["en", "off plan", { homes: [] }],
  // Italian.
  ["it", "vista mare", { homes: [soufuh, villa] }],
  ["it", "bilocale", { homes: [continental] }],
  ["it", "trilocale con balcone", { homes: [ontario] }],
  ["it", "tre locali", { homes: [ontario, soufuh] }],
  ["it", "due camere", { homes: [ontario, soufuh] }],
  ["it", "monolocale", { homes: [] }],
  ["it", "fino a 500k euro", { homes: [ontario, continental] }],
  ["it", "fino a 400.000 euro in vendita", { homes: [ontario] }],
  ["it", "da 1 a 2 milioni", { homes: [ontario] }],
  ["it", "tra 3 e 4 mln", { homes: [soufuh] }],
  ["it", "in affitto", { homes: [continental] }],
  ["it", "appartamento in vendita a Business Bay", { homes: [ontario] }],
  ["it", "villa con piscina", { homes: [villa] }],
  ["it", "villa sulla spiaggia", { homes: [villa] }],
  ["it", "palestra", { homes: [ontario, continental, villa] }],
  ["it", "vista sul canale", { homes: [continental] }],
  ["it", "vicino alla Marina", { homes: [], near: [soufuh] }],
  ["it", "almeno 2 camere", { homes: [ontario, soufuh, villa] }],
  ["it", "attico", { homes: [] }],
  ["it", "sulla carta", { homes: [] }],
  ["it", "apartamento", { homes: [ontario, continental, soufuh] }],
  // Arabic.
  ["ar", "غرفتين", { homes: [ontario, soufuh] }],
  ["ar", "غرفتي نوم", { homes: [ontario, soufuh] }],
  ["ar", "شقة بغرفة نوم", { homes: [continental] }],
  ["ar", "بأقل من مليونين", { homes: [ontario, continental] }],
  ["ar", "من مليون إلى مليونين", { homes: [ontario] }],
  ["ar", "٥٠٠ ألف دولار", { homes: [ontario, continental] }],
  ["ar", "شقق للإيجار", { homes: [continental] }],
  ["ar", "شقة للبيع", { homes: [ontario, soufuh] }],
  ["ar", "إطلالة بحرية", { homes: [soufuh, villa] }],
  ["ar", "نخله جميرا", { homes: [villa], near: [soufuh] }],
  ["ar", "خليج تجارى", { homes: [ontario, continental] }],
  ["ar", "الصُّفوح", { homes: [soufuh] }],
  ["ar", "دبي مارينا", { homes: [], near: [soufuh] }],
  ["ar", "داون تاون", { homes: [], near: [ontario, continental] }],
  ["ar", "فيلا", { homes: [villa] }],
  ["ar", "صالة رياضية", { homes: [ontario, continental, villa] }],
  ["ar", "5 غرف", { homes: [villa] }],
  ["ar", "على الخارطة", { homes: [] }],
  ["ar", "velos", { homes: [], projects: ["VELOS"] }],
  ["ar", "باريس", { homes: [], articles: [] }],
];
