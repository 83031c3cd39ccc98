import { investmentThemes } from "~/content/navigation";
import { picture } from "~/pictures/find-picture";

/** The four investment themes with their pictures, for the menus that show them. For loaders. */
export function menuThemes() {
  return investmentThemes.map((theme) => ({ ...theme, picture: picture(theme.picture) }));
}

export type MenuTheme = ReturnType<typeof menuThemes>[number];
