import type { showNotice } from "./show-notice";

/** Shows a toast by name: see show-notice.ts, which comes with its words when it is first needed. */
export async function notice(...what: Parameters<typeof showNotice>) {
  try {
    const late = await import("./show-notice");
    await late.showNotice(...what);
  } catch (error) {
    console.error(error);
  }
}
