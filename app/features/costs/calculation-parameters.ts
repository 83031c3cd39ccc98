/** The query parameters of a property for sale: its loan. */
export const loanParameter = "loan";
export const rateParameter = "rate";
export const yearsParameter = "years";

/** Its return. */
export const returnParameters = ["price", "rent", "service"] as const;

/** All of them, in the order of the query. */
export const calculationParameters: readonly string[] = [
  loanParameter,
  rateParameter,
  yearsParameter,
  ...returnParameters,
];
