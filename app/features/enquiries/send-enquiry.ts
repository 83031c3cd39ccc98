import { consentVersion } from "~/content/privacy-terms";
import type { Locale } from "~/locale";
import { backendAddress } from "./backend";
import { type EnquiryKind, type EnquiryValues, endpoints } from "./fields";
import { visitSource } from "./source";
import { submissionMetadata } from "./submission-metadata";
import type { Answered, EnquiryAnswer } from "./submit-enquiry";

/** What a backend of others may ask of every caller: public, and no secret. */
const anonymousKey = import.meta.env.VITE_PUBLIC_ANON_KEY ?? "";

/** Waits before a try, in ms: the first goes out at once. */
const waits = [0, 1_000, 3_000];
/**
 * How long one try may take, in ms, before its connection counts as dropped. The Worker has answered
 * by then, come what may: it gives the check of a token 5 s (workers/enquiries/limits.ts), the
 * database 5 and the queue 4 (workers/enquiries/timing.ts).
 */
const tryLimit = 20_000;

/** Kind and content → key, until it is known what became of it: whatever is sent again is the same. */
const keys = new Map<string, string>();

interface SendOptions {
  /** The language of the page, and so of the answer. */
  locale: Locale;
  /** What stands in the honeypot: see submission-metadata.ts. */
  honeypot: FormDataEntryValue | null;
  /** The country that was shown beside a phone number without a prefix. */
  phoneCountry: FormDataEntryValue | null;
  /** The value of the Turnstile widget's field, where the widget is on. */
  turnstile: FormDataEntryValue | null;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function post(kind: EnquiryKind, key: string, body: string): Promise<Answered> {
  const response = await fetch(`${backendAddress()}/${endpoints[kind]}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...(anonymousKey && { apikey: anonymousKey }),
    },
    body,
    signal: AbortSignal.timeout(tryLimit),
  });
  const retryAfter = Number(response.headers.get("retry-after"));
  const answer = await response.json<EnquiryAnswer>();
  return { answer, ...(retryAfter > 0 && { retryAfter }) };
}

/**
 * Sends an enquiry to the backend, with where the visit came from. A connection that drops is tried
 * again under the same Idempotency-Key, so that the enquiry is stored once however often it was
 * sent; so is the same content when the visitor presses the button again.
 *
 * @param kind which enquiry
 * @param values its checked answers
 * @param options what the form knows beside the answers
 * @returns what the backend said: an error's `message` is in words for the visitor
 * @throws where no try was answered: nobody knows then whether it was stored, so keep the fields
 */
export async function sendEnquiry<K extends EnquiryKind>(
  kind: K,
  values: EnquiryValues<K>,
  { locale, honeypot, phoneCountry, turnstile }: SendOptions,
): Promise<Answered> {
  const content = JSON.stringify([kind, values]);
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  const body = JSON.stringify({
    ...values,
    ...visitSource(),
    [submissionMetadata.locale]: locale,
    [submissionMetadata.consentVersion]: consentVersion,
    [submissionMetadata.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // From when the page was asked for, because a form can be filled in before the page is hydrated. It
    // goes on though the visitor, or the network, sets the clock.
    [submissionMetadata.openFor]: Math.round(performance.now()),
    ...(phoneCountry && { [submissionMetadata.phoneCountry]: phoneCountry }),
    ...(honeypot && { [submissionMetadata.honeypot]: honeypot }),
    ...(turnstile && { [submissionMetadata.turnstile]: turnstile }),
  });
  let dropped: unknown;
  for (const wait of waits) {
    await pause(wait);
    try {
      const answered = await post(kind, key, body);
      if (answered.answer.success) keys.delete(content);
      return answered;
    } catch (error) {
      dropped = error;
    }
  }
  throw dropped;
}
