import type { Picture } from "~/pictures/picture-data";
import type { MenuTheme } from "./features/invest/investment-themes";

/** What the root's loader has for every page: `useRouteLoaderData<ShellData>("root")`. */
export interface ShellData {
  /** Where the site is published: "https://orizzonte.example". */
  origin: string;
  /** Dubai's, for the footer. */
  year: string;
  themes: readonly MenuTheme[];
  horizon: Picture;
  /** Turnstile's public key, where it is on. */
  turnstileKey: string | undefined;
}
