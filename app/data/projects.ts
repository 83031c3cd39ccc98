import type { PictureName } from "~/pictures/catalogue";
import type { Register } from "./costs";
import type { Permit } from "./permits";

/** One picture of a project's carousel; its words stand under its name in app/content. */
export type ProjectPicture = Extract<PictureName, `projects/${string}`>;

/** Shares of a price, in percent; together 100. */
export interface PlanShares {
  beforeHandover: number;
  atHandover: number;
}

/** A kind of home in a project; size and price are missing until the developer gives them. */
export interface Unit {
  id: "studio" | "one-bedroom" | "two-bedroom";
  /** About so many. */
  squareFeet?: number;
  /** In AED. */
  priceFrom?: number;
  picture: PictureName;
}

/** Where a project stands, as far as it is known. */
export type ProjectPlace =
  | "al-marjan-island"
  | "dubai-islands"
  | "dubai"
  | "ras-al-khaimah"
  | "emirates";

export interface Project {
  title: string;
  place: ProjectPlace;
  /** Of its advertisement; none until the owner gives it. */
  permit?: Permit;
  /** In the order of the carousel. */
  slides: readonly [ProjectPicture, ...ProjectPicture[]];
}

/** What only some projects have: figures that the developer gives. */
interface DeveloperFigures {
  /** Expected, as yyyy-mm. */
  handover: string;
  paymentPlan: PlanShares;
  pools: number;
  /** The island that the project stands on. */
  island: { squareMetres: number; beachKilometres: number };
  /** In AED. */
  expressionOfInterest: number;
  units: readonly Unit[];
  /** Where a purchase is entered: what it costs depends on it. */
  register: Register;
  /** What the developer expects a square foot to cost, in AED. */
  projection: { year: number; aedPerSquareFoot: number };
  /** Rental yield in percent a year, and more. */
  yieldFrom: number;
}

/**
 * The off-plan projects that the investment pages show. "Marque Place Residences", "Atelier
 * Residences" and "The Regent Residences" are working names, until the owner gives the right ones.
 */
