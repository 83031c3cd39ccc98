import type { Locale } from "~/locale";
import type { ToastTexts } from "~/messages/en/lazy";
import { lazyMessages } from "~/messages/lazy";
import { notify } from "~/ui/notify";

const good = new Set<keyof ToastTexts>(["kept", "homeCopied", "listCopied"]);

/**
 * Shows a toast whose words no page has from the beginning.
 *
 * @param name of what it says
 */
export async function showToastOf(name: keyof ToastTexts, locale: Locale) {
  const { notices, toast } = await lazyMessages(locale);
  await notify({ ...notices[name], tone: good.has(name) ? "success" : "error" }, toast);
}
