import { createHmac, generateKeyPairSync, sign } from "node:crypto";

export const webhookSecret = `whsec_${btoa("a secret of thirty-two letters..")}`;

interface Received {
  headers: Record<string, string>;
  body: string;
}
const received = new Map<string, Received[]>();

/**
 * The content of a post, checked as a receiver checks it: https://www.standardwebhooks.com.
 *
 * @throws if it is not signed with the secret, or more than five minutes old
 */
export function verified(secret: string, { headers, body }: Received): unknown {
  const { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": given } = headers;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  if (given !== `v1,${expected}`) throw new Error("No matching signature");
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > 300) throw new Error("Too old");
  return JSON.parse(body);
}

/** Token → the key of the enquiry that it was spent on. */
const spent = new Map<string, string | undefined>();

/**
 * A token that begins with "a-person" is valid once, or again with the same idempotency key. One with a host or an
 * action, "a-person/1 hostname=other.example", is of that page or widget.
 */
function siteverify(body: string) {
  const {
    response = "",
    secret,
    idempotency_key: key,
  } = JSON.parse(body) as Record<string, string>;
  if (secret !== "secret" || !response.startsWith("a-person")) return { success: false };
  if (spent.has(response) && (key === undefined || spent.get(response) !== key))
    return { success: false };
  spent.set(response, key);
  const solved = Object.fromEntries(
    response.split(" ").map((part) => part.split("=") as [string, string]),
  );
  return { success: true, hostname: "site.example", action: "enquiry", ...solved };
}

const accessKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const jwtPart = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Cloudflare Access: its keys, or a token with the claims of the query. */
function access({ pathname, searchParams }: URL): Response {
  if (pathname === "/cdn-cgi/access/certs") {
    const key = accessKeys.publicKey.export({ format: "jwk" });
    return Response.json({ keys: [{ ...key, kid: "1", alg: "RS256", use: "sig" }] });
  }
  const { exp, ...claims } = Object.fromEntries(searchParams);
  const signed = [
    { alg: "RS256", kid: "1" },
    { ...claims, exp: Number(exp) },
  ]
    .map(jwtPart)
    .join(".");
  const signature = sign("sha256", Buffer.from(signed), accessKeys.privateKey);
  return new Response(`${signed}.${signature.toString("base64url")}`);
}

/** What the European Central Bank answers: `PUT https://outside.example/bank?status=200` sets it. */
let bank = { status: 503, body: "" };

async function setBank(request: Request): Promise<Response> {
  const status = Number(new URL(request.url).searchParams.get("status"));
  bank = { status, body: await request.text() };
  return new Response(null, { status: 204 });
}

const handlers: Record<string, (address: URL) => Response | Promise<Response>> = {
  "www.ecb.europa.eu": () => new Response(bank.body, { status: bank.status }),
  "team.example": access,
  "good.example": () => new Response(null, { status: 204 }),
  "homes.example": () => new Response(null, { status: 204 }),
  "watch.example": () => new Response(null, { status: 204 }),
  "errors.example": () => new Response(null, { status: 204 }),
  "heartbeat.example": () => new Response("OK"),
  "deaf.example": () => new Response("no", { status: 500 }),
  // Answers with the status that is its path.
  "status.example": ({ pathname }) => new Response("no", { status: Number(pathname.slice(1)) }),
  "moved.example": () =>
    new Response(null, { status: 302, headers: { location: "https://thief.example/" } }),
  "thief.example": () => new Response(null, { status: 200 }),
  "silent.example": async () => new Promise<never>(() => {}),
};

/**
 * Simulates external services that the Worker fetches: CRMs, Turnstile and the European
 * Central Bank. It runs in Node, outside of the Workers runtime, and returns the requests to a host at
 * `https://outside.example/?to=HOST`.
 */
export async function externalServices(request: Request): Promise<Response> {
  const address = new URL(request.url);
  const { host } = address;
  if (host === "outside.example" && request.method === "PUT") return setBank(request);
  if (host === "outside.example")
    return Response.json(received.get(address.searchParams.get("to") ?? "") ?? []);
  const body = await request.text();
  if (host === "challenges.cloudflare.com") return Response.json(siteverify(body));
  received.set(host, [
    ...(received.get(host) ?? []),
    { headers: Object.fromEntries(request.headers), body },
  ]);
  return handlers[host]?.(address) ?? new Response(null, { status: 404 });
}

/** The requests to a host so far; called in the Workers runtime. */
export const requestsTo = async (host: string): Promise<Received[]> =>
  (await fetch(`https://outside.example/?to=${host}`)).json();

/** Sets what the bank's file of rates is from now on; called in the Workers runtime. */
export async function setRatesFile(body: string, status = 200): Promise<void> {
  await fetch(`https://outside.example/bank?status=${status}`, { method: "PUT", body });
}
