import { projectIds } from "~/content/listing-ids";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import { splitList } from "~/features/enquiries/id-list";
import { withoutViewingTime } from "~/features/invest/request-section";
import type { Site } from "~/site/site";
import type { ShortlistData } from "./shortlist-page.server";

/**
 * The form for a list. Its texts for a list with projects are about a reply, not only about a viewing.
 * For loaders.
 */
export function shortlistForm(
  { messages: { projects, shortlist } }: Site,
  form: EnquiryFormMessages,
  list: ShortlistData | undefined,
): EnquiryFormMessages {
  if (!list || list.projects === "none") return form;
  const { intro, submit } = projects.page.enquiry;
  const sent = { ...form.sent, text: shortlist.request.about.sent };
  const ofProjects = { ...form, intro, submit, sent };
  return list.projects === "all" ? withoutViewingTime(ofProjects) : ofProjects;
}

export function withProjectConfirmation(
  { messages: { shortlist } }: Site,
  postedForm: PostedForm,
): PostedForm {
  const { response, notice, values } = postedForm;
  const ids = splitList(values["propertyIds"] ?? "");
  if (!response.success || !ids.some((id) => projectIds.includes(id))) return postedForm;
  return { ...postedForm, notice: { ...notice, text: shortlist.request.about.sent } };
}
