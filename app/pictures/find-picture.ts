import type { Locale } from "~/locale";
import { wordsIn } from "~/words";
import { catalogue, type PictureName } from "./catalogue";
import type { Picture } from "./picture-data";

/**
 * The picture of that name, with what it shows in a language. Called in loaders, so that the
 * catalogue and the texts of all other pictures stay on the server.
 */
export const findPicture = (locale: Locale, name: PictureName): Picture => ({
  ...catalogue[name],
  alt: wordsIn(locale).pictures[name],
});
