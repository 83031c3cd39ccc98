import type { Area } from "~/content/en/areas";
import type { SitePath } from "~/locale";
import { picture } from "~/pictures/find-picture";
import type { Picture } from "~/pictures/picture-data";

/** An area as lists show it. */
export interface AreaSummary {
  name: string;
  /** How many homes are on offer there; indicative. */
  properties: number;
  avgPrice: string;
  description: string;
  to: SitePath;
  picture: Picture;
}

/** An area without its guide, its picture found. Called in loaders. */
export function areaSummary({
  id,
  name,
  image,
  properties,
  avgPrice,
  description,
}: Area): AreaSummary {
  return {
    name,
    properties,
    avgPrice,
    description,
    to: `/areas/${id}`,
    picture: picture(image),
  };
}
