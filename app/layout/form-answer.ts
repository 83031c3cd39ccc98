import { company } from "~/content/company";
import { whatsappUrl } from "~/features/enquiries/contact-links";
import type { PostedForm, ResultNotice } from "~/features/enquiries/enquiry-response";
import { requestId } from "~/features/invest/request-section";

/** The answer to a form, for the page in place of a missing one. */
export interface FormAnswer {
  /** The id to which the form's address leads. */
  id: string;
  notice: ResultNotice;
  /** The link to the WhatsApp chat. */
  chat: string;
  /** The path to which the form was posted. Pages that the browser shows later have no answer. */
  path: string;
}

/** The answer to a posted form. It has the errors of the fields, because a missing page does not show the fields. */
export const formAnswer = (path: string, { notice, response }: PostedForm): FormAnswer => ({
  id: `${requestId}-answer`,
  notice:
    response.success || !response.error.fields
      ? notice
      : { ...notice, detail: response.error.message },
  chat: whatsappUrl(company.whatsapp),
  path,
});
