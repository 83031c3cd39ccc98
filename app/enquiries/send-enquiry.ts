import type { EnquiryAnswer } from "./desk";
import type { EnquiryKind, EnquiryValues } from "./fields";

const endpoints: Record<EnquiryKind, string> = {
  viewing: "send-viewing-request",
};

/**
 * Where enquiries go. The defaults are the site's own Worker; a build for another backend sets
 * VITE_FUNCTIONS_URL and VITE_PUBLIC_ANON_KEY.
 */
const settings = {
  backend: import.meta.env.VITE_FUNCTIONS_URL ?? "/functions/v1",
  anonymousKey: import.meta.env.VITE_PUBLIC_ANON_KEY ?? "",
};

/**
 * Sends an enquiry to the backend.
 *
 * @param kind which enquiry
 * @param values its answers
 * @returns what the backend said
 * @throws TypeError where the connection fails; SyntaxError where the answer is not JSON
 */
export async function sendEnquiry<K extends EnquiryKind>(
  kind: K,
  values: EnquiryValues<K>,
): Promise<EnquiryAnswer> {
  const response = await fetch(`${settings.backend}/${endpoints[kind]}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(settings.anonymousKey && { apikey: settings.anonymousKey }),
    },
    body: JSON.stringify(values),
  });
  return response.json<EnquiryAnswer>();
}
