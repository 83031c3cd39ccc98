import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { readBytes } from "./body";

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether a text is a secret. The digests are compared in constant time, so that the response time reveals
 * neither the secret nor its length.
 *
 * @param secret undefined or "" if none is set: then no text is
 */
export const isSecret = (given: string, secret: string | undefined): boolean =>
  timingSafeEqual(sha256(given), sha256(secret ?? "")) && given !== "";

/** The headers of a page whose address is the permission to see it. */
export const signedPage: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("cache-control", "no-store");
  context.header("x-robots-tag", "noindex");
  // No other site gets the address.
  context.header("referrer-policy", "same-origin");
};

/** Answers with a page, under the policy of pages without scripts. */
export async function answerPage(context: Context, status: 200 | 403 | 404 | 422, html: string) {
  const { plainPagePolicy } = await import("./plain-page");
  context.header("content-security-policy", plainPagePolicy);
  return context.html(html, status);
}

/** The fields of a posted form of such a page. */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(new TextDecoder().decode(await readBytes(request)));
