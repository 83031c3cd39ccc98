/** The text of a toast or of a permanent notice. */
export interface Notice {
  title: string;
  text: string;
  /** Further help. */
  detail?: string | undefined;
  tone: "success" | "error";
}
