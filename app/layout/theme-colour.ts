/**
 * The colour of the browser's bars: `--color-paper` of ui/colours.css, which the meta tag and the manifest
 * cannot read.
 */
export const themeColour = "#f7f3ec";
