import { purchaseFigures as figures, type Register } from "~/content/costs";
import { interpolate } from "~/format/interpolate";
import { formatExactMoneyRange } from "~/format/money";
import { formatPercent } from "~/format/percent";
import type { Locale } from "~/locale";
import type { CostsMessages } from "~/messages/en/costs";

/** A fee that does not depend on the price, or its share of the price. */
export interface FeeRow {
  name: string;
  detail: string;
  price: string;
}

/**
 * The costs of an off-plan purchase besides the price, for a project without prices: shares of the price,
 * and fixed amounts.
 *
 * @param register the authority that charges the fees
 * @returns an empty list for the register of ready properties
 */
export function feeRows(locale: Locale, messages: CostsMessages, register: Register): FeeRow[] {
  const { lines } = messages.purchase;
  const share = (id: "transfer" | "rasAlKhaimahTransfer"): FeeRow => {
    const percent = formatPercent(locale, figures[id].value);
    return {
      name: lines[id].name,
      detail: interpolate(lines[id].note, { share: percent }),
      price: percent,
    };
  };
  const amount = (id: "oqood" | "rasAlKhaimahEntry"): FeeRow => ({
    name: lines[id].name,
    detail: lines[id].note,
    price: formatExactMoneyRange(locale, figures[id].value, "AED"),
  });
  if (register === "oqood") return [share("transfer"), amount("oqood")];
  if (register === "ras-al-khaimah")
    return [share("rasAlKhaimahTransfer"), amount("rasAlKhaimahEntry")];
  return [];
}
