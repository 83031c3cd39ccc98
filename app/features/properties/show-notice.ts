import type { ToastWords } from "~/content/contract/controls";
import type { NoticeWords } from "~/content/contract/late";
import { lateWords } from "~/late-words";
import type { Locale } from "~/locale";
import { notify } from "~/ui/notify";

const good = new Set<keyof NoticeWords>(["homeCopied", "listCopied"]);

/**
 * Shows a toast whose words no page has from the beginning.
 *
 * @param name of what it says
 * @param toast the words of the toast itself
 */
export async function showNotice(name: keyof NoticeWords, locale: Locale, toast: ToastWords) {
  const { notices } = await lateWords(locale);
  await notify({ ...notices[name], tone: good.has(name) ? "success" : "error" }, toast);
}
