import { impression } from "~/content/en/listing-words";
import { investmentThemes } from "~/content/en/navigation";
import { picture } from "~/pictures/find-picture";

/** The four investment themes, each with its picture and the picture's note. For loaders. */
export function menuThemes() {
  return investmentThemes.map((theme) => ({
    ...theme,
    picture: picture(theme.picture),
    note: impression,
  }));
}

export type MenuTheme = ReturnType<typeof menuThemes>[number];
