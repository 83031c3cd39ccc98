import { createMiddleware } from "hono/factory";

/** The maximum size of a body in bytes: twice all fields at their limits in the longest encoding. */
const maxSize = 64 * 1024;

/** How many bytes of a rejected body are read. */
const maxRead = 8 * 1024 * 1024;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

type Unreadable = "unsupported_media_type" | "malformed_body" | "too_large";

/**
 * Reads a body of up to `maxBytes`, whatever its content-length. A larger body is read to a bound and
 * dropped: a proxy may close the connection of an unread body before the response.
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

/** Reads the bodies of rejected requests, for the same reason. */
export const drainUnreadBody = createMiddleware(async ({ req }, next) => {
  await next();
  if (req.raw.body && !req.raw.bodyUsed) await readBytes(req.raw);
});

/**
 * Reads JSON, whatever its media type.
 *
 * @returns the `value`, or why it cannot be read
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

/** HTML forms send line breaks as CR LF, which counts as one character. */
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
 * @returns values by field name, or why the body cannot be read
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
