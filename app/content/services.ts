import type { PictureName } from "~/pictures/catalogue";

interface Service {
  /** The key of its texts in app/messages, and its fragment on /services. */
  id: string;
  picture?: PictureName;
}

export const services = [
  { id: "research" },
  { id: "portfolio", picture: "journal/two-ways-a-home-earns" },
  { id: "financial-planning" },
  { id: "developers", picture: "pages/off-plan" },
  { id: "residential", picture: "home/buy-rent" },
  { id: "conveyancing" },
  { id: "after-sales", picture: "home/approach" },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]["id"];

/** The services of the overview, from the specification. */
export const overviewServices = [
  "research",
  "portfolio",
  "financial-planning",
  "developers",
  "conveyancing",
  "after-sales",
] as const satisfies readonly ServiceId[];

export type OverviewServiceId = (typeof overviewServices)[number];
