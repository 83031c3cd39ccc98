import { ChatName, ContactLine } from "~/features/enquiries/contact-bar";
import type { DirectContact } from "~/features/enquiries/direct-contact";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/enquiry-response";
import { CurrencyTexts } from "~/ui/currency-texts";
import { DotSeparated, Price } from "~/ui/line-breaks";
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

/** The form for a viewing beside a property's text, with the price under a hero picture. */
export function ViewingCard({ property, form, postedForm }: ViewingCardProps) {
  const { messages, agent } = property;
  return (
    <div className="bg-travertine p-6 sm:p-8">
      {property.layout === "card" && (
        <div className="mb-6 pb-5 figures rule-b">
          <p className="display text-title-3">
            <Price text={property.price} />
          </p>
          <p className="text-small quiet">
            <CurrencyTexts texts={property.convertedInShort} />
          </p>
          <p className="mt-1 text-small quiet">
            <DotSeparated text={property.brief} />
          </p>
          <ContactLine contact={property.directContact} className="mt-2" />
        </div>
      )}
      <EnquiryForm
        kind="viewing"
        messages={form}
        id={requestFormId}
        title={messages.request}
        preset={property.answers}
        postedForm={postedForm}
        chat={property.directContact.chat}
      />
      <AgentBlock
        agent={agent}
        contact={property.layout === "card" ? undefined : property.directContact}
        messages={messages}
      />
    </div>
  );
}

interface AgentBlockProps extends Pick<PropertyPageData, "agent" | "messages"> {
  /** Left out if the card has phone and WhatsApp already. */
  contact: DirectContact | undefined;
}

/** The agent of a property: name, phone, WhatsApp and email. */
function AgentBlock({ agent, contact, messages }: AgentBlockProps) {
  return (
    <section className="property-agent pt-4 text-small">
      <h2 className="eyebrow">{messages.agent}</h2>
      <p className="mt-1">{agent.name}</p>
      <p className="flex flex-wrap gap-x-6">
        {contact && (
          <>
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
          </>
        )}
        <a href={agent.emailUrl} className="property-contact">
          {agent.email}
        </a>
      </p>
    </section>
  );
}
