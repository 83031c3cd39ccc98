import { fill } from "~/format/fill";
import type { Notice } from "~/ui/notify";
import type { EnquiryFormWords } from "./enquiry-form-words";

/** What stands by a form once it was sent. */
export interface AnswerNotice extends Notice {
  /** In how many seconds it may be sent again, where waiting helps. */
  retryAfter?: number | undefined;
}

interface FormNoticeProps {
  id?: string;
  notice?: AnswerNotice | undefined;
  words: EnquiryFormWords;
}

/** When to send it again, and how to reach the firm at once. */
function SendAgain({ seconds, words }: { seconds: number; words: EnquiryFormWords }) {
  return (
    <>
      <p>{fill(words.sendAgain, { seconds: String(seconds) })}</p>
      <p className="flex flex-wrap gap-x-6">
        {words.reach.map(({ to, text }) => (
          <a key={to} href={to} className="py-2 underline decoration-1 underline-offset-4">
            {text}
          </a>
        ))}
      </p>
    </>
  );
}

/**
 * The line that stays by the form after its toast has gone. It is there before it has anything to
 * say, because a region that comes together with its words may not be read out.
 */
export function FormNotice({ id, notice, words }: FormNoticeProps) {
  const rule = notice?.tone === "success" ? "border-success" : "border-error";
  return (
    <div role="status" id={id} tabIndex={-1} className="scroll-mt-[40svh]">
      {notice && (
        <div className={`mt-6 border-s-2 ps-4 text-small ${rule}`}>
          <p className="font-medium">{notice.title}</p>
          <p>{notice.text}</p>
          {notice.detail && <p>{notice.detail}</p>}
          {notice.retryAfter && <SendAgain seconds={notice.retryAfter} words={words} />}
        </div>
      )}
    </div>
  );
}
