import { costsChecked } from "../../app/content/costs.ts";
import { buyersLaws, lawChecked } from "../../app/content/law.ts";
import { rasAlKhaimah, rentalYields } from "../../app/content/market.ts";

/** The longest time between two checks of a figure against its sources, in days. */
const maxAge = 180;

/** The groups of figures with sources, and the day of their last check, as yyyy-mm-dd. */
const checkedGroups: Readonly<Record<string, string>> = {
  "app/content/costs.ts": costsChecked,
  "app/content/law.ts": lawChecked,
  "app/content/law.ts, buyersLaws": buyersLaws.checked,
  "app/content/market.ts, rentalYields": rentalYields.checked,
  "app/content/market.ts, rasAlKhaimah": rasAlKhaimah.checked,
};

/**
 * The figures whose sources were last checked too long ago, one line for each group.
 *
 * @param today as yyyy-mm-dd
 */
export const outdatedSources = (today: string, groups = checkedGroups): string[] =>
  Object.entries(groups).flatMap(([name, checked]) => {
    const days = Math.round((Date.parse(today) - Date.parse(checked)) / 86_400_000);
    return days > maxAge ? [`${name}: the sources were last checked ${days} days ago`] : [];
  });
