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
      address: "/brochures/3245a844/orizzonte-ontario-tower-en.pdf",
      bytes: 428107,
      date: "2026-11-22",
      stamp: "f89f45932800fa74",
    },
    it: {
      address: "/brochures/7baac41c/orizzonte-ontario-tower-it.pdf",
      bytes: 429674,
      date: "2026-11-22",
      stamp: "d5b20f381fdf238d",
    },
    ar: {
      address: "/brochures/413872d8/orizzonte-ontario-tower-ar.pdf",
      bytes: 457734,
      date: "2026-11-22",
      stamp: "bbe490c2739f603f",
    },
  },
  "continental-tower": {
    en: {
      address: "/brochures/0b6f0d32/orizzonte-continental-tower-en.pdf",
      bytes: 370533,
      date: "2026-11-22",
      stamp: "2bc67540ca43b0e7",
    },
    it: {
      address: "/brochures/00167ef8/orizzonte-continental-tower-it.pdf",
      bytes: 370997,
      date: "2026-11-22",
      stamp: "0bf31a8ce6a399ef",
    },
    ar: {
      address: "/brochures/f7bb4f0b/orizzonte-continental-tower-ar.pdf",
      bytes: 399124,
      date: "2026-11-22",
      stamp: "46536d4750601177",
    },
  },
  "al-soufuh-apartment": {
    en: {
      address: "/brochures/0c025bed/orizzonte-al-soufuh-apartment-en.pdf",
      bytes: 306782,
      date: "2026-11-22",
      stamp: "0c0d0b62a728bda4",
    },
    it: {
      address: "/brochures/d3eddb01/orizzonte-al-soufuh-apartment-it.pdf",
      bytes: 307778,
      date: "2026-11-22",
      stamp: "bf19583aaa8df783",
    },
    ar: {
      address: "/brochures/f30e9b84/orizzonte-al-soufuh-apartment-ar.pdf",
      bytes: 335453,
      date: "2026-11-22",
      stamp: "61283e386400462c",
    },
  },
  "luxury-beachfront-villa": {
    en: {
      address: "/brochures/e9589776/orizzonte-luxury-beachfront-villa-en.pdf",
      bytes: 276452,
      date: "2026-11-22",
      stamp: "0f977d9f868f3834",
    },
    it: {
      address: "/brochures/b31d1775/orizzonte-luxury-beachfront-villa-it.pdf",
      bytes: 276134,
      date: "2026-11-22",
      stamp: "f1aef972be816687",
    },
    ar: {
      address: "/brochures/5fdff21a/orizzonte-luxury-beachfront-villa-ar.pdf",
      bytes: 306655,
      date: "2026-11-22",
      stamp: "866e7c99745cd599",
    },
  },
  "colibri-views": {
    en: {
      address: "/brochures/4ab16262/orizzonte-colibri-views-en.pdf",
      bytes: 527666,
      date: "2026-11-22",
      stamp: "4be6039014877f59",
    },
    it: {
      address: "/brochures/15b2c3a4/orizzonte-colibri-views-it.pdf",
      bytes: 527695,
      date: "2026-11-22",
      stamp: "e90e36da13fe8bd9",
    },
    ar: {
      address: "/brochures/e83e09b2/orizzonte-colibri-views-ar.pdf",
      bytes: 554286,
      date: "2026-11-22",
      stamp: "d7dede26545b53c6",
    },
  },
  "al-marjan-island": {
    en: {
      address: "/brochures/dccdec13/orizzonte-al-marjan-island-en.pdf",
      bytes: 435040,
      date: "2026-11-22",
      stamp: "789f2be25c011845",
    },
    it: {
      address: "/brochures/eaba338c/orizzonte-al-marjan-island-it.pdf",
      bytes: 436172,
      date: "2026-11-22",
      stamp: "14e457910cbdad3d",
    },
    ar: {
      address: "/brochures/e60e02f5/orizzonte-al-marjan-island-ar.pdf",
      bytes: 466499,
      date: "2026-11-22",
      stamp: "8083df0d686daeaa",
    },
  },
  "avida-dubai-islands": {
    en: {
      address: "/brochures/1d3af5ba/orizzonte-avida-dubai-islands-en.pdf",
      bytes: 490416,
      date: "2026-11-22",
      stamp: "048aae00bd649576",
    },
    it: {
      address: "/brochures/befc718e/orizzonte-avida-dubai-islands-it.pdf",
      bytes: 490515,
      date: "2026-11-22",
      stamp: "ac3ac98fe3ba15db",
    },
    ar: {
      address: "/brochures/2aa4140e/orizzonte-avida-dubai-islands-ar.pdf",
      bytes: 517287,
      date: "2026-11-22",
      stamp: "13b3a0b523a58fb5",
    },
  },
  "arka-enclave": {
    en: {
      address: "/brochures/14fe258e/orizzonte-arka-enclave-en.pdf",
      bytes: 527542,
      date: "2026-11-22",
      stamp: "e27e6e25dfce9ebf",
    },
    it: {
      address: "/brochures/648b50b8/orizzonte-arka-enclave-it.pdf",
      bytes: 528876,
      date: "2026-11-22",
      stamp: "fbe4113c51a5662e",
    },
    ar: {
      address: "/brochures/65c62ac5/orizzonte-arka-enclave-ar.pdf",
      bytes: 555651,
      date: "2026-11-22",
      stamp: "2a33293b95a8ae4e",
    },
  },
  "sobha-central": {
    en: {
      address: "/brochures/54e19808/orizzonte-sobha-central-en.pdf",
      bytes: 458725,
      date: "2026-11-22",
      stamp: "49803c31d1ac8e34",
    },
    it: {
      address: "/brochures/0c8537f5/orizzonte-sobha-central-it.pdf",
      bytes: 458631,
      date: "2026-11-22",
      stamp: "1f07f245527c53f6",
    },
    ar: {
      address: "/brochures/509e82b5/orizzonte-sobha-central-ar.pdf",
      bytes: 483328,
      date: "2026-11-22",
      stamp: "7e982826bca5d872",
    },
  },
  "marque-place": {
    en: {
      address: "/brochures/0aefb781/orizzonte-marque-place-en.pdf",
      bytes: 404275,
      date: "2026-11-22",
      stamp: "4d11dee5670528a9",
    },
    it: {
      address: "/brochures/3b18008f/orizzonte-marque-place-it.pdf",
      bytes: 405279,
      date: "2026-11-22",
      stamp: "8c620cad36929fc8",
    },
    ar: {
      address: "/brochures/3a6046f1/orizzonte-marque-place-ar.pdf",
      bytes: 434009,
      date: "2026-11-22",
      stamp: "84b183f900047bc7",
    },
  },
  "binghatti-aquarise": {
    en: {
      address: "/brochures/023c4d14/orizzonte-binghatti-aquarise-en.pdf",
      bytes: 424446,
      date: "2026-11-22",
      stamp: "80b05adb97601108",
    },
    it: {
      address: "/brochures/896e5a41/orizzonte-binghatti-aquarise-it.pdf",
      bytes: 425796,
      date: "2026-11-22",
      stamp: "c8c8beccad808113",
    },
    ar: {
      address: "/brochures/6f84d5e9/orizzonte-binghatti-aquarise-ar.pdf",
      bytes: 453445,
      date: "2026-11-22",
      stamp: "238a3a3afeaa3a8e",
    },
  },
  velos: {
    en: {
      address: "/brochures/05494964/orizzonte-velos-en.pdf",
      bytes: 531024,
      date: "2026-11-22",
      stamp: "4e6b3811cf6621a4",
    },
    it: {
      address: "/brochures/5b51dfaf/orizzonte-velos-it.pdf",
      bytes: 532558,
      date: "2026-11-22",
      stamp: "6ca5a31b2aba3ff5",
    },
    ar: {
      address: "/brochures/c3914bbe/orizzonte-velos-ar.pdf",
      bytes: 561397,
      date: "2026-11-22",
      stamp: "4c80e2ded00ad910",
    },
  },
  "trophy-atelier": {
    en: {
      address: "/brochures/0470e8c6/orizzonte-trophy-atelier-en.pdf",
      bytes: 458848,
      date: "2026-11-22",
      stamp: "c7bb1444cc2cd770",
    },
    it: {
      address: "/brochures/b44c080f/orizzonte-trophy-atelier-it.pdf",
      bytes: 459568,
      date: "2026-11-22",
      stamp: "295986d67066256c",
    },
    ar: {
      address: "/brochures/946effad/orizzonte-trophy-atelier-ar.pdf",
      bytes: 481793,
      date: "2026-11-22",
      stamp: "47333c02f219f444",
    },
  },
  "trophy-regent": {
    en: {
      address: "/brochures/e39f1c0c/orizzonte-trophy-regent-en.pdf",
      bytes: 520907,
      date: "2026-11-22",
      stamp: "1eef690c41207f7e",
    },
    it: {
      address: "/brochures/6db83d7c/orizzonte-trophy-regent-it.pdf",
      bytes: 521649,
      date: "2026-11-22",
      stamp: "c1167cfe162c537e",
    },
    ar: {
      address: "/brochures/9efb9139/orizzonte-trophy-regent-ar.pdf",
      bytes: 546878,
      date: "2026-11-22",
      stamp: "e62f84a040d007cb",
    },
  },
  "palazzo-tissoli": {
    en: {
      address: "/brochures/a11f7d57/orizzonte-palazzo-tissoli-en.pdf",
      bytes: 343391,
      date: "2026-11-22",
      stamp: "b87a101b45028dda",
    },
    it: {
      address: "/brochures/e9e00f3e/orizzonte-palazzo-tissoli-it.pdf",
      bytes: 344397,
      date: "2026-11-22",
      stamp: "dc359a0bd0577f4a",
    },
    ar: {
      address: "/brochures/5a9dde24/orizzonte-palazzo-tissoli-ar.pdf",
      bytes: 375916,
      date: "2026-11-22",
      stamp: "44832cca78a774c2",
    },
  },
};
