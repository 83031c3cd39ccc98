/** Apart from the other facts, because every page’s scripts carry it for their titles. */
export const firmName = "Orizzonte";
