import type { ShortlistWords } from "~/content/contract/shortlist";
import { useLocale } from "~/hooks/use-locale";
import { href } from "~/locale";
import { Button } from "~/ui/action";
import { useControlWords } from "~/ui/control-words";
import { shareLink } from "./share-link";
import { shortlistPath } from "./shortlist";

interface ShareShortlistProps {
  ids: readonly string[];
  /** The homes by name. */
  title: string;
  words: ShortlistWords["share"];
}

/** Sends the list to somebody: as the link that holds exactly these homes. */
export function ShareShortlist({ ids, title, words }: ShareShortlistProps) {
  const locale = useLocale();
  const toast = useControlWords("toast");
  const share = () => {
    const url = location.origin + href(locale, shortlistPath(ids));
    void shareLink({ title, url }, words, toast);
  };
  return (
    <Button look="text" className="with-script" onClick={share}>
      {words.action}
    </Button>
  );
}
