import { useNavigate } from "react-router";
import { shortlistPath, shortlistSize } from "~/features/properties/shortlist";
import { notice } from "~/features/properties/toast";
import { saveShortlist, useShortlist } from "~/features/properties/use-shortlist";
import { useLocale } from "~/hooks/use-locale";
import { localePath } from "~/locale";
import type { ShortlistMessages } from "~/messages/en/shortlist";
import { ActionLink, Button } from "~/ui/action";

interface ReceivedShortlistProps {
  ids: readonly string[];
  messages: Omit<ShortlistMessages["sharedList"], "title" | "other">;
  /** The texts about the visitor's list, by the number of its listings. */
  other: readonly string[];
}

/**
 * The actions of a received list: add it to the visitor's list, or replace that. They are known after
 * hydration; their space is reserved before.
 */
export function ReceivedShortlist({ ids, messages, other }: ReceivedShortlistProps) {
  const own = useShortlist();
  const locale = useLocale();
  const navigate = useNavigate();

  async function keep(list: readonly string[]) {
    const isStored = saveShortlist(list);
    await navigate(localePath(locale, shortlistPath([])));
    await notice(isStored ? "saved" : "notSaved", locale);
  }

  const together = [...new Set([...(own ?? []), ...ids])];
  const hasOwn = own !== undefined && own.length > 0;
  const isOwn = own?.join() === ids.join();
  const addsNone = together.length === own?.length;
  const fits = together.length <= shortlistSize;
  return (
    <div className="received-shortlist">
      <p>
        {messages.text} {hasOwn && (isOwn ? messages.same : other[own.length])}{" "}
        {hasOwn && !fits && messages.tooMany}
      </p>
      <div className="with-script flex flex-wrap items-center gap-x-8">
        {own?.length === 0 && (
          <Button variant="text" onClick={() => void keep(ids)}>
            {messages.save}
          </Button>
        )}
        {hasOwn && !addsNone && fits && (
          <Button variant="text" onClick={() => void keep(together)}>
            {messages.add}
          </Button>
        )}
        {hasOwn && !isOwn && (
          <Button variant="text" onClick={() => void keep(ids)}>
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
