import "./contact-bar.css";
import type { ReactNode } from "react";
import { actionClasses } from "~/ui/action";
import type { DirectContact } from "./direct-contact";

const newTab = { target: "_blank", rel: "noopener" } as const;

/** "Call +971 4 000 0000", the number from left to right in every language. */
function CallNumber({ phone, messages }: DirectContact) {
  const [before, after] = messages.callNumber.split("{phone}");
  return (
    <>
      {/* Elements, because the languages differ in which is empty, and translators replace text nodes. */}
      <span>{before}</span>
      <bdi dir="ltr">{phone}</bdi>
      <span>{after}</span>
    </>
  );
}

/** The text of a link to the chat, and the note for screen readers that it opens in a new tab. */
export function ChatName({ messages }: DirectContact) {
  return (
    <>
      <span>{messages.chat}</span>
      <span className="sr-only">{messages.opensNewTab}</span>
    </>
  );
}

interface ContactLineProps {
  contact: DirectContact;
  className?: string;
}

/**
 * The phone number and the WhatsApp chat as two links in a row, beside a request. A page whose form is
 * further down also has the row in its first screen, with `className="max-lg:hidden"`: on desktops
 * only, because smaller windows have the ContactBar.
 */
export function ContactLine({ contact, className = "" }: ContactLineProps) {
  return (
    <p className={`flex flex-wrap gap-x-7 figures ${className}`}>
      <a href={contact.call} className={actionClasses.text}>
        <span>
          <CallNumber {...contact} />
        </span>
      </a>
      <a href={contact.chat} {...newTab} className={actionClasses.text}>
        <ChatName {...contact} />
      </a>
    </p>
  );
}

interface ContactBarProps {
  contact: DirectContact;
  /** The subject of the page, above the actions. Optional: many pages have it in their title. */
  title?: ReactNode;
  /** The action of the page: a link to the form, or a button that opens the form's dialog. */
  children: ReactNode;
}

/**
 * Phone, WhatsApp and the page's action, fixed to the lower edge of a window below 64rem. Desktops have the
 * ContactLine. The bar is sticky within its parent and is the last child of the page, so that it ends above the
 * footer. It is away while the page's form is in view or in use, is above the language offer, and is not printed.
 *
 * Usage:
 *
 * - loader: `contact: directContact(site, interpolate(message, { title, address }))`
 * - opening: `<ContactLine contact={contact} className="max-lg:hidden" />`
 * - end of the page: `<ContactBar contact={contact} title={…}><a href="#request">…</a></ContactBar>`
 * - beside the form: `<ContactLine contact={contact} />`
 */
export function ContactBar({ contact, title, children }: ContactBarProps) {
  const { phone, call, chat, messages } = contact;
  return (
    <div className="contact-bar">
      {title}
      <div className="contact-bar-actions flex flex-wrap items-center">
        <a href={call} className="contact-bar-link">
          {messages.call}
          <span className="sr-only">
            {" "}
            <bdi dir="ltr">{phone}</bdi>
          </span>
        </a>
        <a href={chat} {...newTab} className="contact-bar-link">
          <ChatName {...contact} />
        </a>
        {children}
      </div>
    </div>
  );
}
