import { Button } from "~/ui/button";
import { useControlWords } from "~/ui/control-words";
import { DownloadLink } from "~/ui/download-link";
import type { PropertyPageData } from "./property-page-data";
import { shareLink } from "./share-link";

interface SharePropertyProps {
  title: string;
  brochure: PropertyPageData["brochure"];
  words: PropertyPageData["words"]["share"];
}

/** The page's own address, without where its visitor came from. */
const pageAddress = () => location.origin + location.pathname;

/** Takes the home along: as a brochure, as a link, or on paper. */
export function ShareProperty({ title, brochure, words }: SharePropertyProps) {
  const { toast } = useControlWords();
  return (
    <div className="screen-only mt-12 flex flex-wrap gap-x-8">
      <DownloadLink {...brochure} label={undefined} />
      <Button
        look="text"
        className="with-script"
        onClick={() => void shareLink({ title, url: pageAddress() }, words, toast)}
      >
        {words.share}
      </Button>
      <Button look="text" className="with-script" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}
