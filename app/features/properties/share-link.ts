import type { ToastWords } from "~/content/contract/controls";
import { type Notice, notify } from "~/ui/notify";

interface SharedLink {
  title: string;
  url: string;
}

interface SharedWords {
  copied: Omit<Notice, "tone">;
  failed: Omit<Notice, "tone">;
}

async function copyLink({ url }: SharedLink, { copied, failed }: SharedWords, toast: ToastWords) {
  try {
    await navigator.clipboard.writeText(url);
    await notify({ ...copied, tone: "success" }, toast);
  } catch {
    await notify({ ...failed, tone: "error" }, toast);
  }
}

/** Hands a link to the system's own sheet, and where there is none copies it and says so. */
export async function shareLink(link: SharedLink, words: SharedWords, toast: ToastWords) {
  if (!("share" in navigator)) {
    await copyLink(link, words, toast);
    return;
  }
  try {
    await navigator.share(link);
  } catch (error) {
    // Who closes the sheet has changed their mind; anything else is no reason to give up.
    if (error instanceof DOMException && error.name === "AbortError") return;
    await copyLink(link, words, toast);
  }
}
