import { maxPlannedHomes } from "~/content/paths";

/** The parameters of each home. A number follows in the query: "price1". */
export const homeParameters = [
  "price",
  "handover",
  "before",
  "signing",
  "after",
  "afterYears",
  "rent",
  "service",
  "sale",
] as const;

/** The parameters for all homes. */
const commonParameters = [
  "currency",
  "start",
  "saleMonth",
  "saleCosts",
  "vacancy",
  "management",
  "loan",
  "rate",
  "years",
  "resale",
  "italy",
  "ivie",
  "irpef",
] as const;

/** The parameters of the page that works out the net rent of one home. */
export const netRentParameters = ["price", "service", "vacancy", "management"] as const;

export type HomeParameter = (typeof homeParameters)[number];
export type CommonParameter = (typeof commonParameters)[number];

/** The number of each home: 1 to 4. */
export const homeNumbers: readonly number[] = Array.from(
  { length: maxPlannedHomes },
  (_, index) => index + 1,
);

/** The parameters that choose the homes: ids of listings, or `ownHomes`. */
export const chosenHome = (number: number): string => `home${number}`;

/** The parameters with the home that the figures of a number belong to: another one after a change of the choice. */
export const figuresOf = (number: number): string => `of${number}`;

/** The parameter with the home whose fields another page filled with `planExample`. */
export const exampleOf = "example";

/** The name of the button that changes the choice only: no result is shown. */
export const choiceOnly = "choice";

/** The values of `home1` for homes that are not listed here. */
export const ownHomes = { offPlan: "own", finished: "own-finished" } as const;

/** The fragment of the chosen homes: their heading. */
export const homesId = "homes";

/** The fragment of the result: its heading, or the summary of the errors. */
export const resultId = "result";

/** All parameters of the purchase plan, in canonical order. */
export const purchasePlanParameters: readonly string[] = [
  ...homeNumbers.map(chosenHome),
  ...homeNumbers.map(figuresOf),
  choiceOnly,
  exampleOf,
  ...homeNumbers.flatMap((number) => homeParameters.map((name) => `${name}${number}`)),
  ...commonParameters,
];
