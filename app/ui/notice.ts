/** What a toast says, or a line that stays. */
export interface Notice {
  title: string;
  text: string;
  /** What helps beside it. */
  detail?: string | undefined;
  tone: "success" | "error";
}
