import type { Locale } from "~/locale";
import type { Expected } from "./search-queries";

/** Twenty queries for a blind test: defined before the search and not used during its development. */
export const holdoutQueries: readonly [Locale, string, Expected][] = [
  ["en", "two bedroom flat with a balcony", { homes: ["ontario-tower"] }],
  ["en", "1br business bay for rent", { homes: ["continental-tower"] }],
  ["en", "beach villa", { homes: ["luxury-beachfront-villa"] }],
  ["en", "bussiness bay", { homes: ["ontario-tower", "continental-tower"] }],
  ["en", "3 bathrooms", { homes: ["al-soufuh-apartment"] }],
  ["en", "homes between 1 and 2 million dirhams", { homes: ["ontario-tower"] }],
  ["en", "palm", { homes: ["luxury-beachfront-villa"], near: ["al-soufuh-apartment"] }],
  ["it", "bilocale in affitto", { homes: ["continental-tower"] }],
  ["it", "casa con vista mare", { homes: ["al-soufuh-apartment", "luxury-beachfront-villa"] }],
  ["it", "fino a 450mila dollari", { homes: ["ontario-tower", "continental-tower"] }],
  ["it", "appartamento con tre bagni", { homes: ["al-soufuh-apartment"] }],
  ["it", "attico", { homes: [] }],
  [
    "it",
    "palestra e piscina",
    { homes: ["ontario-tower", "continental-tower", "luxury-beachfront-villa"] },
  ],
  ["it", "Palm Jumeirah", { homes: ["luxury-beachfront-villa"], near: ["al-soufuh-apartment"] }],
  ["ar", "شقة للإيجار في بزنس باي", { homes: ["continental-tower"] }],
  ["ar", "فيلا مع مسبح", { homes: ["luxury-beachfront-villa"] }],
  ["ar", "إطلالة على البحر", { homes: ["al-soufuh-apartment", "luxury-beachfront-villa"] }],
  ["ar", "غرفتين نوم بأقل من 2 مليون درهم", { homes: ["ontario-tower"] }],
  ["ar", "جميره", { homes: ["al-soufuh-apartment"] }],
  ["ar", "مارينا", { homes: [], near: ["al-soufuh-apartment"] }],
];
