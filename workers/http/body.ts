/** Most bytes of a request's body: every field at its bound, in the longest encoding, fits twice. */
const maxSize = 64 * 1024;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

type Unreadable = "unsupported_media_type" | "malformed_body" | "too_large";

/** Reads at most `maxSize` bytes, whatever length the request claims to have. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  if (Number(request.headers.get("content-length")) > maxSize) return undefined;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxSize) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** HTML's forms send each line break as CR LF; the visitor typed one character, and it counts as one. */
const asTyped = (value: File | string) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  return Object.fromEntries(Array.from(form, ([name, value]) => [name, asTyped(value)]));
}

/**
 * Reads a JSON or form body.
 *
 * @returns field name → what was sent, or the reason why it cannot be read
 */
export async function readBody(request: Request): Promise<Record<string, unknown> | Unreadable> {
  const contentType = request.headers.get("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
  if (type !== "application/json" && !isForm) return "unsupported_media_type";
  const bytes = await readBytes(request);
  if (!bytes) return "too_large";
  try {
    if (isForm) return await readForm(bytes, contentType);
    const body: unknown = JSON.parse(decoder.decode(bytes));
    const isRecord = typeof body === "object" && body !== null && !Array.isArray(body);
    return isRecord ? (body as Record<string, unknown>) : "malformed_body";
  } catch {
    return "malformed_body";
  }
}
