import { type Area, areas } from "~/content/en/areas";
import { type Property, properties } from "~/content/en/properties";

/**
 * Looks an area up by the id in its address.
 *
 * @param id as in /areas/{id}
 * @returns the area, or undefined where there is no guide of that id
 */
export function findArea(id: string): Area | undefined {
  return areas.find((area) => area.id === id);
}

/** The homes that stand in an area, exclusives too, in the catalogue's order. */
export function homesIn(area: Area): readonly Property[] {
  return properties.filter(({ guide }) => guide === area.id);
}

/** The areas beside one, the nearest first. */
export function neighboursOf(area: Area): readonly Area[] {
  return area.neighbours.flatMap((id) => findArea(id) ?? []);
}
