import type { ReactNode } from "react";
import type { CallToActionProps } from "~/ui/call-to-action";

interface QuietCallToActionProps extends Omit<CallToActionProps, "picture"> {
  /** A further note, such as on risk. */
  aside?: ReactNode;
}

/** The end of a page on paper: one large line with the action at its end. */
export function QuietCallToAction({ title, text, aside, children }: QuietCallToActionProps) {
  return (
    <section className="page section-grand">
      <div
        className="grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_4fr] lg:justify-between"
        data-reveal=""
      >
        <h2 className="max-w-[14ch] self-start display text-hero">{title}</h2>
        <div className="flex flex-col items-start gap-6">
          {text && <p className="text-lead">{text}</p>}
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">{children}</div>
          {aside}
        </div>
      </div>
    </section>
  );
}
