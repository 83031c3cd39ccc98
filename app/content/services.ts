import type { PictureName } from "~/pictures/catalogue";

interface Service {
  /** Names its words in app/content, and its place on /services. */
  id: string;
  picture?: PictureName;
}

/** What the firm does, in the order in which a client usually meets it. */
export const services = [
  { id: "research", picture: "journal/market-insights" },
  { id: "portfolio" },
  { id: "financial-planning" },
  { id: "developers", picture: "pages/off-plan" },
  { id: "residential", picture: "home/buy-rent" },
  { id: "conveyancing" },
  { id: "after-sales", picture: "home/approach" },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]["id"];

/** The services of the overview, which the specification names. */
export const disciplines = [
  "research",
  "portfolio",
  "financial-planning",
  "developers",
  "conveyancing",
  "after-sales",
] as const satisfies readonly ServiceId[];

export type DisciplineId = (typeof disciplines)[number];
