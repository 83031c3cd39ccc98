/** The query parameters of a property for sale: its loan. */
export const loanParameter = "loan";
export const rateParameter = "rate";
export const yearsParameter = "years";

export const returnParameters = ["price", "rent", "service"] as const;

export const calculationParameters: readonly string[] = [
  loanParameter,
  rateParameter,
  yearsParameter,
  ...returnParameters,
];
