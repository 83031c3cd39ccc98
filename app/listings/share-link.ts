import type { Locale } from "~/locale";
import { showToast } from "./show-toast";

interface SharedLink {
  title: string;
  url: string;
}

/**
 * Opens the share dialog of the system, or copies the link if there is none and says so.
 *
 * @param subject of the toast's text
 */
export async function shareLink(
  link: SharedLink,
  subject: "homeLink" | "listLink",
  locale: Locale,
) {
  try {
    if ("share" in navigator) return await navigator.share(link);
  } catch (error) {
    // An AbortError means that the visitor closed the dialog. After other errors the link is copied.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(link.url);
    await showToast(`${subject}Copied`, locale);
  } catch {
    await showToast(`${subject}NotCopied`, locale);
  }
}
