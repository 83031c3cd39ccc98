import { purchaseFigures as figures, type Register } from "~/content/costs";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import type { CostRow } from "./cost-content";

/**
 * The costs of an off-plan purchase besides the price, for a project without prices: shares of the price,
 * and fixed amounts.
 *
 * @param register the authority that charges the fees
 * @returns an empty list for the register of ready properties
 */
export function feeRows(
  { messages: { costs: messages }, format }: Site,
  register: Register,
): CostRow[] {
  const { lines } = messages.purchase;
  const share = (id: "transfer" | "rasAlKhaimahTransfer"): CostRow => {
    const percent = format.percent(figures[id].value);
    return {
      term: lines[id].name,
      note: interpolate(lines[id].note, { share: percent }),
      text: percent,
    };
  };
  const amount = (id: "oqood" | "rasAlKhaimahEntry"): CostRow => ({
    term: lines[id].name,
    note: lines[id].note,
    text: format.exactMoneyRange(figures[id].value, "AED"),
  });
  if (register === "oqood") return [share("transfer"), amount("oqood")];
  if (register === "ras-al-khaimah")
    return [share("rasAlKhaimahTransfer"), amount("rasAlKhaimahEntry")];
  return [];
}
