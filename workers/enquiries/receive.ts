import { drizzle } from "drizzle-orm/d1";
import { checkEnquiry } from "~/enquiries/check";
import type { EnquiryAnswer } from "~/enquiries/desk";
import { viewingRequests } from "../db/schema";
import { deliver } from "./deliver";

/** An answer and its HTTP status. */
export interface Received {
  status: 200 | 422;
  answer: EnquiryAnswer;
}

/**
 * Takes an enquiry in: checks it, stores it, and only then mails it.
 *
 * @param given field name → answer, as it came
 * @param afterwards keeps the Worker alive for work that the answer does not wait for
 * @throws where the enquiry could not be stored: then nobody may say that it was sent
 */
export async function receiveViewingRequest(
  env: Env,
  given: Readonly<Record<string, unknown>>,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Received> {
  const checked = checkEnquiry("viewing", given);
  if (!checked.ok)
    return {
      status: 422,
      answer: {
        success: false,
        error: {
          code: "invalid_fields",
          message: Object.values(checked.errors).join(" "),
          fields: checked.errors,
        },
      },
    };
  const enquiry = {
    id: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    mailedAt: null,
    ...checked.values,
  };
  await drizzle(env.DB).insert(viewingRequests).values(enquiry);
  afterwards(deliver(env, enquiry));
  return { status: 200, answer: { success: true, id: enquiry.id } };
}
