import { data } from "react-router";
import { sell } from "~/content/sell";
import { enquiryDesk } from "~/enquiries/desk";
import { EnquiryForm } from "~/enquiries/enquiry-form";
import { picture } from "~/pictures/find-picture";
import { LetOrBuy } from "~/sections/sell/let-or-buy";
import { Reasons } from "~/sections/sell/reasons";
import { SellOpening } from "~/sections/sell/sell-opening";
import { StepsOnLine } from "~/sections/sell/steps-on-line";
import { pageMeta } from "~/site/page-meta";
import type { Route } from "./+types/sell";

export const handle = { headerOverPicture: true };

export const loader = () => ({ ...sell, picture: picture(sell.picture) });

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await context.get(enquiryDesk)("valuation", request);
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
