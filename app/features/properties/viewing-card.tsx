import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ChatName } from "~/features/enquiries/contact-bar";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import type { EnquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import type { PostedForm, ResultNotice } from "~/features/enquiries/enquiry-response";
import { FormNotice } from "~/features/enquiries/form-notice";
import { useEarlierRequest } from "~/features/enquiries/use-enquiry";
import { optional } from "~/hooks/optional";
import { useLocale } from "~/hooks/use-messages";
import { actionClasses } from "~/ui/action";
import { Dialog, DialogButton } from "~/ui/dialog";
import type { PropertyPageData } from "./property-page.server";
import { MainPrice } from "./property-text";

export const requestFormId = "request";

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
  const earlier = useEarlierRequest(useLocale(), form.earlier, property.answers.propertyId);
  const newTab = <span className="sr-only">{property.directContact.messages.opensNewTab}</span>;
  return (
    <section className="property-request">
      <div className="mb-3 rule-b pb-2 print:hidden">
        <MainPrice property={property} isStated className="text-title-4" />
      </div>
      <h2 id={contactTitleId} className="display text-title-3">
        {contact.title}
      </h2>
      <p className="mt-2 text-small quiet print:hidden">{earlier || contact.intro}</p>
      <p className="mt-4">{agent.name}</p>
      <ul className="mt-3 text-small">
        <li className="rule-t">
          <a href={agent.emailUrl} className="contact-bar-link">
            {agent.email}
          </a>
        </li>
        <li className="rule-t">
          <a href={property.directContact.call} className="contact-bar-link figures">
            <bdi dir="ltr">{property.directContact.phone}</bdi>
          </a>
        </li>
        <li className="rule-t">
          <a
            href={property.directContact.chat}
            target="_blank"
            rel="noopener"
            className="contact-bar-link figures"
          >
            <span>
              {contact.whatsapp} <bdi dir="ltr">{contact.number}</bdi>
              {newTab}
            </span>
          </a>
        </li>
      </ul>
      <div className="mt-5 flex flex-col gap-3 print:hidden">
        {!sent && <DialogButton dialog={requestDialogId}>{contact.openDialog}</DialogButton>}
        <a
          href={property.directContact.chat}
          target="_blank"
          rel="noopener"
          className={actionClasses.outline}
        >
          {contact.whatsappUs}
          {newTab}
        </a>
      </div>
      <Dialog
        id={requestDialogId}
        title={messages.request}
        descriptionId={`${requestFormId}-intro`}
        ref={dialog}
      >
        <EnquiryForm
          kind="viewing"
          form={form}
          id={requestFormId}
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
      <FormNotice id={confirmationId} notice={sent} chat={property.directContact.chat}>
        <DialogButton dialog={requestDialogId} variant="text" className="mt-4">
          {form.again}
        </DialogButton>
      </FormNotice>
    </section>
  );
}

export const viewingTitleId = `${requestFormId}-title`;

interface ViewingCardProps {
  property: PropertyPageData;
  form: EnquiryFormMessages;
  postedForm: PostedForm | undefined;
}

export function ViewingCard({ property, form, postedForm }: ViewingCardProps) {
  const { messages } = property;
  return (
    <div className="property-request">
      <div className="mb-3 rule-b pb-2 print:hidden">
        <MainPrice property={property} isStated className="text-title-4" />
      </div>
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

function AgentBlock({ property }: Pick<ViewingCardProps, "property">) {
  const { agent, directContact: contact, messages } = property;
  return (
    <section className="mt-3 rule-t pt-1 text-small lg:[--target:2rem]">
      <h2 className="sr-only">{messages.agent}</h2>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span>{agent.name}</span>
        <a
          href={contact.chat}
          target="_blank"
          rel="noopener"
          className="contact-bar-link print:hidden"
        >
          <ChatName {...contact} />
        </a>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <a href={contact.call} className="contact-bar-link figures">
          <bdi dir="ltr">{contact.phone}</bdi>
        </a>
        <a href={agent.emailUrl} className="contact-bar-link">
          {agent.email}
        </a>
      </p>
    </section>
  );
}

/**
 * Keeps the first child of a column in the window during scrolling, also if it is taller than the window:
 * scrolling down stops at its end, scrolling up at its start. `position: sticky` supports one edge only.
 * The card may stop at any height of the column, so that a browser can scroll to every field in it. The
 * stylesheet reads `--card-height` and `--card-start`, in px; without them the card is at the start of the
 * column.
 *
 * @param column from a ref
 * @returns the cleanup function
 */
export function stickyCard(column: HTMLElement | null) {
  const card = column?.firstElementChild;
  if (!column || !card) return undefined;

  const set = (name: string, px: number) => column.style.setProperty(name, `${px}px`);

  /** Sets the start of the card to its current position, within the height of the column. */
  function updateCardPosition() {
    if (!column || !card) return;
    const { top, height } = card.getBoundingClientRect();
    const current = top - column.getBoundingClientRect().top;
    set("--card-start", 0);
    set("--card-height", height);
    const padding = Number.parseFloat(getComputedStyle(column).paddingBlockEnd);
    const maxStart = column.getBoundingClientRect().height - padding - height;
    set("--card-start", Math.max(0, Math.min(current, maxStart)));
  }

  updateCardPosition();
  const resizeObserver = optional(() => new ResizeObserver(updateCardPosition));
  resizeObserver?.observe(card);
  // Safari before 26.2 does not support this event.
  const scrollEvent = "onscrollend" in window ? "scrollend" : "scroll";
  document.addEventListener(scrollEvent, updateCardPosition);
  // The browser is about to scroll to a field, possibly before the last scroll has ended.
  column.addEventListener("focusin", updateCardPosition);
  window.addEventListener("resize", updateCardPosition);
  return () => {
    resizeObserver?.disconnect();
    document.removeEventListener(scrollEvent, updateCardPosition);
    column.removeEventListener("focusin", updateCardPosition);
    window.removeEventListener("resize", updateCardPosition);
  };
}
