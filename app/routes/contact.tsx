import { type ReactNode, useEffect, useRef, useState } from "react";
import { company } from "~/content/company";
import { openingHours } from "~/content/firm";
import { textsIn } from "~/content/texts";
import { ContactsFirst, ContactSidebar } from "~/features/company/contact-sidebar";
import { contactPath, type ContactSubject } from "~/features/enquiries/contact-links";
import { contactSubject } from "~/features/enquiries/contact-subject";
import { directContact } from "~/features/enquiries/direct-contact";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import { enquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import { respondToForm, submitEnquiryContext } from "~/features/enquiries/enquiry-response";
import { formatOpeningHours } from "~/features/enquiries/opening-hours";
import {
  italianCompany,
  officeAddress,
  dubaiRegistrations,
} from "~/features/permits/registrations";
import { planSubject } from "~/features/purchase-plan/plan-subject.server";
import { interpolate } from "~/format/interpolate";
import { useMessages } from "~/hooks/use-messages";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import "~/ui/scrim.css";
import { Picture, type PictureData } from "~/pictures/picture";
import "~/features/company/contact.css";
import { pickMessages } from "~/site/site";
import { SiteLink } from "~/ui/site-link";
import type { Route } from "./+types/contact";

function OtherRequests({ picture }: { picture: PictureData }) {
  const { title, viewing, valuation, developers } = useMessages("contact").otherForms;
  const requests = [
    { ...viewing, to: "/buy" },
    { ...valuation, to: "/sell" },
    { ...developers, to: `${contactPath({ interest: "partnership" })}#message` },
  ] as const;
  return (
    <section aria-labelledby="other-requests">
      <h2 id="other-requests" className="page pb-8 display text-title-2 lg:pb-12">
        {title}
      </h2>
      <div className="on-ink max-lg:rule-b lg:relative lg:isolate">
        <div className="scrim-below relative lg:absolute lg:inset-0 lg:-z-1">
          <Picture
            picture={picture}
            sizes="max(100vw, 900px)"
            className="aspect-3/2 size-full object-cover object-[50%_60%] lg:aspect-auto"
          />
        </div>
        <ul className="page grid lg:grid-cols-3">
          {requests.map(({ word, text, action: label, to }) => (
            <li key={word}>
              <SiteLink
                to={to}
                className="other-request flex flex-col py-7 max-lg:rule-t lg:min-h-[clamp(30rem,46vw,44rem)] lg:justify-end lg:py-14"
              >
                <span className="display text-title-2">{word}</span>
                <span className="mt-3 max-w-[32ch] lg:min-h-[2lh]">{text}</span>
                <span className="text-action mt-3 self-start">{label}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const handle = { hasContacts: true };

export function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages } = site;
  const { options } = messages.enquiries;
  const { head, viewing } = messages.contact;
  const query = url.searchParams.get("plan");
  const plan = query ? planSubject(site, new URLSearchParams(query)) : undefined;
  const chosen = { ...contactSubject(url.searchParams), ...(plan && { about: plan.about }) };
  const choices = {
    propertyId: Object.fromEntries(
      site.advertised.properties.map((property) => [property.id, textsIn(property, locale).title]),
    ),
  };
  /** The form's texts for an interest. */
  const formFor = (interest: typeof chosen.interest) =>
    enquiryFormMessages(site, "contact", { preset: { ...chosen, interest }, choices });
  return {
    head: chosen.interest === "viewing" ? { ...head, title: viewing.eyebrow } : head,
    messages: pickMessages(site, "contact", "company"),
    contact: directContact(site, messages.company.whatsappGreeting),
    email: company.email,
    firmLines: {
      office: officeAddress(site, company),
      dubai: dubaiRegistrations(site, company),
      italy: italianCompany(site, company),
    },
    hours: formatOpeningHours(site, openingHours),
    picture: findPicture(site, "pages/contact"),
    chosen,
    plan: plan?.parts,
    partner: {
      specialization: chosen.specialization && options.specialization[chosen.specialization],
      language: chosen.language && options.language[chosen.language],
    },
    form: formFor(chosen.interest === "viewing" ? "" : chosen.interest),
    /** If a viewing is chosen: its day and time are not those of a call. */
    viewingForm: formFor("viewing"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const postedForm = await context.get(submitEnquiryContext)("contact", request);
  return respondToForm(context, postedForm);
}

/** The form has another choice after a change, and once it is emptied, which moves the focus. */
const interestEvents = ["change", "focusin"];

/**
 * The chosen interest: that of the link, of a draft or of a post without JavaScript, then the visitor's.
 *
 * @returns the interest, and the ref of an element around the form
 */
function useInterest(linked: string, posted: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const [interest, setInterest] = useState<unknown>(posted ?? linked);
  useEffect(() => {
    const element = ref.current;
    const update = () =>
      setInterest(
        element?.querySelector<HTMLOptionElement>("[name=interest] option:checked")?.value,
      );
    update();
    for (const type of interestEvents) element?.addEventListener(type, update);
    return () => {
      for (const type of interestEvents) element?.removeEventListener(type, update);
    };
  }, [linked]);
  return { interest, ref };
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, picture: lobby } = loaderData;
  const { interest, ref } = useInterest(chosen.interest, actionData?.values?.["interest"]);
  const messages = useMessages("contact");
  const { eyebrow, title, lead } = chosen.interest === "viewing" ? messages.viewing : messages;
  return (
    <>
      <section className="page pt-12 pb-10 md:pt-20 md:pb-14">
        <p className="mb-4 eyebrow">{eyebrow}</p>
        <h1 className="max-w-[16ch] display text-hero">{title}</h1>
      </section>
      <div className="page-grid gap-y-14 pb-24 lg:pb-32">
        <div ref={ref} className="lg:col-[content-start/span_7]">
          <p className="mb-8 max-w-[46ch] text-lead">{lead}</p>
          <ContactsFirst contact={loaderData.contact} />
          <SubjectNote answers={chosen} plan={loaderData.plan} partner={loaderData.partner} />
          <EnquiryForm
            kind="contact"
            id="message"
            form={interest === "viewing" ? loaderData.viewingForm : loaderData.form}
            preset={chosen}
            postedForm={actionData}
            chat={loaderData.contact.chat}
            className="rule-t pt-6"
          />
        </div>
        <div className="lg:col-[span_4/content-end]">
          <ContactSidebar
            contact={loaderData.contact}
            email={loaderData.email}
            firmLines={loaderData.firmLines}
            hours={loaderData.hours}
          />
        </div>
      </div>
      <OtherRequests picture={lobby} />
    </>
  );
}

interface SubjectNoteProps {
  answers: ReturnType<typeof contactSubject>;
  /** The subject in parts, if it is a purchase plan. */
  plan: ReturnType<typeof planSubject>["parts"];
  /** The requested partner, as text. */
  partner: { specialization: string; language: string };
}

/** The prefilled subject of the message, with a button that removes it. */
function SubjectNote({ answers, plan, partner }: SubjectNoteProps) {
  const messages = useMessages("contact").subject;
  const { interest, about, ...others } = answers;
  const known = (["specialization", "language"] as const).filter((name) => partner[name]);
  const [one, other] = known;
  return (
    <>
      {about && (
        <Note
          title={messages.about}
          subject={plan?.title ?? about}
          without={{ interest, ...others }}
          remove={messages.remove}
        >
          {plan && (
            <div className="mt-1 text-small">
              {plan.homes.map((home) => (
                <bdi key={home} className="block">
                  {home}
                </bdi>
              ))}
              <SiteLink to={plan.path} className="text-action">
                {messages.figures}
              </SiteLink>
              <details>
                <summary className="link">{messages.entered}</summary>
                {plan.entered.map((figures) => (
                  <span key={figures} className="block quiet">
                    {figures}
                  </span>
                ))}
              </details>
            </div>
          )}
        </Note>
      )}
      {one && (
        <Note
          title={messages.partner}
          subject={interpolate(messages[other ? "both" : one], partner)}
          without={{ interest, about }}
          remove={messages.remove}
        />
      )}
    </>
  );
}

interface NoteProps {
  title: string;
  subject: string;
  /** The rest of the query when this subject is removed. */
  without: ContactSubject;
  remove: string;
  /** Details of the subject. */
  children?: ReactNode;
}

function Note({ title, subject, without, remove, children }: NoteProps) {
  return (
    <div className="subject-note flex items-baseline justify-between gap-6 rule-t py-3">
      <div>
        <span className="quiet">{title}</span>{" "}
        <strong className="weight-medium">
          <bdi className="wrap-anywhere">{subject}</bdi>
        </strong>
        {children}
      </div>
      <SiteLink
        to={contactPath(without)}
        replace
        preventScrollReset
        viewTransition={false}
        className="text-action shrink-0"
      >
        {remove} <span className="sr-only">{subject}</span>
      </SiteLink>
    </div>
  );
}
