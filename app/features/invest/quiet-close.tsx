import type { ReactNode } from "react";
import { RiskNote } from "./risk-note";

interface QuietCloseProps {
  title: string;
  text: string;
  risk: string;
  /** One primary action, at most one second one (`text`). */
  children: ReactNode;
}

/** A page's close on paper: one large line, and the next step at the end of it. */
export function QuietClose({ title, text, risk, children }: QuietCloseProps) {
  return (
    <section className="page section-grand">
      <div
        className="grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_4fr] lg:justify-between"
        data-reveal=""
      >
        <h2 className="max-w-[14ch] self-start display text-hero">{title}</h2>
        <div className="flex flex-col items-start gap-6">
          <p className="text-lead">{text}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">{children}</div>
          <RiskNote risk={risk} />
        </div>
      </div>
    </section>
  );
}
