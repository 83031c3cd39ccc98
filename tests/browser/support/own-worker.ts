import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";

/**
 * Runs a Worker of the tests' own in the Workers runtime.
 *
 * @param file its module, which may import what ours is made of
 */
export async function startOwnWorker(file: string): Promise<Miniflare> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    build: { ssr: file, write: false },
    ssr: { noExternal: true },
  });
  const chunk = "output" in built ? built.output[0] : undefined;
  if (!chunk) throw new Error(`${file} was not built.`);
  return new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: "own",
          modules: true,
          script: chunk.code,
          compatibilityDate: "2026-08-01",
          compatibilityFlags: ["nodejs_compat"],
        },
      ],
    }),
  );
}
