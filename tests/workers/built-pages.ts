interface BuiltPages {
  routes: readonly string[];
  renderPage(event: object): Promise<Response>;
}

const [loadPages] = Object.values(
  import.meta.glob<BuiltPages>("../../build/server/assets/pages-*.js"),
);
if (!loadPages) throw new Error("The site is not built.");

/** The pages of the built site. */
export const builtPages = await loadPages();
