import type { ReactNode } from "react";
import type { CallToActionProps } from "~/ui/call-to-action";

interface FramedCallToActionProps extends Omit<CallToActionProps, "picture"> {
  /** A further note, such as on risk. */
  aside?: ReactNode;
}

/** The end of a page on ink: one line between two brass hairlines, and the next action. */
export function FramedCallToAction({ title, text, aside, children }: FramedCallToActionProps) {
  return (
    <section className="page section-grand">
      <div className="border-y border-[#d9b27c99] py-14 md:py-20" data-reveal="">
        <h2 className="display text-hero">{title}</h2>
        <div className="mt-8 grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div>
            {text && <p className="max-w-[42ch] text-lead">{text}</p>}
            <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
          </div>
          {aside}
        </div>
      </div>
    </section>
  );
}
