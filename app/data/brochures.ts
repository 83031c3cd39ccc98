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
      address: "/brochures/b2d5d80d/orizzonte-ontario-tower-it.pdf",
      bytes: 429674,
      date: "2026-11-22",
      stamp: "865d5a9bf1289a89",
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
      address: "/brochures/02e546be/orizzonte-continental-tower-it.pdf",
      bytes: 370993,
      date: "2026-11-22",
      stamp: "cac415c61656391d",
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
      address: "/brochures/afae4910/orizzonte-al-soufuh-apartment-it.pdf",
      bytes: 307775,
      date: "2026-11-22",
      stamp: "fd3ae75a3502437f",
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
      address: "/brochures/78d465cb/orizzonte-luxury-beachfront-villa-it.pdf",
      bytes: 276129,
      date: "2026-11-22",
      stamp: "228f840019d4d573",
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
      address: "/brochures/4dfbf8c5/orizzonte-colibri-views-it.pdf",
      bytes: 527690,
      date: "2026-11-22",
      stamp: "79edfc26d6e9a1ac",
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
      address: "/brochures/dc447ebe/orizzonte-al-marjan-island-it.pdf",
      bytes: 436170,
      date: "2026-11-22",
      stamp: "8c7b8482d3d96899",
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
      address: "/brochures/2ea89d3e/orizzonte-avida-dubai-islands-it.pdf",
      bytes: 490508,
      date: "2026-11-22",
      stamp: "1030ff422bbb6062",
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
      address: "/brochures/23c10ffd/orizzonte-arka-enclave-it.pdf",
      bytes: 528871,
      date: "2026-11-22",
      stamp: "ba502a33631cfd0d",
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
      address: "/brochures/a4bade69/orizzonte-sobha-central-it.pdf",
      bytes: 458626,
      date: "2026-11-22",
      stamp: "d980b0e9b4b6e792",
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
      address: "/brochures/05de8926/orizzonte-marque-place-it.pdf",
      bytes: 405281,
      date: "2026-11-22",
      stamp: "d92ead3a71e49517",
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
      address: "/brochures/0a623823/orizzonte-binghatti-aquarise-it.pdf",
      bytes: 425796,
      date: "2026-11-22",
      stamp: "9c635da11c9dd17e",
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
      address: "/brochures/0ca34873/orizzonte-velos-it.pdf",
      bytes: 532553,
      date: "2026-11-22",
      stamp: "0e67a710dfc792ce",
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
      address: "/brochures/837c4c15/orizzonte-trophy-atelier-it.pdf",
      bytes: 459531,
      date: "2026-11-22",
      stamp: "b2c5134cb1139222",
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
      address: "/brochures/8b99b3ab/orizzonte-trophy-regent-it.pdf",
      bytes: 521619,
      date: "2026-11-22",
      stamp: "f76f0fa7731c47a3",
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
      address: "/brochures/6d311182/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 344399,
      date: "2026-11-22",
      stamp: "9a1270fb6f3fb9e8",
    },
    ar: {
      address: "/brochures/763fc570/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 376282,
      date: "2026-11-23",
      stamp: "873995211898fb14",
    },
  },
};
