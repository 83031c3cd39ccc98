import { ContactLine } from "~/features/enquiries/contact-bar";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import { RequestSection } from "~/features/invest/request-section";
import type { ShortlistData } from "./shortlist-page.server";

interface ShortlistRequestProps {
  list: ShortlistData;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

/** One request for all listings of the list. */
export function ShortlistRequest({ list, form, postedForm }: ShortlistRequestProps) {
  return (
    <RequestSection
      {...list.request}
      messages={form}
      preset={list.viewing}
      postedForm={postedForm}
      chat={list.contact.chat}
    >
      <ContactLine contact={list.contact} className="mt-3" />
      <ol className="mt-6 max-w-[26rem]">
        {list.comparison.listings.map((listing) => (
          <li key={listing.id} className="requested-listing py-3">
            {listing.title}
            <span className="block text-small quiet figures">{listing.price}</span>
          </li>
        ))}
      </ol>
    </RequestSection>
  );
}
