import type { Locale } from "~/locale";
import type { ToastTexts } from "~/messages/en/lazy";
import { lazyMessages } from "~/messages/lazy";
import { notify } from "~/ui/notify";

const good = new Set<keyof ToastTexts>(["saved", "homeLinkCopied", "listLinkCopied"]);

/**
 * Shows a toast with a lazy message.
 *
 * @param name of the message
 */
export async function showToastOf(name: keyof ToastTexts, locale: Locale) {
  const { toastTexts, toastControls } = await lazyMessages(locale);
  await notify({ ...toastTexts[name], tone: good.has(name) ? "success" : "error" }, toastControls);
}
