import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormWords } from "~/features/enquiries/enquiry-form-words";
import type { PostedForm } from "~/features/enquiries/submit-enquiry";
import { Price } from "~/ui/price";
import { AgentBlock } from "./agent-block";
import type { PropertyPageData } from "./property-page-data";

interface ViewingCardProps {
  home: PropertyPageData;
  form: EnquiryFormWords;
  posted: PostedForm | undefined;
}

/** The request for a viewing beside a home's text; under a hero picture with the price on it. */
export function ViewingCard({ home, form, posted }: ViewingCardProps) {
  const { words, agent } = home;
  return (
    <div className="bg-travertine p-6 sm:p-8">
      {home.layout === "card" && (
        <div className="screen-only mb-6 pb-5 figures rule-b">
          <p className="display text-title-3">
            <Price text={home.price} />
          </p>
          <p className="mt-1 text-small quiet">{home.brief}</p>
        </div>
      )}
      <EnquiryForm
        kind="viewing"
        words={form}
        id="request"
        title={words.request}
        preset={home.viewing}
        posted={posted}
      />
      <AgentBlock agent={agent} words={words} />
    </div>
  );
}
