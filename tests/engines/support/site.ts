import type { TestProject } from "vitest/node";
import { Server } from "../../server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The origin of the site under test. */
    site: string;
    /** The folder of its database. */
    state: string;
  }
}

const port = Number(process.env.ENGINES_PORT ?? 8797);

/** Starts the site for all engines. */
export default async function startSite(project: TestProject) {
  const server = new Server(port);
  server.migrate();
  await server.start();
  project.provide("site", server.origin);
  project.provide("state", server.state);
  return () => server.close();
}
