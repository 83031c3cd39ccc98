import type { ReactNode } from "react";
import { RiskNote } from "./risk-note";

interface TrophyCloseProps {
  title: string;
  text: string;
  risk: string;
  /** One primary action (`brass`), at most one second one (`text`). */
  children: ReactNode;
}

/** The dark page's close: one line between two brass hairlines, and the next step. */
export function TrophyClose({ title, text, risk, children }: TrophyCloseProps) {
  return (
    <section className="page section-grand">
      <div className="border-y border-brass/60 py-14 md:py-20" data-reveal="">
        <h2 className="display text-hero">{title}</h2>
        <div className="mt-8 grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="max-w-[42ch] text-lead">{text}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</div>
          </div>
          <RiskNote risk={risk} />
        </div>
      </div>
    </section>
  );
}
