import { consentVersion } from "~/content/privacy-terms";
import { optional } from "~/hooks/optional";
import type { Locale } from "~/locale";
import type { EnquiryResult, EnquiryResponse } from "./enquiry-response";
import {
  type Attribution,
  attributionFields,
  type EnquiryKind,
  type EnquiryValues,
  endpoints,
} from "./fields";
import { backendAddress } from "./origins";
import { submissionMetadata } from "./submission-metadata";

/** A public key that an external backend may require in each request. */
const anonymousKey = import.meta.env.VITE_PUBLIC_ANON_KEY ?? "";

/** Delays before each request, in ms. The first has none. */
const requestDelays = [0, 1_000, 3_000];
/**
 * Timeout of one request, in ms. It is longer than the Worker takes at most: 5 s to verify a token
 * (workers/http/limits.ts), 5 s for the database and 4 s for the queue (workers/timing.ts).
 */
const requestTimeoutMs = 20_000;

/** The name of the random seed of the keys in the tab's storage. It is replaced after a success. */
const seedName = "enquiry-seed";

/**
 * The idempotency key of a submission: the same content has the same key until a success, also after a reload.
 *
 * @param content the kind, the answers and the chosen country
 * @returns undefined without storage or a secure connection: then the Worker recognises the content
 */
async function idempotencyKey(content: string): Promise<string | undefined> {
  try {
    const seed = sessionStorage.getItem(seedName) ?? crypto.randomUUID();
    sessionStorage.setItem(seedName, seed);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed + content));
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  } catch {
    return undefined;
  }
}

interface SendOptions {
  /** The language of the page and of the answer. */
  locale: Locale;
  /** The value of the honeypot: see submission-metadata.ts. */
  honeypot: FormDataEntryValue | null;
  /** The country beside a phone number without a prefix. */
  phoneCountry: FormDataEntryValue | null;
  /** The value of the Turnstile widget's field, where the widget is on. */
  turnstile: FormDataEntryValue | null;
}

/** The campaign parameters of an address, each cut to 100 characters. */
const campaignParameters = (address = ""): Attribution => {
  const parameters = new URLSearchParams(URL.canParse(address) ? new URL(address).search : "");
  return Object.fromEntries(
    attributionFields
      .filter((name) => name.startsWith("utm_") && parameters.get(name))
      .map((name) => [name, parameters.get(name)?.slice(0, 100)]),
  );
};

/**
 * The attribution of an enquiry that is sent now. Nothing of it is stored on the device: the campaign is read from
 * the address of the page, from that with which its tab or the site was opened, or from the page of the site that
 * led here.
 */
function visitAttribution(): Attribution {
  const { referrer } = document;
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isSite = from?.origin === location.origin;
  // Its name is the address of the document, which client-side navigation does not change.
  const [opened] = performance.getEntriesByType("navigation");
  const campaign = [location.href, opened?.name, isSite ? referrer : undefined]
    .map(campaignParameters)
    .find((parameters) => Object.keys(parameters).length > 0);
  return {
    ...campaign,
    ...(from && !isSite && { referrerHost: from.host }),
    page: location.pathname,
  };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function post(
  kind: EnquiryKind,
  key: string | undefined,
  body: string,
): Promise<EnquiryResult> {
  const response = await fetch(`${backendAddress()}/${endpoints[kind]}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // Without a key, the same content is the same enquiry within an hour.
      ...(key && { "idempotency-key": key }),
      ...(anonymousKey && { apikey: anonymousKey }),
    },
    body,
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const retryAfter = Number(response.headers.get("retry-after"));
  return {
    response: await response.json<EnquiryResponse>(),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/**
 * Sends an enquiry to the backend, with the source of the visit. Retries after a dropped connection have
 * the same Idempotency-Key, so that the enquiry is stored once. A repeated submission of the same content
 * has the same key too.
 *
 * @param kind of enquiry
 * @param values validated answers
 * @param options further values of the form
 * @returns the backend's response; the `message` of an error is for the visitor
 * @throws if no request had a response: the enquiry may or may not be stored, so the fields have to stay
 */
export async function sendEnquiry<K extends EnquiryKind>(
  kind: K,
  values: EnquiryValues<K>,
  { locale, honeypot, phoneCountry, turnstile }: SendOptions,
): Promise<EnquiryResult> {
  const key = await idempotencyKey(JSON.stringify([kind, values, phoneCountry]));
  const body = JSON.stringify({
    ...values,
    ...visitAttribution(),
    [submissionMetadata.locale]: locale,
    [submissionMetadata.consentVersion]: consentVersion,
    [submissionMetadata.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // Measured from the request for the page, because a form can be filled in before the page is hydrated.
    // performance.now() does not depend on the system clock.
    [submissionMetadata.openFor]: Math.round(performance.now()),
    ...(phoneCountry && { [submissionMetadata.phoneCountry]: phoneCountry }),
    ...(honeypot && { [submissionMetadata.honeypot]: honeypot }),
    ...(turnstile && { [submissionMetadata.turnstile]: turnstile }),
  });
  let lastError: unknown;
  for (const delay of requestDelays) {
    await pause(delay);
    try {
      const result = await post(kind, key, body);
      if (result.response.success) optional(() => sessionStorage.removeItem(seedName));
      return result;
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}
