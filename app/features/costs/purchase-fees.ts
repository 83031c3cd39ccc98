import { purchaseFigures as figures, type Register } from "~/content/costs";
import { interpolate } from "~/format/interpolate";
import { formatExactMoneyRange } from "~/format/money";
import { formatPercent } from "~/format/percent";
import type { Locale } from "~/locale";
import type { CostsMessages } from "~/messages/en/costs";

/** A fee whose amount needs no price, or the share of the price that it is. */
export interface FeeRow {
  name: string;
  detail: string;
  price: string;
}

/**
 * What buying off-plan costs besides the price, for a project that states no price: shares of the price,
 * and amounts that do not depend on it.
 *
 * @param register the authority whose fees they are
 * @returns none for the register of ready homes
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
