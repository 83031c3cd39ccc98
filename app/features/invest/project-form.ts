import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";

/** A form without day and time, because an unfinished project cannot be visited. */
export const withoutViewingTime = (form: EnquiryFormMessages): EnquiryFormMessages => {
  const { viewingTime: _, ...others } = form;
  return { ...others, formFields: form.formFields.filter(({ inViewingTime }) => !inViewingTime) };
};
