import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useLocation } from "react-router";
import { useMessages, useLocale } from "~/hooks/use-messages";
import { shortlistPath, shortlistSize } from "~/listings/shortlist";
import { showToast } from "~/listings/show-toast";
import { saveShortlist, useShortlist } from "~/listings/use-shortlist";
import { localePath } from "~/locale";
import { lazyMessages } from "~/messages/lazy";
import { ActionLink, Button } from "~/ui/action";
import { notify } from "~/ui/notify";

/** The state of a history entry with the visitor's list. */
interface SavedListState {
  own?: boolean;
}

/**
 * Adds the visitor's list to the query of the page if it has none, because the server does not know it.
 * From then on the query follows the list, which another tab may change too.
 *
 * @param pageIds ids of the listings on the page
 * @param onOtherList called once the page shows a received list in place of the visitor's, or the reverse: only the query
 *   changes then, and the layout announces another path
 * @returns the saved ids, undefined before they are known; and whether the page shows the visitor's list,
 *   not a received one
 */
export function useSavedList(pageIds: readonly string[], onOtherList: () => void) {
  const saved = useShortlist();
  const locale = useLocale();
  const navigate = useNavigate();
  const location = useLocation();
  const ids = pageIds.join();
  // A link to a part of the page and a new load lose the state. A received list with the same homes is the visitor's too,
  // also after one of them is removed.
  const [ownSearch, setOwnSearch] = useState<string>();
  if (saved?.join() === ids && ownSearch !== location.search) setOwnSearch(location.search);
  const isVisitorsList =
    pageIds.length === 0 ||
    ownSearch === location.search ||
    Boolean((location.state as SavedListState | null)?.own);
  const isOwn = saved !== undefined && isVisitorsList;
  const ownPath = isOwn ? localePath(locale, shortlistPath(saved)) : undefined;
  const currentPath = location.pathname + location.search;

  useEffect(() => {
    if (ownPath === undefined || !saved || saved.join() === ids) return;
    // Requested listings that are missing in the page no longer exist, and are removed from
    // the list.
    if (ownPath === currentPath) saveShortlist(saved.filter((id) => pageIds.includes(id)));
    else void navigate(ownPath, { replace: true, preventScrollReset: true, state: { own: true } });
  }, [ownPath, currentPath, saved, ids, pageIds, navigate]);

  const isComplete = !isVisitorsList || saved?.join() === ids;
  const list = isVisitorsList ? "own" : ids;
  const shown = useRef<string>(undefined);
  const announce = useEffectEvent(onOtherList);
  useEffect(() => {
    if (!isComplete || !saved) return;
    if (shown.current !== undefined && shown.current !== list) announce();
    shown.current = list;
  }, [list, isComplete, saved]);

  return { saved, isOwn };
}

interface ReceivedShortlistProps {
  ids: readonly string[];
  /** The texts about the visitor's list, by the number of its listings. */
  ownListTexts: readonly string[];
}

/**
 * The actions of a received list: add it to the visitor's list, or replace that. They are known after
 * hydration; their space is reserved before.
 */
export function ReceivedShortlist({ ids, ownListTexts }: ReceivedShortlistProps) {
  const messages = useMessages("shortlist").sharedList;
  const ownIds = useShortlist();
  const locale = useLocale();
  const navigate = useNavigate();

  async function saveAndOpen(list: readonly string[]) {
    const isStored = saveShortlist(list);
    await navigate(localePath(locale, shortlistPath([])));
    const text = ownListTexts[list.length] ?? "";
    const toastControls = async () => (await lazyMessages(locale)).toastControls;
    if (isStored) await notify({ title: messages.saved, text, tone: "success" }, toastControls());
    else await showToast("notSaved", locale);
  }

  const mergedIds = [...new Set([...(ownIds ?? []), ...ids])];
  const hasOwn = ownIds !== undefined && ownIds.length > 0;
  const hasAll = mergedIds.length === ownIds?.length;
  const fits = mergedIds.length <= shortlistSize;
  return (
    <div className="min-h-34 md:min-h-22">
      <p className="without-script">{messages.inAddress}</p>
      <p className="with-script">
        {[messages.text, hasOwn && ownListTexts[ownIds.length], hasOwn && !fits && messages.tooMany]
          .filter(Boolean)
          .join(" ")}
      </p>
      <div className="with-script flex flex-wrap items-center gap-x-8">
        {ownIds?.length === 0 && (
          <Button variant="text" onClick={() => void saveAndOpen(ids)}>
            {messages.save}
          </Button>
        )}
        {hasOwn && !hasAll && fits && (
          <Button variant="text" onClick={() => void saveAndOpen(mergedIds)}>
            {messages.add}
          </Button>
        )}
        {hasOwn && (
          <Button variant="text" onClick={() => void saveAndOpen(ids)}>
            {messages.replace}
          </Button>
        )}
        {hasOwn && (
          <ActionLink variant="text" to={shortlistPath([])}>
            {messages.show}
          </ActionLink>
        )}
      </div>
    </div>
  );
}
