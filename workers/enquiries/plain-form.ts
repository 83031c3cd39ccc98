import type { EnquiryDesk } from "~/features/enquiries/desk";
import { fieldsOf } from "~/features/enquiries/fields";
import { takeEnquiry } from "./take";

/** The desk at which a page, rendered without the browser's help, hands in what was posted to it. */
export function deskFor(env: Env, afterwards: (work: Promise<unknown>) => void): EnquiryDesk {
  return async (kind, request) => {
    const { status, answer, given } = await takeEnquiry(env, kind, request, afterwards);
    const values = Object.fromEntries(
      fieldsOf(kind).map(([name]) => [name, typeof given[name] === "string" ? given[name] : ""]),
    );
    return { status, answer, values };
  };
}
