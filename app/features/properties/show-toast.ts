import type { Locale } from "~/locale";
import type { ToastTexts } from "~/messages/en/lazy";
import { lazyMessages } from "~/messages/lazy";
import { notify } from "~/ui/notify";

const good = new Set<keyof ToastTexts>(["kept", "homeCopied", "listCopied"]);

/**
 * Shows a toast with a lazy message.
 *
 * @param name of the message
 */
export async function showToastOf(name: keyof ToastTexts, locale: Locale) {
  const { notices, toast } = await lazyMessages(locale);
  await notify({ ...notices[name], tone: good.has(name) ? "success" : "error" }, toast);
}
