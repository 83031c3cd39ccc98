import type { AmountLimits } from "~/format/amount";
import { interpolate } from "~/format/interpolate";
import type { AmountFieldMessages } from "~/messages/en/investment";
import type { Site } from "~/site/site";

/** The messages of an amount's field, with its limits and an example. */
export function amountField(
  { format }: Site,
  messages: AmountFieldMessages,
  limits: AmountLimits,
  example: number,
): AmountFieldMessages {
  const figures = {
    min: format.number(limits.min),
    max: format.number(limits.max),
    example: format.number(example, 2),
  };
  return {
    label: messages.label,
    empty: interpolate(messages.empty, figures),
    unreadable: interpolate(messages.unreadable, figures),
    outOfRange: interpolate(messages.outOfRange, figures),
  };
}
