import { ChatName } from "~/features/enquiries/contact-bar";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import { ContactPrice } from "./contact-card";
import type { PropertyPageData } from "./property-page.server";

export const requestFormId = "request";

export const viewingTitleId = `${requestFormId}-title`;

interface ViewingCardProps {
  property: PropertyPageData;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

export function ViewingCard({ property, form, postedForm }: ViewingCardProps) {
  const { messages } = property;
  return (
    <div className="property-request">
      <ContactPrice property={property} />
      <EnquiryForm
        kind="viewing"
        form={form}
        id={requestFormId}
        title={messages.request}
        preset={property.answers}
        postedForm={postedForm}
        chat={property.directContact.chat}
      />
      <AgentBlock property={property} />
    </div>
  );
}

function AgentBlock({ property }: Pick<ViewingCardProps, "property">) {
  const { agent, directContact: contact, messages } = property;
  return (
    <section className="property-agent pt-2 text-small">
      <h2 className="sr-only">{messages.agent}</h2>
      <p className="flex flex-wrap items-center gap-x-5">
        <span>{agent.name}</span>
        <a href={contact.call} className="contact-bar-link figures">
          <bdi dir="ltr">{contact.phone}</bdi>
        </a>
        <a
          href={contact.chat}
          target="_blank"
          rel="noopener"
          className="contact-bar-link print:hidden"
        >
          <ChatName {...contact} />
        </a>
        <a href={agent.emailUrl} className="contact-bar-link">
          {agent.email}
        </a>
      </p>
    </section>
  );
}
