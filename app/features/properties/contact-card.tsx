import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { ResultNotice, PostedForm } from "~/features/enquiries/enquiry-response";
import { FormNotice } from "~/features/enquiries/form-notice";
import { actionClasses } from "~/ui/action";
import { Dialog, DialogButton } from "~/ui/dialog";
import { Price } from "~/ui/line-breaks";
import type { PropertyPageData } from "./property-page.server";

/** The price at the top of a property's contact card. */
export function ContactPrice({ property: { price } }: { property: PropertyPageData }) {
  return (
    <p className="mb-3 pb-2 display text-lead figures rule-b print:hidden">
      <Price text={price} />
    </p>
  );
}

interface ContactCardProps {
  property: PropertyPageData;
  contact: NonNullable<PropertyPageData["contact"]>;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

export const requestDialogId = "request-dialog";

export const contactTitleId = "contact-title";

/** The id of the confirmation that stays on the page after the dialog has closed. */
const confirmationId = "request-confirmation";

export function ContactCard({ property, contact, form, postedForm }: ContactCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sent, setSent] = useState<ResultNotice>();
  const { agent, messages } = property;
  return (
    <section className="property-request">
      <ContactPrice property={property} />
      <h2 id={contactTitleId} className="display text-title-3">
        {contact.title}
      </h2>
      <p className="mt-2 text-small quiet print:hidden">{contact.intro}</p>
      <p className="mt-4">{agent.name}</p>
      <ul className="mt-3 text-small">
        <li className="property-contact-row">
          <a href={agent.emailUrl} className="contact-bar-link">
            {agent.email}
          </a>
        </li>
        <li className="property-contact-row">
          <a href={property.directContact.call} className="contact-bar-link figures">
            <bdi dir="ltr">{property.directContact.phone}</bdi>
          </a>
        </li>
        <li className="property-contact-row">
          <a
            href={property.directContact.chat}
            target="_blank"
            rel="noopener"
            className="contact-bar-link figures"
          >
            <span>
              {contact.whatsapp} <bdi dir="ltr">{contact.number}</bdi>
            </span>
          </a>
        </li>
      </ul>
      <div className="mt-5 flex flex-col gap-3 print:hidden">
        <DialogButton dialog={requestDialogId}>{contact.openDialog}</DialogButton>
        <a
          href={property.directContact.chat}
          target="_blank"
          rel="noopener"
          className={actionClasses.outline}
        >
          {contact.whatsappUs}
        </a>
      </div>
      <Dialog id={requestDialogId} title={messages.request} ref={dialog}>
        <EnquiryForm
          kind="viewing"
          form={form}
          id="request"
          preset={property.answers}
          postedForm={postedForm}
          submitLabel={contact.send}
          chat={property.directContact.chat}
          onSent={(notice) => {
            flushSync(() => setSent(notice));
            dialog.current?.close();
            document.querySelector<HTMLElement>(`#${confirmationId} h2`)?.focus();
          }}
        />
      </Dialog>
      <FormNotice id={confirmationId} notice={sent} chat={property.directContact.chat} />
    </section>
  );
}
