/**
 * The studio: an editor for the files in app/content, for the firm's staff.
 *
 *     npm run studio             serve it at http://localhost:8788, to edit this working copy in Chromium, with a
 *                                preview of the site at http://localhost:5173 that has drafts too
 *     npm run studio -- deploy   publish it as a Worker: studio/wrangler.toml
 *     npm run studio -- preview  publish the site with drafts as a Worker that only the staff can open, if
 *                                studio/settings.json has its address
 */
import { environment, mustRun, start } from "./run.mjs";
import { buildStudio, serveStudio } from "./studio/build.ts";
import { placeholderRepository, readSettings } from "./studio/config.ts";
import { deployPreview } from "./studio/preview.ts";

const port = 8788;
/** The default port of Vite. */
const previewPort = 5173;

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

/** The site as the working copy has it, drafts included. It follows each change. Only this machine reaches it. */
async function servePreview(): Promise<number> {
  Object.assign(environment, { DRAFTS: "on" });
  mustRun("node", ["scripts/make-content.ts", "--pictures"]);
  mustRun("node", ["scripts/migrate.mjs"]);
  return start("react-router", ["dev", "--port", String(previewPort), "--strictPort"]);
}

async function serve(): Promise<void> {
  const preview = `http://localhost:${previewPort}`;
  await buildStudio(preview);
  await serveStudio(port);
  console.log(
    `The studio is at http://localhost:${port}, the preview at ${preview}. Ctrl+C ends both.`,
  );
  process.exitCode = await servePreview();
}

const [command] = process.argv.slice(2);
if (command === "deploy") await deploy();
else if (command === "preview") deployPreview(readSettings().preview);
else await serve();
