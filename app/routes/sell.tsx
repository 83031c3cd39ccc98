import { data } from "react-router";
import { LetOrBuy } from "~/features/company/let-or-buy";
import { Reasons } from "~/features/company/reasons";
import { SellOpening } from "~/features/company/sell-opening";
import { StepsOnLine } from "~/features/company/steps-on-line";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import { enquiryFormWords } from "~/features/enquiries/enquiry-form-words";
import { submitEnquiry } from "~/features/enquiries/submit-enquiry";
import { picture } from "~/pictures/find-picture";
import { pageMeta } from "~/shell/page-meta";
import { pageWords } from "~/words";
import type { Route } from "./+types/sell";

export const handle = { headerOverPicture: true };

export function loader({ params }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  return {
    ...words.sell,
    picture: picture(locale, "pages/sell"),
    form: enquiryFormWords(words.enquiries, "valuation"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await context.get(submitEnquiry)("valuation", request);
  return data(posted, posted.status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function SellPage({ loaderData, actionData }: Route.ComponentProps) {
  const { picture: entrance, eyebrow, title, lead, why, process, onward } = loaderData;
  return (
    <>
      <SellOpening picture={entrance} eyebrow={eyebrow} title={title} lead={lead}>
        <EnquiryForm
          kind="valuation"
          words={loaderData.form}
          id="valuation"
          title={loaderData.formTitle}
          posted={actionData}
        />
      </SellOpening>
      <Reasons {...why} />
      <StepsOnLine {...process} />
      <LetOrBuy {...onward} />
    </>
  );
}
