import { Button } from "~/ui/button";
import { useControlWords } from "~/ui/control-words";
import type { PropertyPageData } from "./property-page-data";
import { shareLink } from "./share-link";

interface SharePropertyProps {
  title: string;
  words: PropertyPageData["words"]["share"];
}

/** The page's own address, without where its visitor came from. */
const pageAddress = () => location.origin + location.pathname;

/** Takes the page along: as a link, or on paper. */
export function ShareProperty({ title, words }: SharePropertyProps) {
  const { toast } = useControlWords();
  return (
    <div className="screen-only with-script mt-12 flex flex-wrap gap-x-8">
      <Button
        look="text"
        onClick={() => void shareLink({ title, url: pageAddress() }, words, toast)}
      >
        {words.share}
      </Button>
      <Button look="text" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}
