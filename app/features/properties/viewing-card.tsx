import { ChatName } from "~/features/enquiries/contact-bar";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import { CardPrice } from "./card-price";
import type { PropertyPageData } from "./property-page.server";

/** The id of the form, for links to it. */
export const requestFormId = "request";

/** The id of the card's heading, which labels the column beside the property's text. */
export const viewingTitleId = `${requestFormId}-title`;

interface ViewingCardProps {
  property: PropertyPageData;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

/** The price, the form for a viewing, and the agent, beside a property's text. */
export function ViewingCard({ property, form, postedForm }: ViewingCardProps) {
  const { messages } = property;
  return (
    <div className="property-request">
      <CardPrice property={property} />
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

/** The agent of a property: name, phone, WhatsApp and email. */
function AgentBlock({ property }: Pick<ViewingCardProps, "property">) {
  const { agent, directContact: contact, messages } = property;
  return (
    <section className="property-agent pt-2 text-small">
      <h2 className="sr-only">{messages.agent}</h2>
      <p>{agent.name}</p>
      <p className="flex flex-wrap gap-x-5">
        <a href={contact.call} className="property-contact figures">
          <bdi dir="ltr">{contact.phone}</bdi>
        </a>
        <a
          href={contact.chat}
          target="_blank"
          rel="noopener"
          className="property-contact print:hidden"
        >
          <ChatName {...contact} />
        </a>
        <a href={agent.emailUrl} className="property-contact">
          {agent.email}
        </a>
      </p>
    </section>
  );
}