export const projects = {
  "colibri-views": {
    title: "Colibri Views",
    place: "emirates",
    slides: [
      "projects/colibri-views/01",
      "projects/colibri-views/02",
      "projects/colibri-views/03",
      "projects/colibri-views/04",
      "projects/colibri-views/05",
      "projects/colibri-views/06",
      "projects/colibri-views/07",
      "projects/colibri-views/08",
      "projects/colibri-views/09",
      "projects/colibri-views/10",
    ],
  },
  "al-marjan-island": {
    title: "Al Marjan Island Residences",
    place: "al-marjan-island",
    slides: [
      "projects/al-marjan-island/01",
      "projects/al-marjan-island/02",
      "projects/al-marjan-island/03",
      "projects/al-marjan-island/04",
      "projects/al-marjan-island/05",
      "projects/al-marjan-island/06",
      "projects/al-marjan-island/07",
      "projects/al-marjan-island/08",
      "projects/al-marjan-island/09",
    ],
    handover: "2027-12",
    paymentPlan: { beforeHandover: 70, atHandover: 30 },
    pools: 6,
    island: { squareMetres: 2_700_000, beachKilometres: 7.8 },
  },
  "avida-dubai-islands": {
    title: "AVIDA Residences Dubai Islands",
    place: "dubai-islands",
    slides: [
      "projects/avida-dubai-islands/01",
      "projects/avida-dubai-islands/02",
      "projects/avida-dubai-islands/03",
      "projects/avida-dubai-islands/04",
      "projects/avida-dubai-islands/05",
      "projects/avida-dubai-islands/06",
      "projects/avida-dubai-islands/07",
      "projects/avida-dubai-islands/08",
      "projects/avida-dubai-islands/09",
      "projects/avida-dubai-islands/10",
    ],
  },
  "arka-enclave": {
    title: "ARKA Enclave",
    place: "emirates",
    slides: [
      "projects/arka-enclave/01",
      "projects/arka-enclave/02",
      "projects/arka-enclave/03",
      "projects/arka-enclave/04",
      "projects/arka-enclave/05",
      "projects/arka-enclave/06",
      "projects/arka-enclave/07",
      "projects/arka-enclave/08",
      "projects/arka-enclave/09",
      "projects/arka-enclave/10",
    ],
  },
  "sobha-central": {
    title: "Sobha Central",
    place: "emirates",
    slides: [
      "projects/sobha-central/01",
      "projects/sobha-central/02",
      "projects/sobha-central/03",
      "projects/sobha-central/04",
      "projects/sobha-central/05",
      "projects/sobha-central/06",
      "projects/sobha-central/07",
      "projects/sobha-central/08",
      "projects/sobha-central/09",
      "projects/sobha-central/10",
    ],
  },
  "marque-place": {
    title: "Marque Place Residences",
    place: "dubai",
    slides: [
      "projects/marque-place/01",
      "projects/marque-place/02",
      "projects/marque-place/03",
      "projects/marque-place/04",
      "projects/marque-place/05",
      "projects/marque-place/06",
      "projects/marque-place/07",
      "projects/marque-place/08",
      "projects/marque-place/09",
      "projects/marque-place/10",
    ],
  },
  "binghatti-aquarise": {
    title: "Binghatti Aquarise",
    place: "dubai",
    slides: [
      "projects/binghatti-aquarise/01",
      "projects/binghatti-aquarise/02",
      "projects/binghatti-aquarise/03",
      "projects/binghatti-aquarise/04",
      "projects/binghatti-aquarise/05",
      "projects/binghatti-aquarise/06",
      "projects/binghatti-aquarise/07",
      "projects/binghatti-aquarise/08",
      "projects/binghatti-aquarise/09",
      "projects/binghatti-aquarise/10",
    ],
  },
  velos: {
    title: "VELOS",
    place: "dubai",
    slides: [
      "projects/velos/01",
      "projects/velos/02",
      "projects/velos/03",
      "projects/velos/04",
      "projects/velos/05",
      "projects/velos/06",
      "projects/velos/07",
      "projects/velos/08",
      "projects/velos/09",
      "projects/velos/10",
    ],
  },
  "trophy-atelier": {
    title: "Atelier Residences",
    place: "emirates",
    slides: [
      "projects/trophy-atelier/01",
      "projects/trophy-atelier/02",
      "projects/trophy-atelier/03",
      "projects/trophy-atelier/04",
      "projects/trophy-atelier/05",
      "projects/trophy-atelier/06",
      "projects/trophy-atelier/07",
      "projects/trophy-atelier/08",
      "projects/trophy-atelier/09",
      "projects/trophy-atelier/10",
    ],
  },
  "trophy-regent": {
    title: "The Regent Residences",
    place: "emirates",
    slides: [
      "projects/trophy-regent/01",
      "projects/trophy-regent/02",
      "projects/trophy-regent/03",
      "projects/trophy-regent/04",
      "projects/trophy-regent/05",
      "projects/trophy-regent/06",
      "projects/trophy-regent/07",
      "projects/trophy-regent/08",
      "projects/trophy-regent/09",
      "projects/trophy-regent/10",
    ],
  },
  "palazzo-tissoli": {
    title: "Palazzo Tissoli",
    place: "ras-al-khaimah",
    slides: [
      "projects/palazzo-tissoli/01",
      "projects/palazzo-tissoli/02",
      "projects/palazzo-tissoli/03",
      "projects/palazzo-tissoli/04",
      "projects/palazzo-tissoli/05",
      "projects/palazzo-tissoli/06",
      "projects/palazzo-tissoli/07",
      "projects/palazzo-tissoli/08",
    ],
    expressionOfInterest: 37_000,
    register: "ras-al-khaimah",
    units: [
      { id: "studio", squareFeet: 470, priceFrom: 1_100_000, picture: "units/studio" },
      { id: "one-bedroom", squareFeet: 1_000, priceFrom: 2_200_000, picture: "units/one-bedroom" },
      { id: "two-bedroom", picture: "units/two-bedroom" },
    ],
    projection: { year: 2030, aedPerSquareFoot: 10_000 },
    yieldFrom: 9,
  },
} as const satisfies Record<string, Project & Partial<DeveloperFigures>>;

export type ProjectId = keyof typeof projects;
