import { interpolate } from "~/format/interpolate";
import type { PermitMessages } from "~/messages/en/permits";

/** The firm's registration numbers, as far as company.yaml has them. */
interface Registered {
  registered: {
    licence?: string | undefined;
    /** The office's number in the register of brokers. */
    orn?: string | undefined;
    /** The broker's number of each desk. */
    brn?: { sales?: string | undefined; leasing?: string | undefined };
  };
  /** The number in the register of the Federal Tax Authority. */
  trn?: string | undefined;
}

/** The registrations as text, as far as they exist: "Licence 123456", "ORN 12345", "TRN 1002…". */
export function registeredAs(messages: PermitMessages, { registered, trn }: Registered): string[] {
  const { licence, orn } = registered;
  return [
    ...(licence ? [interpolate(messages.licence, { number: licence })] : []),
    ...(orn ? [interpolate(messages.orn, { number: orn })] : []),
    ...(trn ? [interpolate(messages.trn, { number: trn })] : []),
  ];
}

/** The number of the broker of a desk, if there is one: "BRN 12345". */
export function brokerNumber(
  messages: PermitMessages,
  { registered: { brn } }: Registered,
  desk: "sales" | "leasing",
): string[] {
  const number = brn?.[desk];
  return number ? [interpolate(messages.brn, { number })] : [];
}
