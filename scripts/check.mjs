import { mustRun, start } from "./run.mjs";

/** What must always hold: content, types, lint, format, no unused code. */

mustRun("node", ["scripts/make-content.ts", "--compile"]);
mustRun("react-router", ["typegen"]);

/** The types of the Durable Objects are those of the built Worker. */
async function checkBuild() {
  const types = ["types", "--include-runtime=false", "--strict-vars=false", "--check"];
  return (await start("node", ["scripts/build.mjs"])) || start("wrangler", types);
}

// Together, because most of them use one processor.
const codes = await Promise.all([
  checkBuild(),
  start("node", ["scripts/make-content.ts", "--check"]),
  start("oxlint", ["--deny-warnings"]),
  start("tsc", ["-p", "tsconfig.json"]),
  start("tsc", ["-p", "tsconfig.node.json"]),
  start("knip", []),
  start("oxfmt", ["--check"]),
]);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
