import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";

/** A form without day and time, because an unfinished project cannot be visited. */
export const withoutTime = (form: EnquiryFormMessages): EnquiryFormMessages => {
  const { when: _, ...others } = form;
  return { ...others, questions: form.questions.filter(({ collapsed }) => !collapsed) };
};
