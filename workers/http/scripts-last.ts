/**
 * Lets a page's scripts arrive after what a visitor sees first, its fonts and its first picture:
 * the page is whole without them. The router asks for its modules with the priority of a font.
 *
 * @param html the whole page
 */
export const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
