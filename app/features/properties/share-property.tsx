import { Button } from "~/ui/button";
import { notify } from "~/ui/notify";
import type { PropertyPageData } from "./property-page-data";

interface ShareHomeProps {
  title: string;
  words: PropertyPageData["words"]["share"];
}

/** The page's own address, without where its visitor came from. */
const pageAddress = () => location.origin + location.pathname;

async function copyAddress({ copied, failed }: ShareHomeProps["words"]) {
  try {
    await navigator.clipboard.writeText(pageAddress());
    await notify({ ...copied, tone: "success" });
  } catch {
    await notify({ ...failed, tone: "error" });
  }
}

async function share({ title, words }: ShareHomeProps) {
  if (!("share" in navigator)) {
    await copyAddress(words);
    return;
  }
  try {
    await navigator.share({ title, url: pageAddress() });
  } catch (error) {
    // Who closes the sheet has changed their mind; anything else is no reason to give up.
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copyAddress(words);
  }
}

/** Takes the page along: as a link, or on paper. */
export function ShareHome(props: ShareHomeProps) {
  return (
    <div className="screen-only with-script mt-12 flex flex-wrap gap-x-8">
      <Button look="text" onClick={() => void share(props)}>
        {props.words.share}
      </Button>
      <Button look="text" onClick={() => window.print()}>
        {props.words.print}
      </Button>
    </div>
  );
}
