import { lateWords } from "~/late-words";
import type { Locale } from "~/locale";
import type { NoticeWords } from "~/messages/contract/late";
import { notify } from "~/ui/notify";

const good = new Set<keyof NoticeWords>(["kept", "homeCopied", "listCopied"]);

/**
 * Shows a toast whose words no page has from the beginning.
 *
 * @param name of what it says
 */
export async function showNotice(name: keyof NoticeWords, locale: Locale) {
  const { notices, toast } = await lateWords(locale);
  await notify({ ...notices[name], tone: good.has(name) ? "success" : "error" }, toast);
}
