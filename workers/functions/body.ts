/** Most bytes of a request's body: every field at its bound, in the longest encoding, fits twice. */
export const bodyLimit = 64 * 1024;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/**
 * Reads a JSON or form body.
 *
 * @returns field name → what was sent, or the reason why it cannot be read
 */
export async function readBody(
  request: Request,
): Promise<Record<string, unknown> | "unsupported_media_type" | "malformed_body"> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  try {
    if (type === "application/json") {
      const body: unknown = JSON.parse(decoder.decode(await request.arrayBuffer()));
      const isRecord = typeof body === "object" && body !== null && !Array.isArray(body);
      return isRecord ? (body as Record<string, unknown>) : "malformed_body";
    }
    if (type === "application/x-www-form-urlencoded" || type === "multipart/form-data")
      return Object.fromEntries(await request.formData());
  } catch {
    return "malformed_body";
  }
  return "unsupported_media_type";
}
