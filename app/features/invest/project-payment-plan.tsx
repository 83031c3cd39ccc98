import "./project-page.css";
import type { PaymentPlanData } from "./payment-plan.server";
import type { ProjectPageData } from "./project-page.server";

interface ProjectPaymentPlanProps {
  plan: PaymentPlanData;
  messages: ProjectPageData["messages"]["plan"];
}

const titleId = "plan-title";

/** The gap between two payments on the line, in percent of its length. */
const gap = 0.4;

/** The payments as parts of one line, as long as their shares. The last is due at handover. */
function PlanLine({ parts }: Pick<PaymentPlanData, "parts">) {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className="plan-line">
      {parts.map(({ share }, index) => (
        <rect
          key={starts[index]}
          x={starts[index]}
          width={Math.max(share - gap, gap)}
          height="1"
          className={index === parts.length - 1 ? "fill-ink" : "fill-bronze"}
        />
      ))}
    </svg>
  );
}

export function ProjectPaymentPlan({ plan: { parts, unit }, messages }: ProjectPaymentPlanProps) {
  return (
    <section className="page section" aria-labelledby={titleId}>
      <div className="grid items-end gap-x-(--gutter) gap-y-3 pb-10 lg:grid-cols-[7fr_5fr]">
        <h2 id={titleId} className="display text-title-1" data-reveal="">
          {messages.title}
        </h2>
        <div>
          <p className="max-w-[44ch] text-lead">{messages.text}</p>
          {unit && <p className="mt-2 quiet figures">{unit}</p>}
        </div>
      </div>
      <PlanLine parts={parts} />
      <ol
        className="plan-parts pt-6"
        data-first={parts.length === 2 ? Math.round((parts[0]?.share ?? 50) / 10) : undefined}
      >
        {parts.map(({ when, percent, amount, what }) => (
          <li key={when}>
            <p className="eyebrow">{when}</p>
            <p className="mt-3 display text-title-1 figures">{percent}</p>
            {amount && <p className="mt-2 display text-title-3 figures">{amount}</p>}
            {what && <p className="mt-3 max-w-[34ch]">{what}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
