import { useLocale } from "~/hooks/use-locale";
import { useMessages } from "~/hooks/use-messages";
import { shareLink } from "~/listings/share-link";
import { shortlistPath } from "~/listings/shortlist";
import { showToast } from "~/listings/show-toast";
import { localePath } from "~/locale";
import { Button } from "~/ui/action";

interface ShareShortlistProps {
  ids: readonly string[];
  /** The names of the listings. */
  title: string;
}

/** Shares the list as a link with its ids. */
export function ShareShortlist({ ids, title }: ShareShortlistProps) {
  const messages = useMessages("shortlist").share;
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
