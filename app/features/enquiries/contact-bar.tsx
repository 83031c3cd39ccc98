import "./contact-bar.css";
import type { ReactNode } from "react";
import { actionStyle } from "~/ui/action";
import type { DirectContact } from "./direct-contact";

const newTab = { target: "_blank", rel: "noopener" } as const;

/** "Call +971 4 000 0000", the number from left to right in every language. */
function CallNumber({ phone, messages }: DirectContact) {
  const [before, after] = messages.callNumber.split("{phone}");
  return (
    <>
      {before}
      <bdi dir="ltr">{phone}</bdi>
      {after}
    </>
  );
}

/** The words of a link to the chat: its name, and for a screen reader that it opens in a new tab. */
export function ChatName({ messages }: DirectContact) {
  return (
    <>
      {messages.chat}
      <span className="sr-only"> ({messages.opensNewTab})</span>
    </>
  );
}

interface ContactLineProps {
  contact: DirectContact;
  className?: string;
}

/**
 * The firm's number and its WhatsApp chat as two links in a line, beside a request. A page whose
 * request is further down has it in its first screen too, as `className="contact-line-first"`: on a
 * desktop only, because a smaller window has the ContactBar there.
 */
export function ContactLine({ contact, className = "" }: ContactLineProps) {
  return (
    <p className={`contact-line figures ${className}`}>
      <a href={contact.call} className={actionStyle.text}>
        <span>
          <CallNumber {...contact} />
        </span>
      </a>
      <a href={contact.chat} {...newTab} className={actionStyle.text}>
        <ChatName {...contact} />
      </a>
    </p>
  );
}

interface ContactBarProps {
  contact: DirectContact;
  /** What the page is about, above the actions. Left out where the page's own title is enough. */
  title?: ReactNode;
  /** The page's request: a link to its form, or a button that opens its dialog. */
  children: ReactNode;
}

/**
 * Phone, WhatsApp and the page's request at the foot of a window below 64rem; a desktop has the
 * ContactLine. It sticks within its parent, as whose last child it stands: the part of the page above
 * the form, so that it covers no field. Its page scrolls what has the focus clear of it, it makes room
 * for the language offer, and it is not printed.
 *
 * A page uses both so:
 *
 * - loader: `contact: directContact(messages, interpolate(message, { title, address }))`
 * - opening: `<ContactLine contact={contact} className="contact-line-first" />`
 * - end of the part above the form: `<ContactBar contact={contact} title={…}><a href="#request">…</a></ContactBar>`
 * - beside the form: `<ContactLine contact={contact} />`
 */
export function ContactBar({ contact, title, children }: ContactBarProps) {
  const { phone, call, chat, messages } = contact;
  return (
    <div className="contact-bar">
      {title}
      <div className="contact-bar-actions">
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
