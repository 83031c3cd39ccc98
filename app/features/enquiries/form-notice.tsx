import type { AnswerNotice } from "./submit-enquiry";

interface FormNoticeProps {
  id?: string;
  notice?: AnswerNotice | undefined;
}

function SendAgain({ when, links }: NonNullable<AnswerNotice["again"]>) {
  return (
    <>
      <p>{when}</p>
      <p className="flex flex-wrap gap-x-6">
        {links.map(({ to, text }) => (
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
export function FormNotice({ id, notice }: FormNoticeProps) {
  const rule = notice?.tone === "success" ? "border-success" : "border-error";
  return (
    <div role="status" id={id} tabIndex={-1} className="scroll-mt-[40svh]">
      {notice && (
        <div className={`mt-6 line-s-2 ps-4 text-small ${rule}`}>
          <p className="weight-medium">{notice.title}</p>
          <p>{notice.text}</p>
          {notice.detail && <p>{notice.detail}</p>}
          {notice.again && <SendAgain {...notice.again} />}
        </div>
      )}
    </div>
  );
}
