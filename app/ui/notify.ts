import type { ToastControlMessages } from "~/messages/en/lazy";

/** The text of a toast or of a permanent notice. */
export interface Notice {
  title: string;
  text: string;
  detail?: string | undefined;
  tone: "success" | "error";
}

const loadToastCode = () => import("./toast.client");

/**
 * Preloads the code of `notify`. Call it when a notice becomes likely, because the notice of a dropped
 * connection cannot be fetched.
 *
 * @param messages of the page's language
 */
export async function preloadToasts(messages: Promise<ToastControlMessages>) {
  try {
    const [{ mountToasts }, toastMessages] = await Promise.all([loadToastCode(), messages]);
    mountToasts(toastMessages);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Shows a notice as a toast. Its code is fetched with the first one.
 *
 * @param messages of the page's language
 * @param keepClear the area that it must not cover, in px from the corner of the window
 * @returns whether it is shown: its code may fail to load
 */
export async function notify(
  notice: Notice,
  messages: ToastControlMessages | Promise<ToastControlMessages>,
  keepClear?: DOMRect,
): Promise<boolean> {
  try {
    const [toasts, toastMessages] = await Promise.all([loadToastCode(), messages]);
    toasts.showToast(toasts.mountToasts(toastMessages), notice, keepClear);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
