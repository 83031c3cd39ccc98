import type { showToastOf } from "./show-toast";

/** Shows a toast by name. show-toast.ts, which has the texts, is fetched with the first toast. */
export async function notice(...what: Parameters<typeof showToastOf>) {
  try {
    const module = await import("./show-toast");
    await module.showToastOf(...what);
  } catch (error) {
    console.error(error);
  }
}
