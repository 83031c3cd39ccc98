/** Drawings that lie beside the texts of properties. Vite gives each an address with a hash of its content. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  "../../content/properties/*/*.svg",
  { query: "?url", import: "default", eager: true },
);

/**
 * The address of a drawing. For loaders: the browser is handed the addresses of one page, never the whole list.
 *
 * @param drawing its file below app/content
 * @throws if there is no such file: `npm run content` reports it before
 */
export function drawingAddress(drawing: string): string {
  const address = files[`../../content/${drawing}`];
  if (!address) throw new Error(`There is no drawing ${drawing}.`);
  return address;
}
