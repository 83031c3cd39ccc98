import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { studioFolder, studioHeaders } from "./build.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/**
 * Serves the built studio locally.
 *
 * @param port to listen on; 0 for any free one
 * @returns the server, once it listens
 */
export function serveStudio(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    // Some request targets are no URL: "//", "*".
    const { pathname } = URL.parse(request.url ?? "/", "http://localhost") ?? { pathname: "" };
    const name = pathname === "/" ? "index.html" : path.posix.normalize(pathname).slice(1);
    const file = path.join(studioFolder, name);
    const type = types[path.extname(name)];
    if (!type || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, studioHeaders).end();
      return;
    }
    response.writeHead(200, { ...studioHeaders, "Content-Type": type });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, "localhost", () => resolve(server));
  });
}
