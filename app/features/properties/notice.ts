import type { showNotice } from "./show-notice";

/** Shows a toast by name: see show-notice.ts, which comes with its words when it is first needed. */
export async function notice(...what: Parameters<typeof showNotice>) {
  try {
    const module = await import("./show-notice");
    await module.showNotice(...what);
  } catch (error) {
    console.error(error);
  }
}
