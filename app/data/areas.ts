import type { PictureName } from "~/pictures/catalogue";
import type { Permit } from "./permits";

export type AreaId =
  | "downtown-district"
  | "beachfront-paradise"
  | "marina-bay"
  | "palm-beach"
  | "business-district"
  | "emirates-hills";

/** An area that has a guide. Its words are in content/, by its id. */
export interface Area {
  id: AreaId;
  picture: PictureName;
  /** What it is also called, in any language: a search finds it by these too. */
  alsoCalled: readonly string[];
  /** Properties on offer there; indicative. */
  properties: number;
  /** The range in which most asking prices lie, in AED; indicative. */
  price: { from: number; to: number };
  /** The areas beside it, the nearest first. */
  neighbours: readonly AreaId[];
  /** Of what is advertised of it; none until the owner gives it. */
  permit?: Permit;
}

/** The month of the counts and price ranges below, which are the firm's own estimates: as yyyy-mm. */
export const areaFiguresMonth = "2026-11";

/** The areas, in the specification's order. */
export const areas: readonly Area[] = [
  {
    id: "downtown-district",
    picture: "areas/downtown-district",
    alsoCalled: ["Downtown Dubai", "داون تاون", "داونتاون"],
    properties: 620,
    price: { from: 1_800_000, to: 5_000_000 },
    neighbours: ["business-district", "beachfront-paradise"],
  },
  {
    id: "beachfront-paradise",
    picture: "areas/beachfront-paradise",
    alsoCalled: [],
    properties: 340,
    price: { from: 2_500_000, to: 6_500_000 },
    neighbours: ["palm-beach", "downtown-district", "marina-bay"],
  },
  {
    id: "marina-bay",
    picture: "areas/marina-bay",
    alsoCalled: ["Dubai Marina", "دبي مارينا", "مرسى دبي"],
    properties: 780,
    price: { from: 1_300_000, to: 3_600_000 },
    neighbours: ["palm-beach", "emirates-hills", "beachfront-paradise"],
  },
  {
    id: "palm-beach",
    picture: "areas/palm-beach",
    alsoCalled: ["The Palm Jumeirah", "نخلة جميرا", "ذا بالم"],
    properties: 410,
    price: { from: 3_500_000, to: 16_000_000 },
    neighbours: ["marina-bay", "beachfront-paradise"],
  },
  {
    id: "business-district",
    picture: "areas/business-district",
    alsoCalled: ["Business Bay", "بزنس باي", "بيزنس باي"],
    properties: 690,
    price: { from: 1_200_000, to: 2_800_000 },
    neighbours: ["downtown-district", "beachfront-paradise"],
  },
  {
    id: "emirates-hills",
    picture: "areas/emirates-hills",
    alsoCalled: ["إمارات هيلز"],
    properties: 120,
    price: { from: 14_000_000, to: 45_000_000 },
    neighbours: ["marina-bay", "palm-beach"],
  },
];
