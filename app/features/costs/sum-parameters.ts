/** The names of the answers in the address of a home for sale: of its loan. */
export const loanParameter = "loan";
export const rateParameter = "rate";
export const yearsParameter = "years";

/** Of its return. */
export const returnParameters = ["price", "rent", "service"] as const;

/** All of them, in the order in which an address has them. */
export const sumParameters: readonly string[] = [
  loanParameter,
  rateParameter,
  yearsParameter,
  ...returnParameters,
];
