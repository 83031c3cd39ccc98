import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm } from "~/features/enquiries/submit-enquiry";
import { Dotted, Price } from "~/ui/line-breaks";
import type { PropertyPageData } from "./property-page-data";

const formId = "request";

/** The id of the card's heading, which names what stands beside the property's text. */
export const viewingTitleId = `${formId}-title`;

interface ViewingCardProps {
  property: PropertyPageData;
  form: EnquiryFormMessages;
  posted: PostedForm | undefined;
}

/** The request for a viewing beside a property's text; under a hero picture with the price on it. */
export function ViewingCard({ property, form, posted }: ViewingCardProps) {
  const { messages, agent } = property;
  return (
    <div className="bg-travertine p-6 sm:p-8">
      {property.layout === "card" && (
        <div className="screen-only mb-6 pb-5 figures rule-b">
          <p className="display text-title-3">
            <Price text={property.price} />
          </p>
          <p className="mt-1 text-small quiet">
            <Dotted text={property.brief} />
          </p>
        </div>
      )}
      <EnquiryForm
        kind="viewing"
        messages={form}
        id={formId}
        title={messages.request}
        preset={property.viewing}
        posted={posted}
        chat={property.chat}
      />
      <AgentBlock agent={agent} messages={messages} />
    </div>
  );
}

/** Who answers for a property: name, phone and email. */
function AgentBlock({ agent, messages }: Pick<PropertyPageData, "agent" | "messages">) {
  return (
    <section className="property-agent pt-4 text-small">
      <h2 className="eyebrow">{messages.agent}</h2>
      <p className="mt-1">{agent.name}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={agent.call} className="property-contact figures">
          <bdi dir="ltr">{agent.phone}</bdi>
        </a>
        <a href={agent.write} className="property-contact">
          {agent.email}
        </a>
      </p>
    </section>
  );
}
