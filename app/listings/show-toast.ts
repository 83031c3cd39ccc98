import type { Locale } from "~/locale";
import type { ToastTexts } from "~/messages/en/lazy";
import { lazyMessages } from "~/messages/lazy";
import { notify } from "~/ui/notify";

const successToasts = new Set<keyof ToastTexts>(["homeLinkCopied", "listLinkCopied"]);

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
