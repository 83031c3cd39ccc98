import { projectIds } from "~/content/listing-ids";
import { purchasePlanPath } from "~/content/paths";
import { directContact } from "~/features/enquiries/direct-contact";
import {
  enquiryFormMessages,
  type EnquiryFormMessages,
} from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import { splitList } from "~/features/enquiries/id-list";
import { interpolate } from "~/format/interpolate";
import { isForSale, type Listing, plannedListings, projectShare, show } from "~/listings/listing";
import { shortlistPath } from "~/listings/shortlist";
import { viewingAnswersForListings } from "~/listings/viewing-answers";
import { localePath } from "~/locale";
import { inEnglish, type Site } from "~/site/site";
import { compareListings } from "./comparison";

/**
 * The data of a list. For loaders.
 *
 * @param listings in the order of the list, all of them advertised
 * @returns undefined for an empty list
 */
export function shortlistData(site: Site, listings: readonly Listing[]) {
  const { locale, messages, origin, format } = site;
  if (listings.length === 0) return undefined;
  const { sharedList, request, listHead } = messages.shortlist;
  const count = listings.length;
  const projects = projectShare(listings);
  const hasProjects = projects !== "none";
  const sold = listings.filter(isForSale);
  const planned = plannedListings(listings);
  const names = format.titles(listings.map((listing) => show(site, listing).title));
  return {
    ids: listings.map(({ id }) => id),
    comparison: compareListings(site, listings),
    purchasePlan: planned.length > 0 && {
      to: purchasePlanPath(...planned.map(({ id }) => id)),
      text: messages.purchasePlan.linkFromList,
      /** Which ones it compares, if not all. */
      note:
        planned.length < sold.length
          ? interpolate(messages.purchasePlan.linkedHomes, {
              homes: format.titles(planned.map((listing) => show(site, listing).title)),
            })
          : undefined,
    },
    /** The rate of the converted prices. */
    conversion: format.conversionNote(),
    /** The h1 of a list in the query. */
    heading: format.count(count, hasProjects ? sharedList.titleWithProjects : sharedList.title),
    headTitle: interpolate(listHead.title, { homes: names }),
    description: format.count(
      count,
      hasProjects ? listHead.descriptionWithProjects : listHead.description,
    ),
    request: {
      title: format.count(count, (hasProjects ? request.about : request).title),
      text: format.count(count, (hasProjects ? request.about : request).text),
    },
    projects,
    viewing: viewingAnswersForListings(inEnglish(site), listings),
    contact: directContact(
      site,
      [
        messages.company.whatsappGreeting,
        names,
        `${origin}${localePath(locale, shortlistPath(listings.map(({ id }) => id)))}`,
      ].join("\n"),
    ),
  };
}

export type ShortlistData = NonNullable<ReturnType<typeof shortlistData>>;

/**
 * The form for a list. Its texts for a list with projects are about a reply, not only about a viewing.
 * For loaders.
 */
export function shortlistForm(site: Site, list: ShortlistData | undefined): EnquiryFormMessages {
  const { projects, shortlist } = site.messages;
  // An unfinished project cannot be visited.
  const form = enquiryFormMessages(site, "viewing", {
    time: list?.projects === "all" ? "call" : "viewing",
  });
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
