import { dirhams, dirhamsToTheDollar, dollars, toDollars } from "./currency";
import { figure } from "./number";

export type Currency = "AED" | "USD";

/** What a visitor can choose between. */
export const currencies: readonly { value: Currency; label: string }[] = [
  { value: "AED", label: "AED" },
  { value: "USD", label: "USD" },
];

/** What a currency's code in an address or a form stands for; dirhams where it is not known. */
export const currencyOf = (code: string): Currency => (code === "USD" ? "USD" : "AED");

/** An amount to the whole dirham or dollar, in words: "AED 700,000", "$190,606". */
export const money = (amount: number, currency: Currency): string =>
  currency === "AED" ? dirhams(amount) : `$${figure(amount)}`;

/** What an amount comes to in the other of the two currencies at the peg, in words: "$190,600". */
export const inOtherCurrency = (amount: number, currency: Currency): string =>
  currency === "AED" ? dollars(toDollars(amount)) : dirhams(amount * dirhamsToTheDollar);
