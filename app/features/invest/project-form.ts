import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";

/** A form that asks for no day and time: nobody can look at what is not built. */
export const withoutTime = (form: EnquiryFormMessages): EnquiryFormMessages => {
  const { when: _, ...others } = form;
  return { ...others, questions: form.questions.filter(({ collapsed }) => !collapsed) };
};
