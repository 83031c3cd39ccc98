import { createMiddleware } from "hono/factory";

/** The bytes of a file from `start` to `end`, both included. */
interface Range {
  start: number;
  end: number;
}

/**
 * The range that a request asks for (RFC 9110, 14.1.2).
 *
 * @param size of the file
 * @returns undefined for the whole file: several ranges, or none; "unsatisfiable" for one outside of the file
 */
function rangeOf(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? "") ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(first) > Number(last)) return undefined;
  return start < size ? { start, end } : "unsatisfiable";
}

/** Passes the bytes of a range on, and cancels the source after the last one. */
function cut({ start, end }: Range): TransformStream<Uint8Array, Uint8Array> {
  let position = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(0, start - position), end + 1 - position);
      position += chunk.length;
      if (part.length > 0) controller.enqueue(part);
      if (position > end) controller.terminate();
    },
  });
}

/**
 * Answers requests for a part of a video. Static assets are sent whole
 * (https://github.com/cloudflare/workers-sdk/issues/3861), and Safari plays no video without ranges.
 *
 * @param sizes of the videos in bytes, by their paths
 */
export const videoFiles = (sizes: ReadonlyMap<string, number>) =>
  createMiddleware<{ Bindings: Env }>(async (context, next) => {
    const { method, path, raw } = context.req;
    const size = sizes.get(path);
    if (size === undefined || (method !== "GET" && method !== "HEAD")) return next();
    const file = await context.env.ASSETS.fetch(raw);
    if (file.status !== 200) return file;
    // The headers of a binding's response are immutable.
    const headers = new Headers(file.headers);
    headers.set("accept-ranges", "bytes");
    const condition = context.req.header("if-range");
    const isSame = condition === undefined || condition === headers.get("etag");
    const range =
      method === "GET" && isSame ? rangeOf(context.req.header("range"), size) : undefined;
    if (!range || !file.body) return new Response(file.body, { headers });
    if (range === "unsatisfiable") {
      await file.body.cancel();
      headers.set("content-range", `bytes */${size}`);
      return new Response(null, { status: 416, headers });
    }
    headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
    const body = file.body
      .pipeThrough(cut(range))
      .pipeThrough(new FixedLengthStream(range.end + 1 - range.start));
    return new Response(body, { status: 206, headers });
  });
