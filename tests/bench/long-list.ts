import type { Plugin } from "vite";

/** What each module gets at its end: as many properties as requested. */
const additions = (count: number): Record<string, string> => ({
  "/app/content/properties.ts": `
const own = [...properties];
for (let place = own.length; place < ${count}; place += 1) {
  const copied = own[place % own.length];
  properties.push({ ...copied, id: copied.id + "-" + place });
}`,
});

/**
 * Makes as many properties of the site's own as the bench asks for, in English, which the bench reads.
 *
 * @throws once the Worker is built, where one of the modules has moved: the list would be as short as ever
 */
export function longList(count: number): Plugin {
  const missing = additions(count);
  return {
    name: "long-list",
    enforce: "post",
    applyToEnvironment: ({ name }) => name !== "client",
    transform(code, id) {
      const file = Object.keys(missing).find((ending) => id.endsWith(ending));
      if (!file) return undefined;
      const longer = code + (missing[file] ?? "");
      delete missing[file];
      return longer;
    },
    buildEnd() {
      const left = Object.keys(missing);
      if (left.length > 0) throw new Error(`Not in the build: ${left.join(", ")}`);
    },
  };
}
