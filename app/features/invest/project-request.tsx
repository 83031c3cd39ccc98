import type { DirectContact } from "~/features/enquiries/direct-contact";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import type { ProjectPageData } from "./project-page-data";

/** The id of the form, for links to it. */
export const requestId = "request";

const titleId = "request-about";

interface ProjectRequestProps {
  request: ProjectPageData["request"];
  contact: DirectContact;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

/** The form for a project, and the firm's contact details. */
export function ProjectRequest({ request, contact, form, postedForm }: ProjectRequestProps) {
  const { title, text, write, chatText } = request;
  return (
    <section className="bg-travertine section" aria-labelledby={titleId}>
      <div className="page grid gap-x-(--gutter) gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id={titleId} className="max-w-[14ch] display text-title-2">
            {title}
          </h2>
          <p className="mt-5 max-w-[38ch] text-lead">{text}</p>
          <ul className="mt-6 flex flex-col items-start">
            <li>
              <a href={contact.call} className="text-action figures">
                <bdi dir="ltr">{contact.phone}</bdi>
              </a>
            </li>
            <li>
              <a href={contact.chat} target="_blank" rel="noopener" className="text-action">
                {chatText}
              </a>
            </li>
            <li>
              <a href={write.to} className="text-action">
                {write.text}
              </a>
            </li>
          </ul>
        </div>
        <EnquiryForm
          kind="viewing"
          messages={{ ...form, title }}
          id={requestId}
          submitLabel={form.submit}
          preset={request.answers}
          postedForm={postedForm}
          chat={contact.chat}
        />
      </div>
    </section>
  );
}
