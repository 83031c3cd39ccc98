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
  const { title, text, agent, write, chatText, questions } = request;
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
      <ul className="mt-6 flex flex-col items-start">
        {agent && <li>{agent}</li>}
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
    </RequestSection>
  );
}
