import type { Locale } from "~/locale";
import { nonBreaking } from "./non-breaking";
import { formatNumber } from "./number";

const units: Record<Locale, string> = { en: "km", it: "km", ar: "كم" };

/** The distance from which decimals are dropped, in kilometres. */
const wholeFrom = 10;

/**
 * A distance: "1.6 km".
 *
 * @param kilometres shown with one decimal below 10 km
 */
export const formatDistance = (locale: Locale, kilometres: number): string =>
  nonBreaking(
    `${formatNumber(locale, kilometres, kilometres < wholeFrom ? 1 : 0)} ${units[locale]}`,
  );
