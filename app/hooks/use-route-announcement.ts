import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Tells a screen reader that another page has come: gives its title for a live region, and moves
 * the focus to the page's content. A change of the address's query is not another page.
 *
 * @param contentId the id of the element that takes the focus
 * @returns the new page's title, "" on the first page
 */
export function useRouteAnnouncement(contentId: string): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (!hash) document.querySelector<HTMLElement>(`#${contentId}`)?.focus({ preventScroll: true });
  }, [pathname, hash, contentId]);
  return title;
}
