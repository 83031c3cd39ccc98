/**
 * The colour of a browser's own bars around the site: the paper of the pages (colours.css), for neither
 * the meta tag nor the manifest can read a stylesheet.
 */
export const themeColour = "#f7f3ec";
