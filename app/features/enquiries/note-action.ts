/** How a small action in a note below a field looks: a link's line, and room for a finger. */
export const noteAction = "cursor-pointer py-1 underline decoration-1 underline-offset-4";
