import type { Locale } from "~/locale";
import type { ProjectId } from "./projects";
import type { PropertyId } from "./property-ids";

/** A file below public/. */
export interface BrochureFile {
  /** Of its own for each state of the file, so that it may be kept for ever. */
  address: string;
  bytes: number;
  /** The day that it was made and that stands on it, as yyyy-mm-dd. */
  date: string;
  /** What it was made from: `npm run check` sees by it whether it says what the pages say. */
  stamp: string;
}

/** The brochures of homes and projects. The list is written by `npm run brochures`: change it there. */
export const brochures: Readonly<
  Record<PropertyId | ProjectId, Readonly<Record<Locale, BrochureFile>>>
> = {
  "ontario-tower": {
    en: {
      address: "/brochures/6301ec47/orizzonte-ontario-tower-en.pdf",
      bytes: 428107,
      date: "2026-11-22",
      stamp: "d32d44ac4467d6ba",
    },
    it: {
      address: "/brochures/880f8f1d/orizzonte-ontario-tower-it.pdf",
      bytes: 429644,
      date: "2026-11-22",
      stamp: "251fab26ccead691",
    },
    ar: {
      address: "/brochures/bb4c3e2b/orizzonte-ontario-tower-ar.pdf",
      bytes: 457711,
      date: "2026-11-22",
      stamp: "8fa87ed88e7d8601",
    },
  },
  "continental-tower": {
    en: {
      address: "/brochures/4cbe7b81/orizzonte-continental-tower-en.pdf",
      bytes: 370646,
      date: "2026-11-22",
      stamp: "f317e63b1b3dc55c",
    },
    it: {
      address: "/brochures/6623ca21/orizzonte-continental-tower-it.pdf",
      bytes: 371080,
      date: "2026-11-22",
      stamp: "6ed7251a0af5b532",
    },
    ar: {
      address: "/brochures/f83a0950/orizzonte-continental-tower-ar.pdf",
      bytes: 398759,
      date: "2026-11-22",
      stamp: "eeb089420fb037d8",
    },
  },
  "al-soufuh-apartment": {
    en: {
      address: "/brochures/9c701958/orizzonte-al-soufuh-apartment-en.pdf",
      bytes: 306782,
      date: "2026-11-22",
      stamp: "6cd6ad5845666053",
    },
    it: {
      address: "/brochures/e5c301f8/orizzonte-al-soufuh-apartment-it.pdf",
      bytes: 307770,
      date: "2026-11-22",
      stamp: "658b452810545978",
    },
    ar: {
      address: "/brochures/5f3ebfc2/orizzonte-al-soufuh-apartment-ar.pdf",
      bytes: 335405,
      date: "2026-11-22",
      stamp: "64faf1d780efaf68",
    },
  },
  "luxury-beachfront-villa": {
    en: {
      address: "/brochures/566c7b07/orizzonte-luxury-beachfront-villa-en.pdf",
      bytes: 276699,
      date: "2026-11-22",
      stamp: "cd4c0f39e4439bd2",
    },
    it: {
      address: "/brochures/37542fd3/orizzonte-luxury-beachfront-villa-it.pdf",
      bytes: 276368,
      date: "2026-11-22",
      stamp: "50b505f5deacb5cb",
    },
    ar: {
      address: "/brochures/398bfc9e/orizzonte-luxury-beachfront-villa-ar.pdf",
      bytes: 306846,
      date: "2026-11-22",
      stamp: "e403c04ea475609e",
    },
  },
  "colibri-views": {
    en: {
      address: "/brochures/4ab16262/orizzonte-colibri-views-en.pdf",
      bytes: 527666,
      date: "2026-11-22",
      stamp: "f367a3c20c3943b1",
    },
    it: {
      address: "/brochures/97b7953d/orizzonte-colibri-views-it.pdf",
      bytes: 527756,
      date: "2026-11-22",
      stamp: "7507f32c01f226c4",
    },
    ar: {
      address: "/brochures/50d253cb/orizzonte-colibri-views-ar.pdf",
      bytes: 554286,
      date: "2026-11-22",
      stamp: "663ef022690f73ba",
    },
  },
  "al-marjan-island": {
    en: {
      address: "/brochures/dccdec13/orizzonte-al-marjan-island-en.pdf",
      bytes: 435040,
      date: "2026-11-22",
      stamp: "02b9234b5e001d2a",
    },
    it: {
      address: "/brochures/41cd6ef1/orizzonte-al-marjan-island-it.pdf",
      bytes: 436033,
      date: "2026-11-22",
      stamp: "ea5a46246cb36e69",
    },
    ar: {
      address: "/brochures/01179368/orizzonte-al-marjan-island-ar.pdf",
      bytes: 466497,
      date: "2026-11-22",
      stamp: "07a8639293112991",
    },
  },
  "avida-dubai-islands": {
    en: {
      address: "/brochures/1d3af5ba/orizzonte-avida-dubai-islands-en.pdf",
      bytes: 490416,
      date: "2026-11-22",
      stamp: "2a2b65b8b66f8163",
    },
    it: {
      address: "/brochures/b45b6454/orizzonte-avida-dubai-islands-it.pdf",
      bytes: 490482,
      date: "2026-11-22",
      stamp: "eb203aa05abb1b39",
    },
    ar: {
      address: "/brochures/900317b3/orizzonte-avida-dubai-islands-ar.pdf",
      bytes: 517289,
      date: "2026-11-22",
      stamp: "c83e1f598256ab53",
    },
  },
  "arka-enclave": {
    en: {
      address: "/brochures/14fe258e/orizzonte-arka-enclave-en.pdf",
      bytes: 527542,
      date: "2026-11-22",
      stamp: "9b5cd7b6565f9388",
    },
    it: {
      address: "/brochures/b7f1b3f8/orizzonte-arka-enclave-it.pdf",
      bytes: 528933,
      date: "2026-11-22",
      stamp: "e033b236d40c1cf3",
    },
    ar: {
      address: "/brochures/1dea4fe9/orizzonte-arka-enclave-ar.pdf",
      bytes: 555652,
      date: "2026-11-22",
      stamp: "4ad7314f7c2edd1b",
    },
  },
  "sobha-central": {
    en: {
      address: "/brochures/54e19808/orizzonte-sobha-central-en.pdf",
      bytes: 458725,
      date: "2026-11-22",
      stamp: "d34f35450328e7df",
    },
    it: {
      address: "/brochures/ccb2f35e/orizzonte-sobha-central-it.pdf",
      bytes: 458604,
      date: "2026-11-22",
      stamp: "c03b3eb9e5616295",
    },
    ar: {
      address: "/brochures/6a39c439/orizzonte-sobha-central-ar.pdf",
      bytes: 483328,
      date: "2026-11-22",
      stamp: "dde78b6a41022510",
    },
  },
  "marque-place": {
    en: {
      address: "/brochures/0aefb781/orizzonte-marque-place-en.pdf",
      bytes: 404275,
      date: "2026-11-22",
      stamp: "3393f5edb632b317",
    },
    it: {
      address: "/brochures/806f9c34/orizzonte-marque-place-it.pdf",
      bytes: 405102,
      date: "2026-11-22",
      stamp: "5c08569f88b7f867",
    },
    ar: {
      address: "/brochures/2cdc8959/orizzonte-marque-place-ar.pdf",
      bytes: 434007,
      date: "2026-11-22",
      stamp: "3026ae5435a10461",
    },
  },
  "binghatti-aquarise": {
    en: {
      address: "/brochures/023c4d14/orizzonte-binghatti-aquarise-en.pdf",
      bytes: 424446,
      date: "2026-11-22",
      stamp: "8948f2f168d1ff21",
    },
    it: {
      address: "/brochures/eb58f179/orizzonte-binghatti-aquarise-it.pdf",
      bytes: 425630,
      date: "2026-11-22",
      stamp: "8414ad09c6b17a13",
    },
    ar: {
      address: "/brochures/9b4d5b42/orizzonte-binghatti-aquarise-ar.pdf",
      bytes: 453443,
      date: "2026-11-22",
      stamp: "f89f68b168b00e3b",
    },
  },
  velos: {
    en: {
      address: "/brochures/05494964/orizzonte-velos-en.pdf",
      bytes: 531024,
      date: "2026-11-22",
      stamp: "bb2329d42a6e0a61",
    },
    it: {
      address: "/brochures/2bbcb032/orizzonte-velos-it.pdf",
      bytes: 532371,
      date: "2026-11-22",
      stamp: "4e72976d185ea86a",
    },
    ar: {
      address: "/brochures/d3386f9f/orizzonte-velos-ar.pdf",
      bytes: 561395,
      date: "2026-11-22",
      stamp: "62d7d0bb18d6cd04",
    },
  },
  "trophy-atelier": {
    en: {
      address: "/brochures/0470e8c6/orizzonte-trophy-atelier-en.pdf",
      bytes: 458848,
      date: "2026-11-22",
      stamp: "591885cb290f345b",
    },
    it: {
      address: "/brochures/9e82d098/orizzonte-trophy-atelier-it.pdf",
      bytes: 459488,
      date: "2026-11-22",
      stamp: "34837c9cb096ae90",
    },
    ar: {
      address: "/brochures/f68a7cc8/orizzonte-trophy-atelier-ar.pdf",
      bytes: 481792,
      date: "2026-11-22",
      stamp: "6d871dc8fb059642",
    },
  },
  "trophy-regent": {
    en: {
      address: "/brochures/e39f1c0c/orizzonte-trophy-regent-en.pdf",
      bytes: 520907,
      date: "2026-11-22",
      stamp: "600d9c9cfec8c57b",
    },
    it: {
      address: "/brochures/d131b089/orizzonte-trophy-regent-it.pdf",
      bytes: 521598,
      date: "2026-11-22",
      stamp: "77565650f3bafa94",
    },
    ar: {
      address: "/brochures/93692834/orizzonte-trophy-regent-ar.pdf",
      bytes: 546879,
      date: "2026-11-22",
      stamp: "83d56b3c04e2135c",
    },
  },
  "palazzo-tissoli": {
    en: {
      address: "/brochures/a11f7d57/orizzonte-palazzo-tissoli-en.pdf",
      bytes: 343391,
      date: "2026-11-22",
      stamp: "44d5092926b61237",
    },
    it: {
      address: "/brochures/f45a5d35/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 344348,
      date: "2026-11-22",
      stamp: "c3f2bd8f9a17e576",
    },
    ar: {
      address: "/brochures/50d3d7a7/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 375898,
      date: "2026-11-22",
      stamp: "44a42be5d806b4ee",
    },
  },
};
