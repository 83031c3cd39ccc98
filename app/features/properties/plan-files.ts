/** Drawings in the folders of properties. Vite gives each a URL with a content hash. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  "../../content/properties/*/*.svg",
  { query: "?url", import: "default", eager: true },
);

/**
 * The URL of a drawing. For loaders, so that the map of all drawings stays on the server.
 *
 * @param drawing its file below app/content
 * @throws if there is no such file. `npm run content` reports it earlier
 */
export function drawingAddress(drawing: string): string {
  const address = files[`../../content/${drawing}`];
  if (!address) throw new Error(`There is no drawing ${drawing}.`);
  return address;
}
