import path from "node:path";
import { root } from "../run.mjs";

export const publicFolder = path.join(root, "public");

/** The folder of the files, and their path on the site. */
export const brochuresPath = "/brochures";
export const outputFolder = path.join(publicFolder, brochuresPath);

/** The generated list of brochures. */
export const listFile = path.join(root, "app/features/brochures/brochures.json");

export const coloursFile = path.join(root, "app/ui/colours.css");
export const brochuresFolder = path.join(root, "app/brochures");
export const fontsFolder = path.join(brochuresFolder, "fonts");
export const packagesFolder = path.join(root, "node_modules");
