import http from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { pipeline } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import { generate } from "selfsigned";

/** The content types that Cloudflare's edge compresses: https://developers.cloudflare.com/speed/optimization/content/compression/ */
const text = /text|javascript|json|xml|svg/;
const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);
/** The Brotli quality of the edge for dynamic content. */
const quality = 4;

const withoutHops = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !hopByHop.has(name) && !name.startsWith(":") && name !== "accept-encoding",
    ),
  );

function answer(response: http.IncomingMessage, visitor: Http2ServerResponse) {
  const headers = withoutHops(response.headers);
  const status = response.statusCode ?? 502;
  const compress = status === 200 && text.test(response.headers["content-type"] ?? "");
  visitor.writeHead(status, compress ? { ...headers, "content-encoding": "br" } : headers);
  const stream = compress
    ? response.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    : response;
  // A closed connection is not an error.
  pipeline(stream, visitor, () => {});
}

/**
 * Simulates the edge in front of the Worker, with HTTP/2 over TLS and Brotli. `wrangler dev` supports HTTP/1.1
 * only, over which a browser opens up to six connections.
 */
export async function startEdge(port: number, origin: number): Promise<() => void> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const agent = new http.Agent({ keepAlive: true });
  const forward = (visitor: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = { ...withoutHops(visitor.headers), host: `localhost:${origin}` };
    const { method, url: path } = visitor;
    const request = http.request({ agent, port: origin, method, path, headers });
    request.once("response", (answered) => answer(answered, response));
    request.once("error", () => response.stream.close());
    visitor.pipe(request);
  };
  const server = createSecureServer({ key, cert }, forward);
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return () => {
    server.close();
    agent.destroy();
  };
}
