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
      stamp: "ba6a60d3328debb2",
    },
    it: {
      address: "/brochures/7c4604ab/orizzonte-ontario-tower-it.pdf",
      bytes: 429920,
      date: "2026-11-23",
      stamp: "bd306912689e6fb3",
    },
    ar: {
      address: "/brochures/0a78bbc2/orizzonte-ontario-tower-ar.pdf",
      bytes: 457928,
      date: "2026-11-23",
      stamp: "7b4e61c7fd96ebbc",
    },
  },
  "continental-tower": {
    en: {
      address: "/brochures/e1f7f07b/orizzonte-continental-tower-en.pdf",
      bytes: 371633,
      date: "2026-11-23",
      stamp: "0866f3a9a2c2f101",
    },
    it: {
      address: "/brochures/90ffc4ba/orizzonte-continental-tower-it.pdf",
      bytes: 372299,
      date: "2026-11-23",
      stamp: "61c29f2884e4c19e",
    },
    ar: {
      address: "/brochures/1b2597a3/orizzonte-continental-tower-ar.pdf",
      bytes: 401263,
      date: "2026-11-23",
      stamp: "5d926b8b99f7ad91",
    },
  },
  "al-soufuh-apartment": {
    en: {
      address: "/brochures/8680b6dd/orizzonte-al-soufuh-apartment-en.pdf",
      bytes: 307301,
      date: "2026-11-23",
      stamp: "7bc8b6bb87a8e6f4",
    },
    it: {
      address: "/brochures/2c820467/orizzonte-al-soufuh-apartment-it.pdf",
      bytes: 308053,
      date: "2026-11-23",
      stamp: "624ed3d0d858a37f",
    },
    ar: {
      address: "/brochures/d9074963/orizzonte-al-soufuh-apartment-ar.pdf",
      bytes: 335837,
      date: "2026-11-23",
      stamp: "70eb7b5a99f34607",
    },
  },
  "luxury-beachfront-villa": {
    en: {
      address: "/brochures/d85dc76d/orizzonte-luxury-beachfront-villa-en.pdf",
      bytes: 276855,
      date: "2026-11-23",
      stamp: "43ec1812cdb980f6",
    },
    it: {
      address: "/brochures/102203c6/orizzonte-luxury-beachfront-villa-it.pdf",
      bytes: 276482,
      date: "2026-11-23",
      stamp: "dfd09c9f879b0766",
    },
    ar: {
      address: "/brochures/8312813a/orizzonte-luxury-beachfront-villa-ar.pdf",
      bytes: 307064,
      date: "2026-11-23",
      stamp: "ec5442468e7567b5",
    },
  },
  "colibri-views": {
    en: {
      address: "/brochures/46fde5d9/orizzonte-colibri-views-en.pdf",
      bytes: 527728,
      date: "2026-11-23",
      stamp: "88b3ef9e5992aa04",
    },
    it: {
      address: "/brochures/22907694/orizzonte-colibri-views-it.pdf",
      bytes: 527710,
      date: "2026-11-23",
      stamp: "dabe87f86bfb1b91",
    },
    ar: {
      address: "/brochures/7382fbe4/orizzonte-colibri-views-ar.pdf",
      bytes: 554454,
      date: "2026-11-23",
      stamp: "ae40fea9edfa97a2",
    },
  },
  "al-marjan-island": {
    en: {
      address: "/brochures/af1ef9f1/orizzonte-al-marjan-island-en.pdf",
      bytes: 435237,
      date: "2026-11-23",
      stamp: "d190853a1af46cce",
    },
    it: {
      address: "/brochures/e3cee8a6/orizzonte-al-marjan-island-it.pdf",
      bytes: 436178,
      date: "2026-11-23",
      stamp: "5ddd1302d6d35ead",
    },
    ar: {
      address: "/brochures/ca40323e/orizzonte-al-marjan-island-ar.pdf",
      bytes: 466927,
      date: "2026-11-23",
      stamp: "9a4aac2a57b105c9",
    },
  },
  "avida-dubai-islands": {
    en: {
      address: "/brochures/fe2d2e93/orizzonte-avida-dubai-islands-en.pdf",
      bytes: 490537,
      date: "2026-11-23",
      stamp: "1c8b87d8079b0d75",
    },
    it: {
      address: "/brochures/3d0a13dd/orizzonte-avida-dubai-islands-it.pdf",
      bytes: 490527,
      date: "2026-11-23",
      stamp: "b940121f0c9394b5",
    },
    ar: {
      address: "/brochures/6f11fa29/orizzonte-avida-dubai-islands-ar.pdf",
      bytes: 517483,
      date: "2026-11-23",
      stamp: "a656bdb2adcf83ab",
    },
  },
  "arka-enclave": {
    en: {
      address: "/brochures/4e8094b1/orizzonte-arka-enclave-en.pdf",
      bytes: 527652,
      date: "2026-11-23",
      stamp: "870da662ee9991df",
    },
    it: {
      address: "/brochures/ac97ded8/orizzonte-arka-enclave-it.pdf",
      bytes: 528886,
      date: "2026-11-23",
      stamp: "ee464d8db18df3ea",
    },
    ar: {
      address: "/brochures/794ee07a/orizzonte-arka-enclave-ar.pdf",
      bytes: 555901,
      date: "2026-11-23",
      stamp: "e0d04a463fc57451",
    },
  },
  "sobha-central": {
    en: {
      address: "/brochures/8e1b27dd/orizzonte-sobha-central-en.pdf",
      bytes: 458827,
      date: "2026-11-23",
      stamp: "bb6024ffba31f85a",
    },
    it: {
      address: "/brochures/39c2896b/orizzonte-sobha-central-it.pdf",
      bytes: 458647,
      date: "2026-11-23",
      stamp: "3fc5374a3c7a20e5",
    },
    ar: {
      address: "/brochures/10f4f912/orizzonte-sobha-central-ar.pdf",
      bytes: 483497,
      date: "2026-11-23",
      stamp: "53d08ec1c3eb6d17",
    },
  },
  "marque-place": {
    en: {
      address: "/brochures/49a0ecc7/orizzonte-marque-place-en.pdf",
      bytes: 404365,
      date: "2026-11-23",
      stamp: "74bd32ce1ff6e72c",
    },
    it: {
      address: "/brochures/95ca0756/orizzonte-marque-place-it.pdf",
      bytes: 405440,
      date: "2026-11-23",
      stamp: "37b78bc86433a18b",
    },
    ar: {
      address: "/brochures/9592f0ce/orizzonte-marque-place-ar.pdf",
      bytes: 434305,
      date: "2026-11-23",
      stamp: "f7044994ca7bd955",
    },
  },
  "binghatti-aquarise": {
    en: {
      address: "/brochures/ed13381a/orizzonte-binghatti-aquarise-en.pdf",
      bytes: 424499,
      date: "2026-11-23",
      stamp: "be240347230d5def",
    },
    it: {
      address: "/brochures/731d644c/orizzonte-binghatti-aquarise-it.pdf",
      bytes: 426000,
      date: "2026-11-23",
      stamp: "a96aa4d03521eb5f",
    },
    ar: {
      address: "/brochures/d0087d63/orizzonte-binghatti-aquarise-ar.pdf",
      bytes: 453770,
      date: "2026-11-23",
      stamp: "e1a69f627748471c",
    },
  },
  velos: {
    en: {
      address: "/brochures/50d93161/orizzonte-velos-en.pdf",
      bytes: 531083,
      date: "2026-11-23",
      stamp: "5e4446b3066d92eb",
    },
    it: {
      address: "/brochures/b0d856de/orizzonte-velos-it.pdf",
      bytes: 532774,
      date: "2026-11-23",
      stamp: "c6d1bc44f5e3de4d",
    },
    ar: {
      address: "/brochures/c55001cb/orizzonte-velos-ar.pdf",
      bytes: 561746,
      date: "2026-11-23",
      stamp: "2acea6fdf044da4d",
    },
  },
  "trophy-atelier": {
    en: {
      address: "/brochures/5ec5f684/orizzonte-trophy-atelier-en.pdf",
      bytes: 458916,
      date: "2026-11-23",
      stamp: "e3ee427654f68b46",
    },
    it: {
      address: "/brochures/5bd0bb48/orizzonte-trophy-atelier-it.pdf",
      bytes: 459860,
      date: "2026-11-23",
      stamp: "e68ca76c5deb1831",
    },
    ar: {
      address: "/brochures/6faab04d/orizzonte-trophy-atelier-ar.pdf",
      bytes: 481974,
      date: "2026-11-23",
      stamp: "e1950e86699e6961",
    },
  },
  "trophy-regent": {
    en: {
      address: "/brochures/07a7ab72/orizzonte-trophy-regent-en.pdf",
      bytes: 520986,
      date: "2026-11-23",
      stamp: "879059fc1c41e701",
    },
    it: {
      address: "/brochures/8eb16ba5/orizzonte-trophy-regent-it.pdf",
      bytes: 521953,
      date: "2026-11-23",
      stamp: "56dd15168c93fb17",
    },
    ar: {
      address: "/brochures/20e7fa39/orizzonte-trophy-regent-ar.pdf",
      bytes: 547063,
      date: "2026-11-23",
      stamp: "46491ed9f411b839",
    },
  },
  "palazzo-tissoli": {
    en: {
      address: "/brochures/ecb02b0c/orizzonte-palazzo-tissoli-en.pdf",
      bytes: 343671,
      date: "2026-11-23",
      stamp: "552b762553629000",
    },
    it: {
      address: "/brochures/1d80b714/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 345746,
      date: "2026-11-23",
      stamp: "a92939deccbc4bd0",
    },
    ar: {
      address: "/brochures/bbffca2c/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 377184,
      date: "2026-11-23",
      stamp: "80af876754473ead",
    },
  },
};
