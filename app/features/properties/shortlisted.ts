import { type PropertyId, propertyIds } from "~/data/property-ids";
import { idsIn, shortlistSize } from "./shortlist";

/**
 * The homes that an address holds: `?homes=ontario-tower,al-soufuh-apartment`. What the catalogue does
 * not have, or no longer, is left out.
 *
 * @param text the parameter; null where the address has none
 * @returns their ids in that order, each once, as many as a shortlist holds
 */
export const shortlisted = (text: string | null): PropertyId[] =>
  idsIn(text ?? "")
    .flatMap((id) => propertyIds.find((known) => known === id) ?? [])
    .slice(0, shortlistSize);
