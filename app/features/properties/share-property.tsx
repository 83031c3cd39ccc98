import type { ToastWords } from "~/content/contract/controls";
import { Button } from "~/ui/button";
import { useControlWords } from "~/ui/control-words";
import { notify } from "~/ui/notify";
import type { PropertyPageData } from "./property-page-data";

interface SharePropertyProps {
  title: string;
  words: PropertyPageData["words"]["share"];
}

/** The page's own address, without where its visitor came from. */
const pageAddress = () => location.origin + location.pathname;

async function copyAddress({ copied, failed }: SharePropertyProps["words"], toast: ToastWords) {
  try {
    await navigator.clipboard.writeText(pageAddress());
    await notify({ ...copied, tone: "success" }, toast);
  } catch {
    await notify({ ...failed, tone: "error" }, toast);
  }
}

async function share({ title, words }: SharePropertyProps, toast: ToastWords) {
  if (!("share" in navigator)) {
    await copyAddress(words, toast);
    return;
  }
  try {
    await navigator.share({ title, url: pageAddress() });
  } catch (error) {
    // Who closes the sheet has changed their mind; anything else is no reason to give up.
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copyAddress(words, toast);
  }
}

/** Takes the page along: as a link, or on paper. */
export function ShareProperty(props: SharePropertyProps) {
  const { toast } = useControlWords();
  return (
    <div className="screen-only with-script mt-12 flex flex-wrap gap-x-8">
      <Button look="text" onClick={() => void share(props, toast)}>
        {props.words.share}
      </Button>
      <Button look="text" onClick={() => window.print()}>
        {props.words.print}
      </Button>
    </div>
  );
}
