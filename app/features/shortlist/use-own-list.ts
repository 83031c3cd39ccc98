import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { shortlistPath } from "~/features/properties/shortlist";
import { keepShortlist, useShortlist } from "~/features/properties/use-shortlist";
import { useLocale } from "~/hooks/use-locale";
import { href } from "~/locale";

/** What the browser notes beside an address that holds the visitor's own list. */
interface SavedListState {
  own?: boolean;
}

/**
 * Shows the visitor's own list where the address holds none, by the address that holds it: a server
 * knows nothing of what stands in the browser. From then on the address follows the list, which
 * another tab may change too.
 *
 * @param shown the homes that the page shows
 * @returns the ids that are saved, undefined while they are not known; and whether what is shown is
 *   the visitor's own list, and not one that came with a link
 */
export function useSavedList(shown: readonly string[]) {
  const saved = useShortlist();
  const locale = useLocale();
  const navigate = useNavigate();
  const location = useLocation();
  const follows = shown.length === 0 || Boolean((location.state as SavedListState | null)?.own);
  const own = saved !== undefined && follows;
  const wanted = own ? href(locale, shortlistPath(saved)) : undefined;
  const current = location.pathname + location.search;

  useEffect(() => {
    if (wanted === undefined || !saved || saved.join() === shown.join()) return;
    // What was asked for and is not shown the catalogue no longer has: it goes from the list.
    if (wanted === current) keepShortlist(saved.filter((id) => shown.includes(id)));
    else void navigate(wanted, { replace: true, preventScrollReset: true, state: { own: true } });
  }, [wanted, current, saved, shown, navigate]);

  return { saved, own };
}
