/**
 * Does what `npm run content` does after the validation, but prints the brochures of some entries alone: all of
 * them take a minute.
 *
 *     node tests/support/make-content.ts ontario-tower velos
 */
import { compileContent } from "../../scripts/content/compile.ts";
import { readContent } from "../../scripts/content/validate.ts";

compileContent((await readContent(undefined, null)).files);
const { makePictures } = await import("../../scripts/content/pictures.ts");
await makePictures();
// These modules read the catalogue of pictures, which is complete now.
const { makeSharePictures } = await import("../../scripts/content/share-pictures.ts");
await makeSharePictures();
const { makeBrochures } = await import("../../scripts/content/brochures.ts");
const wanted = new Set(process.argv.slice(2));
await makeBrochures((entry) => wanted.has(entry));
