/** The classes of an action in the note below a field. */
export const noteAction = "cursor-pointer py-1 underline decoration-1 underline-offset-4";
