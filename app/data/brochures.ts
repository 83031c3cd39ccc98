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
      address: "/brochures/ddcbf354/orizzonte-ontario-tower-en.pdf",
      bytes: 428416,
      date: "2026-11-23",
      stamp: "15a26f373e409e38",
    },
    it: {
      address: "/brochures/5e63afee/orizzonte-ontario-tower-it.pdf",
      bytes: 429963,
      date: "2026-11-23",
      stamp: "acd44f4cb9072d0b",
    },
    ar: {
      address: "/brochures/4c150250/orizzonte-ontario-tower-ar.pdf",
      bytes: 457814,
      date: "2026-11-23",
      stamp: "e1c4fe5e7a369a1b",
    },
  },
  "continental-tower": {
    en: {
      address: "/brochures/869b7810/orizzonte-continental-tower-en.pdf",
      bytes: 370662,
      date: "2026-11-23",
      stamp: "cadd9fee68f5fc34",
    },
    it: {
      address: "/brochures/2b4c3468/orizzonte-continental-tower-it.pdf",
      bytes: 371150,
      date: "2026-11-23",
      stamp: "be2457025bebe867",
    },
    ar: {
      address: "/brochures/4a29bc0f/orizzonte-continental-tower-ar.pdf",
      bytes: 399159,
      date: "2026-11-23",
      stamp: "5dd1d2f8734ef53d",
    },
  },
  "al-soufuh-apartment": {
    en: {
      address: "/brochures/1af3e190/orizzonte-al-soufuh-apartment-en.pdf",
      bytes: 307195,
      date: "2026-11-23",
      stamp: "31afd47b13ee0068",
    },
    it: {
      address: "/brochures/1a6928ef/orizzonte-al-soufuh-apartment-it.pdf",
      bytes: 308052,
      date: "2026-11-23",
      stamp: "9830ed244934a6ff",
    },
    ar: {
      address: "/brochures/0bb99ffb/orizzonte-al-soufuh-apartment-ar.pdf",
      bytes: 335803,
      date: "2026-11-23",
      stamp: "d858c797bada07f9",
    },
  },
  "luxury-beachfront-villa": {
    en: {
      address: "/brochures/453f5277/orizzonte-luxury-beachfront-villa-en.pdf",
      bytes: 276800,
      date: "2026-11-23",
      stamp: "ef74b1fe0bb13cbe",
    },
    it: {
      address: "/brochures/7fb8147f/orizzonte-luxury-beachfront-villa-it.pdf",
      bytes: 276438,
      date: "2026-11-23",
      stamp: "fdc05eabc47e3506",
    },
    ar: {
      address: "/brochures/8d1d55a2/orizzonte-luxury-beachfront-villa-ar.pdf",
      bytes: 306949,
      date: "2026-11-23",
      stamp: "78b9238aa3066c8d",
    },
  },
  "colibri-views": {
    en: {
      address: "/brochures/2ae8a8dd/orizzonte-colibri-views-en.pdf",
      bytes: 527661,
      date: "2026-11-22",
      stamp: "666b0f1e7378d7f9",
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
      address: "/brochures/9c40f062/orizzonte-al-marjan-island-en.pdf",
      bytes: 435092,
      date: "2026-11-23",
      stamp: "c8d00f1ebc3100bb",
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
      address: "/brochures/f4009d2d/orizzonte-avida-dubai-islands-en.pdf",
      bytes: 490411,
      date: "2026-11-22",
      stamp: "4bac60c5bd706f83",
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
      address: "/brochures/5468bbf4/orizzonte-arka-enclave-en.pdf",
      bytes: 527538,
      date: "2026-11-22",
      stamp: "7a467ceea790582a",
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
      address: "/brochures/4fc8a01e/orizzonte-sobha-central-en.pdf",
      bytes: 458718,
      date: "2026-11-22",
      stamp: "fb15d377c18ed026",
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
      address: "/brochures/2bfc1537/orizzonte-marque-place-en.pdf",
      bytes: 404332,
      date: "2026-11-23",
      stamp: "b8a01665f74b1d2c",
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
      address: "/brochures/74496e36/orizzonte-binghatti-aquarise-en.pdf",
      bytes: 424504,
      date: "2026-11-23",
      stamp: "e493794d613c2882",
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
      address: "/brochures/00d88a7b/orizzonte-velos-en.pdf",
      bytes: 531054,
      date: "2026-11-23",
      stamp: "be6439065a4b6a7f",
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
      address: "/brochures/7993d9ef/orizzonte-trophy-atelier-en.pdf",
      bytes: 458915,
      date: "2026-11-23",
      stamp: "f076b742dce42c71",
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
      address: "/brochures/3d5ef21b/orizzonte-trophy-regent-en.pdf",
      bytes: 520975,
      date: "2026-11-23",
      stamp: "cbca2017f69d9390",
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
      address: "/brochures/9f67a1e1/orizzonte-palazzo-tissoli-en.pdf",
      bytes: 343425,
      date: "2026-11-23",
      stamp: "09e264f6ec67a622",
    },
    it: {
      address: "/brochures/28fa47c6/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 345162,
      date: "2026-11-23",
      stamp: "3a7215ca2a6e6232",
    },
    ar: {
      address: "/brochures/763fc570/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 376282,
      date: "2026-11-23",
      stamp: "873995211898fb14",
    },
  },
};
