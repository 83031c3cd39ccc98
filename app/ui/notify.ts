import type { ToastMessages } from "~/messages/en/lazy";
import type { Notice } from "./notice";

const toasts = () => import("./toast.client");

/**
 * Fetches what `notify` needs. Call it as soon as a notice becomes likely: the news that a
 * connection has dropped must not need that connection.
 *
 * @param messages of the page's language
 */
export async function prepareToasts(messages: Promise<ToastMessages>) {
  try {
    const [{ mountToasts }, its] = await Promise.all([toasts(), messages]);
    mountToasts(its);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Shows a notice in a corner of the screen. Its code arrives when it is first needed.
 *
 * @param messages of the page's language
 * @param keepClear what it is not to cover, in px from the corner of the window
 * @returns whether it is shown: its code may not arrive
 */
export async function notify(
  notice: Notice,
  messages: ToastMessages | Promise<ToastMessages>,
  keepClear?: DOMRect,
): Promise<boolean> {
  try {
    const [{ showToast }, its] = await Promise.all([toasts(), messages]);
    showToast(notice, its, keepClear);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
