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
      address: "/brochures/e1f7f07b/orizzonte-continental-tower-en.pdf",
      bytes: 371633,
      date: "2026-11-23",
      stamp: "9f5b9d994ba501bd",
    },
    it: {
      address: "/brochures/90ffc4ba/orizzonte-continental-tower-it.pdf",
      bytes: 372299,
      date: "2026-11-23",
      stamp: "04993239d0151889",
    },
    ar: {
      address: "/brochures/1d6ebbc9/orizzonte-continental-tower-ar.pdf",
      bytes: 401221,
      date: "2026-11-23",
      stamp: "03f3f817ee5e580b",
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
      address: "/brochures/46fde5d9/orizzonte-colibri-views-en.pdf",
      bytes: 527728,
      date: "2026-11-23",
      stamp: "a15d9d0d7866bd8f",
    },
    it: {
      address: "/brochures/22907694/orizzonte-colibri-views-it.pdf",
      bytes: 527710,
      date: "2026-11-23",
      stamp: "d0fca4c7abc19eaa",
    },
    ar: {
      address: "/brochures/493032d7/orizzonte-colibri-views-ar.pdf",
      bytes: 554470,
      date: "2026-11-23",
      stamp: "91abd361d0704b97",
    },
  },
  "al-marjan-island": {
    en: {
      address: "/brochures/af1ef9f1/orizzonte-al-marjan-island-en.pdf",
      bytes: 435237,
      date: "2026-11-23",
      stamp: "011d907a1ce5e1d8",
    },
    it: {
      address: "/brochures/e3cee8a6/orizzonte-al-marjan-island-it.pdf",
      bytes: 436178,
      date: "2026-11-23",
      stamp: "f96c443e9d9d1132",
    },
    ar: {
      address: "/brochures/77314473/orizzonte-al-marjan-island-ar.pdf",
      bytes: 466955,
      date: "2026-11-23",
      stamp: "76a9673ddfa695e4",
    },
  },
  "avida-dubai-islands": {
    en: {
      address: "/brochures/fe2d2e93/orizzonte-avida-dubai-islands-en.pdf",
      bytes: 490537,
      date: "2026-11-23",
      stamp: "d2c836c05c756305",
    },
    it: {
      address: "/brochures/3d0a13dd/orizzonte-avida-dubai-islands-it.pdf",
      bytes: 490527,
      date: "2026-11-23",
      stamp: "6061ee9e501aebd2",
    },
    ar: {
      address: "/brochures/dc27c74c/orizzonte-avida-dubai-islands-ar.pdf",
      bytes: 517479,
      date: "2026-11-23",
      stamp: "dccda1f60d9c274e",
    },
  },
  "arka-enclave": {
    en: {
      address: "/brochures/4e8094b1/orizzonte-arka-enclave-en.pdf",
      bytes: 527652,
      date: "2026-11-23",
      stamp: "4337b7b4c3d53949",
    },
    it: {
      address: "/brochures/ac97ded8/orizzonte-arka-enclave-it.pdf",
      bytes: 528886,
      date: "2026-11-23",
      stamp: "d289d83781f46263",
    },
    ar: {
      address: "/brochures/1b1c8790/orizzonte-arka-enclave-ar.pdf",
      bytes: 555901,
      date: "2026-11-23",
      stamp: "1004b1b54902b9ad",
    },
  },
  "sobha-central": {
    en: {
      address: "/brochures/8e1b27dd/orizzonte-sobha-central-en.pdf",
      bytes: 458827,
      date: "2026-11-23",
      stamp: "e2d922cd5651c499",
    },
    it: {
      address: "/brochures/39c2896b/orizzonte-sobha-central-it.pdf",
      bytes: 458647,
      date: "2026-11-23",
      stamp: "43c05d1c64a56d36",
    },
    ar: {
      address: "/brochures/6e3a5e84/orizzonte-sobha-central-ar.pdf",
      bytes: 483502,
      date: "2026-11-23",
      stamp: "b573d00ed5c199ef",
    },
  },
  "marque-place": {
    en: {
      address: "/brochures/49a0ecc7/orizzonte-marque-place-en.pdf",
      bytes: 404365,
      date: "2026-11-23",
      stamp: "cdadbd996be39a0e",
    },
    it: {
      address: "/brochures/95ca0756/orizzonte-marque-place-it.pdf",
      bytes: 405440,
      date: "2026-11-23",
      stamp: "e2fef59bc41db3b4",
    },
    ar: {
      address: "/brochures/d245c67a/orizzonte-marque-place-ar.pdf",
      bytes: 434310,
      date: "2026-11-23",
      stamp: "49d0c2bf9c9214b1",
    },
  },
  "binghatti-aquarise": {
    en: {
      address: "/brochures/ed13381a/orizzonte-binghatti-aquarise-en.pdf",
      bytes: 424499,
      date: "2026-11-23",
      stamp: "ce5f584e073727de",
    },
    it: {
      address: "/brochures/731d644c/orizzonte-binghatti-aquarise-it.pdf",
      bytes: 426000,
      date: "2026-11-23",
      stamp: "6061730c10ae05ed",
    },
    ar: {
      address: "/brochures/d1f25688/orizzonte-binghatti-aquarise-ar.pdf",
      bytes: 453761,
      date: "2026-11-23",
      stamp: "ed08437bd261c2f7",
    },
  },
  velos: {
    en: {
      address: "/brochures/50d93161/orizzonte-velos-en.pdf",
      bytes: 531083,
      date: "2026-11-23",
      stamp: "c3d04d4ad6bd675e",
    },
    it: {
      address: "/brochures/b0d856de/orizzonte-velos-it.pdf",
      bytes: 532774,
      date: "2026-11-23",
      stamp: "a5e97721e4cbdc0c",
    },
    ar: {
      address: "/brochures/ff2d722d/orizzonte-velos-ar.pdf",
      bytes: 561699,
      date: "2026-11-23",
      stamp: "fa0b9c1092602fec",
    },
  },
  "trophy-atelier": {
    en: {
      address: "/brochures/5ec5f684/orizzonte-trophy-atelier-en.pdf",
      bytes: 458916,
      date: "2026-11-23",
      stamp: "d7e83c16fa126474",
    },
    it: {
      address: "/brochures/5bd0bb48/orizzonte-trophy-atelier-it.pdf",
      bytes: 459860,
      date: "2026-11-23",
      stamp: "eb42aa1062445893",
    },
    ar: {
      address: "/brochures/980c1e53/orizzonte-trophy-atelier-ar.pdf",
      bytes: 481984,
      date: "2026-11-23",
      stamp: "a1cc774fb8c493f7",
    },
  },
  "trophy-regent": {
    en: {
      address: "/brochures/07a7ab72/orizzonte-trophy-regent-en.pdf",
      bytes: 520986,
      date: "2026-11-23",
      stamp: "11092e39fc992961",
    },
    it: {
      address: "/brochures/8eb16ba5/orizzonte-trophy-regent-it.pdf",
      bytes: 521953,
      date: "2026-11-23",
      stamp: "9db257bff773ccd6",
    },
    ar: {
      address: "/brochures/7b4dd077/orizzonte-trophy-regent-ar.pdf",
      bytes: 547063,
      date: "2026-11-23",
      stamp: "29873f9af81ec6a8",
    },
  },
  "palazzo-tissoli": {
    en: {
      address: "/brochures/913107a7/orizzonte-palazzo-tissoli-en.pdf",
      bytes: 343675,
      date: "2026-11-23",
      stamp: "637af79926d8836f",
    },
    it: {
      address: "/brochures/4e769a12/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 345707,
      date: "2026-11-23",
      stamp: "28470440ee26ae1f",
    },
    ar: {
      address: "/brochures/918a338f/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 377166,
      date: "2026-11-23",
      stamp: "2952cc3642e766f2",
    },
  },
};
