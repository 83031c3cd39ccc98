import type { ToastWords } from "~/content/contract/controls";
import type { Notice } from "./notice";

const toasts = () => import("./toast.client");

/**
 * Fetches what `notify` needs. Call it as soon as a notice becomes likely: the news that a
 * connection has dropped must not need that connection.
 *
 * @param words of the page's language
 */
export async function prepareNotices(words: ToastWords) {
  try {
    const { mountToasts } = await toasts();
    mountToasts(words);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Shows a notice in a corner of the screen. Its code arrives when it is first needed.
 *
 * @param words of the page's language
 * @param keepClear what it is not to cover, in px from the corner of the window
 */
export async function notify(notice: Notice, words: ToastWords, keepClear?: DOMRect) {
  try {
    const { showToast } = await toasts();
    showToast(notice, words, keepClear);
  } catch (error) {
    console.error(error);
  }
}
