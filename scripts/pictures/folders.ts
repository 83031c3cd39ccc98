import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export const originalsFolder = path.join(root, "app/pictures/originals");
export const outputFolder = path.join(root, "public/pictures");
export const catalogueFile = path.join(root, "app/pictures/catalogue.json");
export const placeholdersFile = path.join(root, "app/pictures/placeholders.css");

/** The path of the output folder on the site. */
export const publicPath = "/pictures";
