import type { ReactNode } from "react";
import type { ResultNotice, Confirmation } from "./enquiry-response";

interface FormNoticeProps {
  id?: string;
  notice?: ResultNotice | undefined;
  /** The link to the WhatsApp chat, with the prefilled message. */
  chat: string;
  /** The next action, at the end. */
  children?: ReactNode;
}

const link = "py-2 underline decoration-1 underline-offset-4";

/** A summary of the enquiry, and the time of the answer. */
function ConfirmationDetails({ rows, promise, calendar }: Confirmation) {
  return (
    <>
      <dl className="confirmation mt-5 grid text-small">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="quiet">{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {promise && <p className="mt-3">{promise}</p>}
      {calendar && (
        <p className="mt-1">
          <a href={calendar.to} download className={`inline-block ${link}`}>
            {calendar.text}
          </a>
        </p>
      )}
    </>
  );
}

/**
 * The answer that stays after the toast has closed: below the form an error, in place of the form the
 * receipt with a summary of the enquiry. It is not a live region, because the toast is one; its heading
 * receives the focus instead. Without JavaScript there is no toast, and the fragment of the page's address
 * moves the focus here.
 */
export function FormNotice({ id, notice, chat, children }: FormNoticeProps) {
  const sent = notice?.tone === "success";
  return (
    <div
      id={id}
      tabIndex={-1}
      data-sent={sent || undefined}
      className={`form-notice ${sent ? "[outline:none]" : ""}`}
    >
      {notice && (
        <div
          className={
            sent
              ? "mt-5 [border-block-start-width:2px] border-success pt-4"
              : "mt-6 [border-inline-start-width:2px] border-error ps-4 text-small"
          }
        >
          {sent ? (
            // On phones the toast is between the header and the receipt.
            <h2 tabIndex={-1} className="scroll-mt-36 display text-title-3">
              {notice.title}
            </h2>
          ) : (
            <p className="weight-medium">{notice.title}</p>
          )}
          {notice.text && <p className={sent ? "mt-2" : undefined}>{notice.text}</p>}
          {notice.detail && <p>{notice.detail}</p>}
          {notice.confirmation && <ConfirmationDetails {...notice.confirmation} />}
          {notice.contact && (
            <>
              <p>{notice.contact.intro}</p>
              <p className="flex flex-wrap gap-x-6">
                <a href={notice.contact.call.to} className={link}>
                  {notice.contact.call.text}
                </a>
                <a href={chat} target="_blank" rel="noopener" className={link}>
                  {notice.contact.chat}
                </a>
              </p>
            </>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
