import { ContactLine } from "~/features/enquiries/contact-bar";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import type { ShortlistData } from "./shortlist-page-data";

/** The id of the form, for links to it. */
export const requestFormId = "request";

interface ShortlistRequestProps {
  list: ShortlistData;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

/** One request for all listings of the list. */
export function ShortlistRequest({ list, form, postedForm }: ShortlistRequestProps) {
  const { title, text } = list.request;
  return (
    <section className="bg-travertine section" aria-labelledby={`${requestFormId}-title`}>
      <div className="page grid gap-x-(--gutter) gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={`${requestFormId}-title`} className="max-w-[14ch] display text-title-2">
            {title}
          </h2>
          <p className="mt-5 max-w-[38ch] text-lead">{text}</p>
          <ContactLine contact={list.contact} className="mt-3" />
          <ol className="mt-6 max-w-[26rem]">
            {list.comparison.listings.map((listing) => (
              <li key={listing.id} className="requested-listing py-3">
                {listing.title}
                <span className="block text-small quiet figures">{listing.price}</span>
              </li>
            ))}
          </ol>
        </div>
        <EnquiryForm
          kind="viewing"
          messages={{ ...form, title }}
          id={requestFormId}
          submitLabel={form.submit}
          preset={list.viewing}
          postedForm={postedForm}
          chat={list.contact.chat}
        />
      </div>
    </section>
  );
}
