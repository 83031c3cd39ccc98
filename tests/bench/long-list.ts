import type { Plugin } from "vite";

/** The code appended to each module, for the requested number of properties. */
const additions = (count: number): Record<string, string> => ({
  "/app/content/properties.ts": `
const own = [...properties];
for (let place = own.length; place < ${count}; place += 1) {
  const copied = own[place % own.length];
  properties.push({ ...copied, id: copied.id + "-" + place });
}`,
});

/**
 * Adds copies of the site's properties up to the requested number, in English.
 *
 * @throws after the build if one of the modules has moved
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
