import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "~/hooks/use-messages";
import { shortlistPath } from "~/listings/shortlist";
import { saveShortlist, useShortlist } from "~/listings/use-shortlist";
import { localePath } from "~/locale";

/** The state of a history entry with the visitor's list. */
interface SavedListState {
  own?: boolean;
}

/**
 * Adds the visitor's list to the query of the page if it has none, because the server does not know it.
 * From then on the query follows the list, which another tab may change too.
 *
 * @param pageIds ids of the listings on the page
 * @returns the saved ids, undefined before they are known; and whether the page shows the visitor's list,
 *   not a received one
 */
export function useSavedList(pageIds: readonly string[]) {
  const saved = useShortlist();
  const locale = useLocale();
  const navigate = useNavigate();
  const location = useLocation();
  const isVisitorsList =
    pageIds.length === 0 || Boolean((location.state as SavedListState | null)?.own);
  const isOwn = saved !== undefined && isVisitorsList;
  const ownPath = isOwn ? localePath(locale, shortlistPath(saved)) : undefined;
  const currentPath = location.pathname + location.search;

  useEffect(() => {
    if (ownPath === undefined || !saved || saved.join() === pageIds.join()) return;
    // Requested listings that are missing in the page no longer exist, and are removed from
    // the list.
    if (ownPath === currentPath) saveShortlist(saved.filter((id) => pageIds.includes(id)));
    else void navigate(ownPath, { replace: true, preventScrollReset: true, state: { own: true } });
  }, [ownPath, currentPath, saved, pageIds, navigate]);

  return { saved, isOwn };
}
