import type { ButtonHTMLAttributes } from "react";

/** A button in the note below a field. It looks like a link, and does not submit the form. */
export const NoteButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    className="cursor-pointer py-1 underline decoration-1 underline-offset-4"
    {...props}
  />
);
