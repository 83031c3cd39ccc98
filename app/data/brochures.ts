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
      address: "/brochures/7c4604ab/orizzonte-ontario-tower-it.pdf",
      bytes: 429920,
      date: "2026-11-23",
      stamp: "4513ea704637cb50",
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
      address: "/brochures/2706160b/orizzonte-continental-tower-en.pdf",
      bytes: 371652,
      date: "2026-11-23",
      stamp: "0dc26d7660562300",
    },
    it: {
      address: "/brochures/3577e1e5/orizzonte-continental-tower-it.pdf",
      bytes: 372302,
      date: "2026-11-23",
      stamp: "81f1b07817ecb9cd",
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
      address: "/brochures/4939e58b/orizzonte-al-soufuh-apartment-en.pdf",
      bytes: 307295,
      date: "2026-11-23",
      stamp: "22006f9e9d5b9cd6",
    },
    it: {
      address: "/brochures/1361ab47/orizzonte-al-soufuh-apartment-it.pdf",
      bytes: 308093,
      date: "2026-11-23",
      stamp: "aad27fb3d6ad375a",
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
      address: "/brochures/102203c6/orizzonte-luxury-beachfront-villa-it.pdf",
      bytes: 276482,
      date: "2026-11-23",
      stamp: "408223c471eec962",
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
      address: "/brochures/1dd0fffe/orizzonte-colibri-views-it.pdf",
      bytes: 527690,
      date: "2026-11-23",
      stamp: "8858e313f1dad785",
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
      address: "/brochures/730cb326/orizzonte-al-marjan-island-it.pdf",
      bytes: 436170,
      date: "2026-11-23",
      stamp: "c52f2e48cb1203cb",
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
      address: "/brochures/50727f42/orizzonte-avida-dubai-islands-it.pdf",
      bytes: 490506,
      date: "2026-11-23",
      stamp: "214126c60e1e6d8c",
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
      address: "/brochures/e26ad733/orizzonte-arka-enclave-it.pdf",
      bytes: 528867,
      date: "2026-11-23",
      stamp: "3fb2e3a0eea66e63",
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
      address: "/brochures/3fcc511e/orizzonte-sobha-central-it.pdf",
      bytes: 458627,
      date: "2026-11-23",
      stamp: "86a234414507802d",
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
      address: "/brochures/4b8d1ff0/orizzonte-marque-place-en.pdf",
      bytes: 404317,
      date: "2026-11-23",
      stamp: "021ce67178d69139",
    },
    it: {
      address: "/brochures/4037ef21/orizzonte-marque-place-it.pdf",
      bytes: 405352,
      date: "2026-11-23",
      stamp: "14e928cc3a940e0c",
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
      address: "/brochures/d53626d4/orizzonte-binghatti-aquarise-en.pdf",
      bytes: 424454,
      date: "2026-11-23",
      stamp: "4e8b9c826ed21d99",
    },
    it: {
      address: "/brochures/e925d7a8/orizzonte-binghatti-aquarise-it.pdf",
      bytes: 425913,
      date: "2026-11-23",
      stamp: "c28dbf82cb65efee",
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
      address: "/brochures/406a997f/orizzonte-velos-en.pdf",
      bytes: 531043,
      date: "2026-11-23",
      stamp: "872ec1d14413fea1",
    },
    it: {
      address: "/brochures/c6111779/orizzonte-velos-it.pdf",
      bytes: 532686,
      date: "2026-11-23",
      stamp: "ee72cf06a806ba70",
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
      address: "/brochures/ea98944f/orizzonte-trophy-atelier-it.pdf",
      bytes: 459837,
      date: "2026-11-23",
      stamp: "ab11514e5d38b946",
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
      address: "/brochures/b3a93328/orizzonte-trophy-regent-it.pdf",
      bytes: 521931,
      date: "2026-11-23",
      stamp: "7033cb6dec364a60",
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
      address: "/brochures/c4d53440/orizzonte-palazzo-tissoli-en.pdf",
      bytes: 343425,
      date: "2026-11-23",
      stamp: "ac64af08228155b6",
    },
    it: {
      address: "/brochures/c99c8412/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 345456,
      date: "2026-11-23",
      stamp: "ddc536002a554946",
    },
    ar: {
      address: "/brochures/1d6b8296/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 376282,
      date: "2026-11-23",
      stamp: "4f9abf48e91286d8",
    },
  },
};
