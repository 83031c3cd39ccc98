import type { defaultLocale, Locale } from "~/locale";
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
  Record<
    PropertyId | ProjectId,
    Readonly<Record<typeof defaultLocale, BrochureFile> & Partial<Record<Locale, BrochureFile>>>
  >
> = {
  "ontario-tower": {
    en: {
      address: "/brochures/08ae298a/orizzonte-ontario-tower-en.pdf",
      bytes: 428537,
      date: "2026-11-23",
      stamp: "49cb093fefeed638",
    },
    it: {
      address: "/brochures/cc44a866/orizzonte-ontario-tower-it.pdf",
      bytes: 430031,
      date: "2026-11-23",
      stamp: "49539e4b96dc578a",
    },
    ar: {
      address: "/brochures/d3de80d7/orizzonte-ontario-tower-ar.pdf",
      bytes: 457873,
      date: "2026-11-23",
      stamp: "50b06264593355cc",
    },
  },
  "continental-tower": {
    en: {
      address: "/brochures/57b9e5d2/orizzonte-continental-tower-en.pdf",
      bytes: 371663,
      date: "2026-11-23",
      stamp: "76af3bfe6cfd8474",
    },
    it: {
      address: "/brochures/6cb80ae5/orizzonte-continental-tower-it.pdf",
      bytes: 372330,
      date: "2026-11-23",
      stamp: "768c1cb067d69aa5",
    },
    ar: {
      address: "/brochures/20749353/orizzonte-continental-tower-ar.pdf",
      bytes: 401216,
      date: "2026-11-23",
      stamp: "54fcc6cbbb2e07de",
    },
  },
  "al-soufuh-apartment": {
    en: {
      address: "/brochures/e0a885e7/orizzonte-al-soufuh-apartment-en.pdf",
      bytes: 307292,
      date: "2026-11-23",
      stamp: "14a2b7cc00d2b740",
    },
    it: {
      address: "/brochures/b932d405/orizzonte-al-soufuh-apartment-it.pdf",
      bytes: 308054,
      date: "2026-11-23",
      stamp: "679ddc79ea14077e",
    },
    ar: {
      address: "/brochures/7082532d/orizzonte-al-soufuh-apartment-ar.pdf",
      bytes: 335803,
      date: "2026-11-23",
      stamp: "f03ff7b58e913255",
    },
  },
  "luxury-beachfront-villa": {
    en: {
      address: "/brochures/d85dc76d/orizzonte-luxury-beachfront-villa-en.pdf",
      bytes: 276855,
      date: "2026-11-23",
      stamp: "7d6e1d6931ef12be",
    },
    it: {
      address: "/brochures/6763d19f/orizzonte-luxury-beachfront-villa-it.pdf",
      bytes: 276448,
      date: "2026-11-23",
      stamp: "1d11f4acb5ced2c7",
    },
    ar: {
      address: "/brochures/3142198f/orizzonte-luxury-beachfront-villa-ar.pdf",
      bytes: 307009,
      date: "2026-11-23",
      stamp: "ab900fb7d9405d82",
    },
  },
  "colibri-views": {
    en: {
      address: "/brochures/495434bd/orizzonte-colibri-views-en.pdf",
      bytes: 527703,
      date: "2026-11-23",
      stamp: "e240c69d110a8893",
    },
    it: {
      address: "/brochures/c0959323/orizzonte-colibri-views-it.pdf",
      bytes: 527755,
      date: "2026-11-23",
      stamp: "9d8f1237454901d0",
    },
    ar: {
      address: "/brochures/14d55a08/orizzonte-colibri-views-ar.pdf",
      bytes: 554357,
      date: "2026-11-23",
      stamp: "9f839cd3df6b0962",
    },
  },
  "al-marjan-island": {
    en: {
      address: "/brochures/60abede8/orizzonte-al-marjan-island-en.pdf",
      bytes: 435187,
      date: "2026-11-23",
      stamp: "c4134ba6342684e2",
    },
    it: {
      address: "/brochures/e854da2e/orizzonte-al-marjan-island-it.pdf",
      bytes: 436231,
      date: "2026-11-23",
      stamp: "1d5134883028ba87",
    },
    ar: {
      address: "/brochures/43f5fb0b/orizzonte-al-marjan-island-ar.pdf",
      bytes: 466719,
      date: "2026-11-23",
      stamp: "7daaa5b3fe9b0dfc",
    },
  },
  "avida-dubai-islands": {
    en: {
      address: "/brochures/4f7de82a/orizzonte-avida-dubai-islands-en.pdf",
      bytes: 490503,
      date: "2026-11-23",
      stamp: "9e9a1ff5b72d3afa",
    },
    it: {
      address: "/brochures/5087c383/orizzonte-avida-dubai-islands-it.pdf",
      bytes: 490565,
      date: "2026-11-23",
      stamp: "57dca7b88b0f79e3",
    },
    ar: {
      address: "/brochures/5a5fefd8/orizzonte-avida-dubai-islands-ar.pdf",
      bytes: 517367,
      date: "2026-11-23",
      stamp: "77203cd612d2c240",
    },
  },
  "arka-enclave": {
    en: {
      address: "/brochures/aa26e290/orizzonte-arka-enclave-en.pdf",
      bytes: 527627,
      date: "2026-11-23",
      stamp: "a1e1e23890917d01",
    },
    it: {
      address: "/brochures/4d62a835/orizzonte-arka-enclave-it.pdf",
      bytes: 528932,
      date: "2026-11-23",
      stamp: "07bda1bf1650ce15",
    },
    ar: {
      address: "/brochures/df012910/orizzonte-arka-enclave-ar.pdf",
      bytes: 555789,
      date: "2026-11-23",
      stamp: "739d19b714c31958",
    },
  },
  "sobha-central": {
    en: {
      address: "/brochures/8b7870f9/orizzonte-sobha-central-en.pdf",
      bytes: 458802,
      date: "2026-11-23",
      stamp: "debfc1784dffa46a",
    },
    it: {
      address: "/brochures/edddd748/orizzonte-sobha-central-it.pdf",
      bytes: 458692,
      date: "2026-11-23",
      stamp: "19b582d3d8223d11",
    },
    ar: {
      address: "/brochures/80352828/orizzonte-sobha-central-ar.pdf",
      bytes: 483388,
      date: "2026-11-23",
      stamp: "5217b794acc2156c",
    },
  },
  "marque-place": {
    en: {
      address: "/brochures/b4f987ef/orizzonte-marque-place-en.pdf",
      bytes: 404277,
      date: "2026-11-23",
      stamp: "6e95dbfcefbfd05e",
    },
    it: {
      address: "/brochures/8d2527c6/orizzonte-marque-place-it.pdf",
      bytes: 405287,
      date: "2026-11-23",
      stamp: "56fe9b23015be551",
    },
    ar: {
      address: "/brochures/0a6a7caf/orizzonte-marque-place-ar.pdf",
      bytes: 434061,
      date: "2026-11-23",
      stamp: "021054ac2f6340ff",
    },
  },
  "binghatti-aquarise": {
    en: {
      address: "/brochures/27b22c62/orizzonte-binghatti-aquarise-en.pdf",
      bytes: 424424,
      date: "2026-11-23",
      stamp: "8b04184e6ceeb1b1",
    },
    it: {
      address: "/brochures/03cd3b75/orizzonte-binghatti-aquarise-it.pdf",
      bytes: 425852,
      date: "2026-11-23",
      stamp: "7cff008c5a0c0c0d",
    },
    ar: {
      address: "/brochures/10c676db/orizzonte-binghatti-aquarise-ar.pdf",
      bytes: 453521,
      date: "2026-11-23",
      stamp: "cea90a379010e609",
    },
  },
  velos: {
    en: {
      address: "/brochures/a6300fe6/orizzonte-velos-en.pdf",
      bytes: 531009,
      date: "2026-11-23",
      stamp: "5b43723d0167700c",
    },
    it: {
      address: "/brochures/886f2409/orizzonte-velos-it.pdf",
      bytes: 532620,
      date: "2026-11-23",
      stamp: "32776f6678fdb329",
    },
    ar: {
      address: "/brochures/2a51f134/orizzonte-velos-ar.pdf",
      bytes: 561449,
      date: "2026-11-23",
      stamp: "d32a5633b58f767e",
    },
  },
  "trophy-atelier": {
    en: {
      address: "/brochures/b7abc735/orizzonte-trophy-atelier-en.pdf",
      bytes: 458891,
      date: "2026-11-23",
      stamp: "a3ec9189d0e2ca94",
    },
    it: {
      address: "/brochures/a543fc15/orizzonte-trophy-atelier-it.pdf",
      bytes: 459842,
      date: "2026-11-23",
      stamp: "d8fe5930f524a4a5",
    },
    ar: {
      address: "/brochures/c83d2740/orizzonte-trophy-atelier-ar.pdf",
      bytes: 481875,
      date: "2026-11-23",
      stamp: "df4f30863f39bc2f",
    },
  },
  "trophy-regent": {
    en: {
      address: "/brochures/8faae0cd/orizzonte-trophy-regent-en.pdf",
      bytes: 520959,
      date: "2026-11-23",
      stamp: "d23854107f27ac01",
    },
    it: {
      address: "/brochures/125445f3/orizzonte-trophy-regent-it.pdf",
      bytes: 521932,
      date: "2026-11-23",
      stamp: "aa5732e7573ff10f",
    },
    ar: {
      address: "/brochures/a54c31f2/orizzonte-trophy-regent-ar.pdf",
      bytes: 546953,
      date: "2026-11-23",
      stamp: "69ef0c283842432b",
    },
  },
  "palazzo-tissoli": {
    en: {
      address: "/brochures/6f62a20b/orizzonte-palazzo-tissoli-en.pdf",
      bytes: 343447,
      date: "2026-11-23",
      stamp: "8c58dfe570f4c0d2",
    },
    it: {
      address: "/brochures/58a80584/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 345165,
      date: "2026-11-23",
      stamp: "e11393bd13cff7a5",
    },
    ar: {
      address: "/brochures/1d6b8296/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 376282,
      date: "2026-11-23",
      stamp: "4f9abf48e91286d8",
    },
  },
};
