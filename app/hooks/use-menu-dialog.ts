import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A menu in a modal dialog. It closes when another page comes, also by the browser's back button,
 * and when the screen grows past the width that the menu is for: a modal dialog that is not shown
 * would still hold the page behind it.
 *
 * @param outgrown a media condition under which there is no menu
 * @returns the dialog's ref, and what opens and closes it
 */
export function useMenuDialog(outgrown: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = useCallback(() => dialog.current?.close(), []);

  // On leaving a page, not on coming to one: a menu that was opened before the page was alive stays.
  useEffect(() => close, [pathname, close]);
  useEffect(() => {
    const wide = matchMedia(outgrown);
    if (wide.matches) close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [outgrown, close]);

  return { dialog, open: () => dialog.current?.showModal(), close };
}
