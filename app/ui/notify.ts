export interface Notice {
  title: string;
  text: string;
  tone: "success" | "error";
}

const toasts = () => import("./toast.client");

/**
 * Fetches what `notify` needs. Call it as soon as a notice becomes likely: the news that a
 * connection has dropped must not need that connection.
 */
export async function prepareNotices() {
  try {
    const { mountToasts } = await toasts();
    mountToasts();
  } catch (error) {
    console.error(error);
  }
}

/** Shows a notice in a corner of the screen. Its code arrives when it is first needed. */
export async function notify(notice: Notice) {
  try {
    const { showToast } = await toasts();
    showToast(notice);
  } catch (error) {
    console.error(error);
  }
}
