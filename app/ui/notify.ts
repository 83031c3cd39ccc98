import type { ToastControlMessages } from "~/messages/en/lazy";

/** The text of a toast or of a permanent notice. */
export interface Notice {
  title: string;
  text: string;
  detail?: string | undefined;
  tone: "success" | "error";
}

/** Fetches the code and the messages of toasts, and renders their region. */
async function loadToasts(messages: ToastControlMessages | Promise<ToastControlMessages>) {
  const [{ mountToasts, showToast }, texts] = await Promise.all([
    import("./toast.client"),
    messages,
  ]);
  return { region: mountToasts(texts), showToast };
}

/**
 * Preloads the code of `notify`. Call it when a notice becomes likely, because the notice of a dropped
 * connection cannot be fetched.
 *
 * @param messages of the page's language
 */
export const preloadToasts = (messages: Promise<ToastControlMessages>) =>
  void loadToasts(messages).catch(console.error);

/**
 * Shows a notice as a toast. Its code is fetched with the first one.
 *
 * @param messages of the page's language
 * @param keepClear what it must not cover; a notice of success among it has been read
 * @returns whether it is shown: its code may fail to load
 */
export async function notify(
  notice: Notice,
  messages: ToastControlMessages | Promise<ToastControlMessages>,
  keepClear?: Iterable<Element>,
): Promise<boolean> {
  try {
    const { region, showToast } = await loadToasts(messages);
    showToast(region, notice, keepClear);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
