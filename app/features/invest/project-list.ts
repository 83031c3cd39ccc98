/** The orders of /off-plan besides that of its content: parameter `sort`. */
export const projectSorts = ["handover", "price", "place"] as const;

/** The parameter `view` of /off-plan: a table instead of pictures. */
export const tableView = "table";
