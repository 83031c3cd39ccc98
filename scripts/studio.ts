/**
 * The studio: an editor for the files in app/content, for the firm's staff.
 *
 *     npm run studio          serve it at http://localhost:8788, to edit this working copy in Chromium
 *     npm run studio -- deploy   publish it as a Worker: studio/wrangler.toml
 */
import { mustRun } from "./run.mjs";
import { buildStudio, serveStudio } from "./studio/build.ts";
import { placeholderRepository, readSettings } from "./studio/config.ts";

const port = 8788;

async function deploy(): Promise<void> {
  if (readSettings().repository === placeholderRepository) {
    console.error(
      "Not deployed. studio/settings.json should name the repository: docs/studio-setup.md",
    );
    process.exit(1);
  }
  await buildStudio();
  mustRun("wrangler", ["deploy", "--config", "studio/wrangler.toml"]);
}

async function serve(): Promise<void> {
  await buildStudio();
  await serveStudio(port);
  console.log(`The studio is at http://localhost:${port}. Ctrl+C ends it.`);
}

await (process.argv.includes("deploy") ? deploy() : serve());
