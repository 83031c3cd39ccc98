import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormWords } from "~/features/enquiries/enquiry-form-words";
import type { PostedForm } from "~/features/enquiries/submit-enquiry";
import { Dotted, Price } from "~/ui/line-breaks";
import type { PropertyPageData } from "./property-page-data";

const formId = "request";

/** The id of the card's heading, which names what stands beside the property's text. */
export const viewingTitleId = `${formId}-title`;

interface ViewingCardProps {
  property: PropertyPageData;
  form: EnquiryFormWords;
  posted: PostedForm | undefined;
}

/** The request for a viewing beside a property's text; under a hero picture with the price on it. */
export function ViewingCard({ property, form, posted }: ViewingCardProps) {
  const { words, agent } = property;
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
        words={form}
        id={formId}
        title={words.request}
        preset={property.viewing}
        posted={posted}
        chat={property.chat}
      />
      <AgentBlock agent={agent} words={words} />
    </div>
  );
}

/** Who answers for a property: name, phone and email. */
function AgentBlock({ agent, words }: Pick<PropertyPageData, "agent" | "words">) {
  return (
    <section className="property-agent pt-4 text-small">
      <h2 className="eyebrow">{words.agent}</h2>
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
