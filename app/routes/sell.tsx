import "~/ui/scrim.css";
import "~/features/company/sell-opening.css";
import type { ReactNode } from "react";
import { buyPath } from "~/content/paths";
import { companyFigures } from "~/features/company/claims";
import { AskingPrices, SellingCosts } from "~/features/company/selling";
import { askingPrices, sellingCosts } from "~/features/company/selling.server";
import "~/features/company/steps-on-line.css";
import { ContactBar, ContactLine } from "~/features/enquiries/contact-bar";
import { contactPath } from "~/features/enquiries/contact-links";
import { directContact } from "~/features/enquiries/direct-contact";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import { enquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import { respondToForm, submitEnquiryContext } from "~/features/enquiries/enquiry-response";
import { interpolateAll } from "~/format/interpolate";
import { useMessages } from "~/hooks/use-messages";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink, actionClasses } from "~/ui/action";
import { SectionHeading } from "~/ui/section-heading";
import type { Route } from "./+types/sell";

export const handle = { headerOverPicture: true, hasContacts: true };

export function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { messages } = site;
  const { asking, costs, ...texts } = messages.sell;
  const sell = { ...interpolateAll(texts, companyFigures(site)), asking, costs };
  return {
    head: sell.head,
    messages: { sell },
    asking: askingPrices(site, url.searchParams),
    costs: sellingCosts(site, url.searchParams),
    contact: directContact(site, messages.company.whatsappGreeting),
    picture: findPicture(site, "pages/sell"),
    form: enquiryFormMessages(site, "valuation"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const postedForm = await context.get(submitEnquiryContext)("valuation", request);
  return respondToForm(context, postedForm);
}

const formId = "valuation";

interface SellOpeningProps {
  picture: PictureData;
  eyebrow: string;
  title: string;
  lead: string;
  children: ReactNode;
}

function SellOpening({ picture, eyebrow, title, lead, children }: SellOpeningProps) {
  return (
    <section className="sell-opening relative isolate page-grid bg-paper">
      <div className="sell-scrim scrim-above scrim-below sell-ground relative -z-10 col-[full] row-start-1">
        <Picture
          picture={picture}
          sizes="(max-width: 767px) max(100vw, 60vh), max(100vw, 150vh)"
          tallBelow="(max-width: 767px)"
          priority
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="sell-text row-start-1 self-end pb-10 text-paper lg:col-[content-start/span_6] lg:self-start lg:pb-20">
        <p className="mb-4 eyebrow">{eyebrow}</p>
        <h1 className="display text-hero text-balance lg:text-title-1">{title}</h1>
        <p className="mt-6 max-w-[44ch] text-lead">{lead}</p>
      </div>
      <div className="sell-paper bg-paper max-lg:py-10 lg:col-[span_6/content-end] lg:row-start-1 lg:self-end">
        {children}
      </div>
    </section>
  );
}

interface ReasonsProps {
  eyebrow: string;
  title: string;
  reasons: readonly { title: string; text: string }[];
}

function Reasons({ eyebrow, title, reasons }: ReasonsProps) {
  return (
    <section className="page section">
      <SectionHeading eyebrow={eyebrow} title={title} className="mb-10 lg:mb-14" />
      <ul className="sell-reasons gap-x-16 max-md:rule-b md:grid md:grid-cols-2 lg:gap-x-24">
        {reasons.map((reason) => (
          <li key={reason.title} className="rule-t py-6 lg:py-8">
            <h3 className="display text-title-3">{reason.title}</h3>
            <p className="mt-2 max-w-[46ch]">{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StepsOnLineProps {
  eyebrow: string;
  title: string;
  steps: readonly { title: string; text: string }[];
}

function StepsOnLine({ eyebrow, title, steps }: StepsOnLineProps) {
  return (
    <section className="bg-travertine section">
      <div className="page">
        <SectionHeading eyebrow={eyebrow} title={title} />
      </div>
      <ol className="steps-on-line page mt-12 lg:mt-20">
        {steps.map((step, index) => (
          <li key={step.title} className="step-on-line">
            <span aria-hidden className="text-small text-bronze figures">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="mt-2 display text-title-3">{step.title}</h3>
            <p className="mt-3 max-w-[34ch]">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LetOrBuyProps {
  title: string;
  text: string;
  let: string;
  about: string;
  buy: string;
}

function LetOrBuy({ title, text, let: letting, about, buy }: LetOrBuyProps) {
  return (
    <section className="page grid items-end gap-x-(--gutter) gap-y-8 section lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 className="max-w-[14ch] display text-title-2">{title}</h2>
        <p className="mt-6 max-w-[46ch] text-lead">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:justify-end">
        <ActionLink to={contactPath({ interest: "selling", about })}>{letting}</ActionLink>
        <ActionLink variant="text" to={buyPath}>
          {buy}
        </ActionLink>
      </div>
    </section>
  );
}

export default function SellPage({ loaderData, actionData }: Route.ComponentProps) {
  const { picture: entrance, asking, costs, contact } = loaderData;
  const messages = useMessages("sell");
  return (
    <>
      <SellOpening picture={entrance} {...messages}>
        <EnquiryForm
          kind="valuation"
          form={loaderData.form}
          id={formId}
          title={messages.formTitle}
          // What the owner chose below, in fields that the owner has not changed.
          preset={asking.preset}
          postedForm={actionData}
          chat={contact.chat}
        />
        <ContactLine contact={contact} className="mt-4" />
      </SellOpening>
      <AskingPrices asking={asking} form={formId} />
      <Reasons {...messages.why} />
      <StepsOnLine {...messages.process} />
      <SellingCosts costs={costs} form={formId} />
      <LetOrBuy {...messages.alternatives} />
      <ContactBar contact={contact}>
        <a href={`#${formId}`} className={actionClasses.primary}>
          {messages.asking.use}
        </a>
      </ContactBar>
    </>
  );
}
