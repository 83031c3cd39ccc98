import type { Locale } from "~/locale";
import type { Expected } from "./search-queries";

/** Twenty queries for a blind test: defined before the search and not used during its development. */
export const holdoutQueries: readonly [Locale, string, Expected][] = [
  ["en", "two bedroom flat with a balcony", { properties: ["ontario-tower"] }],
  ["en", "1br business bay for rent", { properties: ["continental-tower"] }],
  ["en", "beach villa", { properties: ["luxury-beachfront-villa"] }],
  ["en", "bussiness bay", { properties: ["ontario-tower", "continental-tower"] }],
  ["en", "3 bathrooms", { properties: ["al-soufuh-apartment"] }],
  ["en", "homes between 1 and 2 million dirhams", { properties: ["ontario-tower"] }],
  ["en", "palm", { properties: ["luxury-beachfront-villa"], near: ["al-soufuh-apartment"] }],
  ["it", "bilocale in affitto", { properties: ["continental-tower"] }],
  ["it", "casa con vista mare", { properties: ["al-soufuh-apartment", "luxury-beachfront-villa"] }],
  ["it", "fino a 450mila dollari", { properties: ["ontario-tower", "continental-tower"] }],
  ["it", "appartamento con tre bagni", { properties: ["al-soufuh-apartment"] }],
  ["it", "attico", { properties: [] }],
  [
    "it",
    "palestra e piscina",
    { properties: ["ontario-tower", "continental-tower", "luxury-beachfront-villa"] },
  ],
  [
    "it",
    "Palm Jumeirah",
    { properties: ["luxury-beachfront-villa"], near: ["al-soufuh-apartment"] },
  ],
  ["ar", "شقة للإيجار في بزنس باي", { properties: ["continental-tower"] }],
  ["ar", "فيلا مع مسبح", { properties: ["luxury-beachfront-villa"] }],
  ["ar", "إطلالة على البحر", { properties: ["al-soufuh-apartment", "luxury-beachfront-villa"] }],
  ["ar", "غرفتين نوم بأقل من 2 مليون درهم", { properties: ["ontario-tower"] }],
  ["ar", "جميره", { properties: ["al-soufuh-apartment"] }],
  ["ar", "مارينا", { properties: [], near: ["al-soufuh-apartment"] }],
];
