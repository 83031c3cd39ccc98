import { useLocale } from "~/hooks/use-locale";
import { shareLink } from "~/listings/share-link";
import { shortlistPath } from "~/listings/shortlist";
import { showToast } from "~/listings/show-toast";
import { localePath } from "~/locale";
import type { ShortlistMessages } from "~/messages/en/shortlist";
import { Button } from "~/ui/action";

interface ShareShortlistProps {
  ids: readonly string[];
  /** The names of the listings. */
  title: string;
  messages: ShortlistMessages["share"];
}

/** Shares the list as a link with its ids. */
export function ShareShortlist({ ids, title, messages }: ShareShortlistProps) {
  const locale = useLocale();
  async function share() {
    const url = location.origin + localePath(locale, shortlistPath(ids));
    const copied = await shareLink({ title, url });
    if (copied !== undefined)
      await showToast(copied ? "listLinkCopied" : "listLinkNotCopied", locale);
  }
  return (
    <Button variant="text" className="with-script" onClick={() => void share()}>
      {messages.action}
    </Button>
  );
}
