import type { Company } from "~/data/company";
import { fill } from "~/format/fill";
import type { PermitWords } from "~/messages/contract/permits";

type Registered = Pick<Company, "registered">;

/** What the firm is registered as, as far as it exists: "Licence 123456", "ORN 12345". */
export function registeredAs(words: PermitWords, { registered }: Registered): string[] {
  const { licence, orn } = registered;
  return [
    ...(licence ? [fill(words.licence, { number: licence })] : []),
    ...(orn ? [fill(words.orn, { number: orn })] : []),
  ];
}

/** The number of the broker at a desk, where it exists: "BRN 12345". */
export function brokerNumber(
  words: PermitWords,
  { registered: { brn } }: Registered,
  desk: "sales" | "leasing",
): string[] {
  const number = brn?.[desk];
  return number ? [fill(words.brn, { number })] : [];
}
