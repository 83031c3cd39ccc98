import { installPackage } from "./apt.mjs";
import { run } from "./run.mjs";

const packageName = "poppler-utils";

const isThere = () => run("pdfinfo", ["-v"], { quiet: true }) === 0;

/**
 * The programs that tests read the brochures with (pdfinfo, pdffonts, pdftotext, pdftoppm), installed
 * first where they are missing.
 *
 * @throws where they cannot be installed
 */
export function poppler() {
  if (!isThere()) installPackage(packageName);
  if (!isThere()) throw new Error(`No pdfinfo: install ${packageName}.`);
}
