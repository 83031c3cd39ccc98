import { catalogue, type PictureName } from "./catalogue";
import type { Picture } from "./picture-data";

/** The picture of that name. Called in loaders, so that the catalogue stays on the server. */
export function picture(name: PictureName): Picture {
  return catalogue[name];
}
