import type { Locale } from "~/locale";
import type { ToastTexts } from "~/messages/en/lazy";
import { lazyMessages } from "~/messages/lazy";
import { notify } from "~/ui/notify";

const successToasts = new Set<keyof ToastTexts>(["saved", "homeLinkCopied", "listLinkCopied"]);

/**
 * Shows a toast. Its text and its code are fetched with the first one.
 *
 * @param name of the message
 */
export async function showToast(name: keyof ToastTexts, locale: Locale) {
  try {
    const { toastTexts, toastControls } = await lazyMessages(locale);
    await notify(
      { ...toastTexts[name], tone: successToasts.has(name) ? "success" : "error" },
      toastControls,
    );
  } catch (error) {
    console.error(error);
  }
}

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
