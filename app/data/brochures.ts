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
      address: "/brochures/2f6e2ae5/orizzonte-ontario-tower-en.pdf",
      bytes: 428580,
      date: "2026-11-23",
      stamp: "c627ab1b5eb426aa",
    },
    it: {
      address: "/brochures/7c4604ab/orizzonte-ontario-tower-it.pdf",
      bytes: 429920,
      date: "2026-11-23",
      stamp: "6b81fae2c7e05602",
    },
    ar: {
      address: "/brochures/49096e60/orizzonte-ontario-tower-ar.pdf",
      bytes: 457958,
      date: "2026-11-23",
      stamp: "791f6aee4a344246",
    },
  },
  "continental-tower": {
    en: {
      address: "/brochures/e1f7f07b/orizzonte-continental-tower-en.pdf",
      bytes: 371633,
      date: "2026-11-23",
      stamp: "31fa8c9a0745561c",
    },
    it: {
      address: "/brochures/90ffc4ba/orizzonte-continental-tower-it.pdf",
      bytes: 372299,
      date: "2026-11-23",
      stamp: "d67478a96ef9ed83",
    },
    ar: {
      address: "/brochures/8166ae18/orizzonte-continental-tower-ar.pdf",
      bytes: 401225,
      date: "2026-11-23",
      stamp: "25dba2f3057855ef",
    },
  },
  "al-soufuh-apartment": {
    en: {
      address: "/brochures/8680b6dd/orizzonte-al-soufuh-apartment-en.pdf",
      bytes: 307301,
      date: "2026-11-23",
      stamp: "1a5b1daa0a641291",
    },
    it: {
      address: "/brochures/2c820467/orizzonte-al-soufuh-apartment-it.pdf",
      bytes: 308053,
      date: "2026-11-23",
      stamp: "e29b900ee1374439",
    },
    ar: {
      address: "/brochures/f2937d19/orizzonte-al-soufuh-apartment-ar.pdf",
      bytes: 335840,
      date: "2026-11-23",
      stamp: "d25d88243c58d69a",
    },
  },
  "luxury-beachfront-villa": {
    en: {
      address: "/brochures/d85dc76d/orizzonte-luxury-beachfront-villa-en.pdf",
      bytes: 276855,
      date: "2026-11-23",
      stamp: "e8cba322fd6e2606",
    },
    it: {
      address: "/brochures/102203c6/orizzonte-luxury-beachfront-villa-it.pdf",
      bytes: 276482,
      date: "2026-11-23",
      stamp: "938bcfb948f8478f",
    },
    ar: {
      address: "/brochures/c054e93a/orizzonte-luxury-beachfront-villa-ar.pdf",
      bytes: 307035,
      date: "2026-11-23",
      stamp: "8e6b3f73cd40e09b",
    },
  },
  "colibri-views": {
    en: {
      address: "/brochures/46fde5d9/orizzonte-colibri-views-en.pdf",
      bytes: 527728,
      date: "2026-11-23",
      stamp: "9054c88105956c5d",
    },
    it: {
      address: "/brochures/22907694/orizzonte-colibri-views-it.pdf",
      bytes: 527710,
      date: "2026-11-23",
      stamp: "431a2bb7e774972a",
    },
    ar: {
      address: "/brochures/4d1ca460/orizzonte-colibri-views-ar.pdf",
      bytes: 554474,
      date: "2026-11-23",
      stamp: "1e8a6bda465bee96",
    },
  },
  "al-marjan-island": {
    en: {
      address: "/brochures/af1ef9f1/orizzonte-al-marjan-island-en.pdf",
      bytes: 435237,
      date: "2026-11-23",
      stamp: "3e530cea7fb7f031",
    },
    it: {
      address: "/brochures/e3cee8a6/orizzonte-al-marjan-island-it.pdf",
      bytes: 436178,
      date: "2026-11-23",
      stamp: "2ae16b4fae13880c",
    },
    ar: {
      address: "/brochures/7160f54f/orizzonte-al-marjan-island-ar.pdf",
      bytes: 466918,
      date: "2026-11-23",
      stamp: "54095278ae64dfe0",
    },
  },
  "avida-dubai-islands": {
    en: {
      address: "/brochures/fe2d2e93/orizzonte-avida-dubai-islands-en.pdf",
      bytes: 490537,
      date: "2026-11-23",
      stamp: "0ce1aa6daaa7ed56",
    },
    it: {
      address: "/brochures/3d0a13dd/orizzonte-avida-dubai-islands-it.pdf",
      bytes: 490527,
      date: "2026-11-23",
      stamp: "f97fcf995e0a4bb1",
    },
    ar: {
      address: "/brochures/e328758f/orizzonte-avida-dubai-islands-ar.pdf",
      bytes: 517514,
      date: "2026-11-23",
      stamp: "9a81ced581fcb025",
    },
  },
  "arka-enclave": {
    en: {
      address: "/brochures/4e8094b1/orizzonte-arka-enclave-en.pdf",
      bytes: 527652,
      date: "2026-11-23",
      stamp: "ff3d3647ffa2ab01",
    },
    it: {
      address: "/brochures/ac97ded8/orizzonte-arka-enclave-it.pdf",
      bytes: 528886,
      date: "2026-11-23",
      stamp: "ac2527f829d9e717",
    },
    ar: {
      address: "/brochures/13223c40/orizzonte-arka-enclave-ar.pdf",
      bytes: 555923,
      date: "2026-11-23",
      stamp: "3e647c9423e1da9d",
    },
  },
  "sobha-central": {
    en: {
      address: "/brochures/8e1b27dd/orizzonte-sobha-central-en.pdf",
      bytes: 458827,
      date: "2026-11-23",
      stamp: "32661ad3d8018f14",
    },
    it: {
      address: "/brochures/39c2896b/orizzonte-sobha-central-it.pdf",
      bytes: 458647,
      date: "2026-11-23",
      stamp: "5145e1da75b719a1",
    },
    ar: {
      address: "/brochures/9d21c774/orizzonte-sobha-central-ar.pdf",
      bytes: 483523,
      date: "2026-11-23",
      stamp: "b4675d58b454ca48",
    },
  },
  "marque-place": {
    en: {
      address: "/brochures/49a0ecc7/orizzonte-marque-place-en.pdf",
      bytes: 404365,
      date: "2026-11-23",
      stamp: "ee23ef6dfae9bf84",
    },
    it: {
      address: "/brochures/95ca0756/orizzonte-marque-place-it.pdf",
      bytes: 405440,
      date: "2026-11-23",
      stamp: "1c978f94c2202ad5",
    },
    ar: {
      address: "/brochures/555bbd13/orizzonte-marque-place-ar.pdf",
      bytes: 434294,
      date: "2026-11-23",
      stamp: "85aa1c139f41d0e9",
    },
  },
  "binghatti-aquarise": {
    en: {
      address: "/brochures/ed13381a/orizzonte-binghatti-aquarise-en.pdf",
      bytes: 424499,
      date: "2026-11-23",
      stamp: "99cee126cc23d25f",
    },
    it: {
      address: "/brochures/731d644c/orizzonte-binghatti-aquarise-it.pdf",
      bytes: 426000,
      date: "2026-11-23",
      stamp: "ae63c301ef8dccb5",
    },
    ar: {
      address: "/brochures/851f77a0/orizzonte-binghatti-aquarise-ar.pdf",
      bytes: 453743,
      date: "2026-11-23",
      stamp: "946c0951041676f4",
    },
  },
  velos: {
    en: {
      address: "/brochures/50d93161/orizzonte-velos-en.pdf",
      bytes: 531083,
      date: "2026-11-23",
      stamp: "a19269bf10cb9268",
    },
    it: {
      address: "/brochures/b0d856de/orizzonte-velos-it.pdf",
      bytes: 532774,
      date: "2026-11-23",
      stamp: "f415a0d34e4b9ce4",
    },
    ar: {
      address: "/brochures/b17a8d93/orizzonte-velos-ar.pdf",
      bytes: 561747,
      date: "2026-11-23",
      stamp: "b78c594019b8fb07",
    },
  },
  "trophy-atelier": {
    en: {
      address: "/brochures/5ec5f684/orizzonte-trophy-atelier-en.pdf",
      bytes: 458916,
      date: "2026-11-23",
      stamp: "8bc6f5e568abe6c2",
    },
    it: {
      address: "/brochures/5bd0bb48/orizzonte-trophy-atelier-it.pdf",
      bytes: 459860,
      date: "2026-11-23",
      stamp: "296cd5f53f50d8ba",
    },
    ar: {
      address: "/brochures/0adfa681/orizzonte-trophy-atelier-ar.pdf",
      bytes: 482010,
      date: "2026-11-23",
      stamp: "84061c12876a73dd",
    },
  },
  "trophy-regent": {
    en: {
      address: "/brochures/07a7ab72/orizzonte-trophy-regent-en.pdf",
      bytes: 520986,
      date: "2026-11-23",
      stamp: "0ea73bee6931d7d2",
    },
    it: {
      address: "/brochures/8eb16ba5/orizzonte-trophy-regent-it.pdf",
      bytes: 521953,
      date: "2026-11-23",
      stamp: "077510166687c412",
    },
    ar: {
      address: "/brochures/e22ea851/orizzonte-trophy-regent-ar.pdf",
      bytes: 547091,
      date: "2026-11-23",
      stamp: "2914d8917558e00c",
    },
  },
  "palazzo-tissoli": {
    en: {
      address: "/brochures/ecb02b0c/orizzonte-palazzo-tissoli-en.pdf",
      bytes: 343671,
      date: "2026-11-23",
      stamp: "44822b974094e9f5",
    },
    it: {
      address: "/brochures/1d80b714/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 345746,
      date: "2026-11-23",
      stamp: "fedbd7d8b6069954",
    },
    ar: {
      address: "/brochures/3c70ec3d/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 377170,
      date: "2026-11-23",
      stamp: "f03d6bc8aebc4e0b",
    },
  },
};
