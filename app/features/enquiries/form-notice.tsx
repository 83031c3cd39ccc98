import type { Notice } from "~/ui/notify";

interface FormNoticeProps {
  id?: string;
  notice?: (Notice & { detail?: string }) | undefined;
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
        <div className={`mt-6 border-s-2 ps-4 text-small ${rule}`}>
          <p className="font-medium">{notice.title}</p>
          <p>{notice.text}</p>
          {notice.detail && <p>{notice.detail}</p>}
        </div>
      )}
    </div>
  );
}
