import { createServer } from "vite";
import type * as Recorder from "./record-tests.ts";

/** A test by the names that the table shows. */
export interface ListedTest {
  /** The `test.describe` that the test stands in, or "". */
  section: string;
  title: string;
  /** Path from the project's root. */
  file: string;
}

/**
 * The tests of some files by their full names, also of those that a loop writes. The files are
 * loaded with a recorder in the place of `playwright/test`, so that neither Playwright nor a browser
 * is started.
 *
 * @param root the project's folder
 * @param files paths from the root
 */
export async function listTests(root: string, files: readonly string[]): Promise<ListedTest[]> {
  const recorder = `${root}/scripts/specification/record-tests.ts`;
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { tsconfigPaths: true, alias: { "playwright/test": recorder } },
  });
  try {
    const { takeRecorded } = (await server.ssrLoadModule(recorder)) as typeof Recorder;
    const listed: ListedTest[] = [];
    for (const file of files) {
      await server.ssrLoadModule(`${root}/${file}`);
      listed.push(...takeRecorded().map((test) => ({ ...test, file })));
    }
    return listed;
  } finally {
    await server.close();
  }
}
