import { createMiddleware } from "hono/factory";

/** Most bytes of a request's body: every field at its bound, in the longest encoding, fits twice. */
const maxSize = 64 * 1024;

/** Bytes that are read at most of one that is too large, or that nobody wants. */
const maxRead = 8 * 1024 * 1024;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

type Unreadable = "unsupported_media_type" | "malformed_body" | "too_large";

/**
 * Reads a body, whatever length it claims to have, and keeps `most` bytes of it. What is too large
 * is read on to a bound: where it is left unread, what stands in between may break the connection
 * before the answer, or the next request on it.
 *
 * @param request or an answer
 * @returns undefined if there are more bytes
 */
export async function readBytes(
  request: Pick<Request | Response, "body">,
  maxBytes = maxSize,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    if (size > maxRead) break;
  }
  return size > maxBytes ? undefined : new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Reads what a request was refused without looking at, for the same reason. */
export const drainBody = createMiddleware(async ({ req }, next) => {
  await next();
  if (req.raw.body && !req.raw.bodyUsed) await readBytes(req.raw);
});

/**
 * Reads JSON, whatever its media type.
 *
 * @param most bytes
 * @returns what was sent, as `value`, or the reason why it cannot be read
 */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<{ value: unknown } | Unreadable> {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return "too_large";
  try {
    return { value: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return "malformed_body";
  }
}

/** HTML's forms send each line break as CR LF; the visitor typed one character, and it counts as one. */
const normalizeLineBreaks = (value: File | string) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string, lists: readonly string[]) {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  const several = lists.filter((name) => form.getAll(name).length > 1);
  return Object.fromEntries([
    ...Array.from(form, ([name, value]) => [name, normalizeLineBreaks(value)] as const),
    ...several.map((name) => [name, form.getAll(name)] as const),
  ]);
}

/**
 * Reads a JSON or form body.
 *
 * @param lists fields that a form may have several times; of others the last one counts
 * @returns field name → what was sent, or the reason why it cannot be read
 */
export async function readBody(
  request: Request,
  lists: readonly string[],
): Promise<Record<string, unknown> | Unreadable> {
  const contentType = request.headers.get("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
  if (type !== "application/json" && !isForm) return "unsupported_media_type";
  const bytes = await readBytes(request);
  if (!bytes) return "too_large";
  try {
    if (isForm) return await readForm(bytes, contentType, lists);
    const body: unknown = JSON.parse(decoder.decode(bytes));
    const isRecord = typeof body === "object" && body !== null && !Array.isArray(body);
    return isRecord ? (body as Record<string, unknown>) : "malformed_body";
  } catch {
    return "malformed_body";
  }
}
