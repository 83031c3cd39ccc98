import { projectIds } from "~/content/listing-ids";
import {
  enquiryFormMessages,
  type EnquiryFormMessages,
} from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import { splitList } from "~/features/enquiries/id-list";
import type { Site } from "~/site/site";
import type { ShortlistData } from "./shortlist-page.server";

/**
 * The form for a list. Its texts for a list with projects are about a reply, not only about a viewing.
 * For loaders.
 */
export function shortlistForm(site: Site, list: ShortlistData | undefined): EnquiryFormMessages {
  const { projects, shortlist } = site.messages;
  // An unfinished project cannot be visited.
  const form = enquiryFormMessages(site, "viewing", { isCall: list?.projects === "all" });
  if (!list || list.projects === "none") return form;
  const { intro, submit } = projects.page.enquiry;
  const sent = { ...form.sent, text: shortlist.request.about.sent };
  return { ...form, intro, submit, sent };
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
