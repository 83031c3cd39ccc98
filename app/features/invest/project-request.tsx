import { ContactLine } from "~/features/enquiries/contact-bar";
import type { DirectContact } from "~/features/enquiries/direct-contact";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import type { ProjectPageData } from "./project-page.server";
import { RequestSection } from "./request-section";

interface ProjectRequestProps {
  request: ProjectPageData["request"];
  contact: DirectContact;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

export function ProjectRequest({ request, contact, form, postedForm }: ProjectRequestProps) {
  const { title, text, agent, write, questions } = request;
  return (
    <RequestSection
      title={title}
      text={text}
      form={form}
      preset={request.answers}
      postedForm={postedForm}
      chat={contact.chat}
      questions={questions}
    >
      <div className="mt-6">
        {agent}
        <ContactLine contact={contact} />
        <a href={write.to} className="text-action">
          {write.text}
        </a>
      </div>
    </RequestSection>
  );
}
