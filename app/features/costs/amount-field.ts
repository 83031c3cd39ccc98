import type { AmountLimits } from "~/format/amount";
import { interpolate } from "~/format/interpolate";
import { formatNumber } from "~/format/number";
import type { AmountFieldMessages } from "~/messages/en/capital-appreciation";
import type { Site } from "~/site/site";

/** The messages of an amount's field, with its limits and an example. */
export function amountField(
  { locale }: Site,
  messages: AmountFieldMessages,
  limits: AmountLimits,
  example: number,
): AmountFieldMessages {
  const figures = {
    min: formatNumber(locale, limits.min),
    max: formatNumber(locale, limits.max),
    example: formatNumber(locale, example, 2),
  };
  return {
    label: messages.label,
    empty: interpolate(messages.empty, figures),
    unreadable: interpolate(messages.unreadable, figures),
    outOfRange: interpolate(messages.outOfRange, figures),
  };
}
