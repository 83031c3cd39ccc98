export interface Notice {
  title: string;
  text: string;
  tone: "success" | "error";
}

/** Shows a notice in a corner of the screen. Its code arrives when it is first needed. */
export async function notify(notice: Notice) {
  const { showToast } = await import("./toast");
  showToast(notice);
}
