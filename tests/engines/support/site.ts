import type { TestProject } from "vitest/node";
import { Server } from "../../server.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
    state: string;
  }
}

const port = Number(process.env.ENGINES_PORT ?? 8797);

export default async function startSite(project: TestProject) {
  const server = new Server(port);
  server.migrate();
  await server.start();
  project.provide("site", server.origin);
  project.provide("state", server.state);
  return () => server.close();
}
