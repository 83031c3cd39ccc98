import type { Benefit } from "~/content/en/benefit";

interface SteppingBenefitsProps {
  title: string;
  benefits: readonly Benefit[];
}

const steps = ["", "lg:ms-[16.666%]", "lg:ms-[33.333%]"] as const;

/** Three lines in large type on brass hairlines, each a step further in than the one before. */
export function SteppingBenefits({ title, benefits }: SteppingBenefitsProps) {
  return (
    <section className="page section-grand" aria-label={title}>
      <h2 className="eyebrow">{title}</h2>
      <ul className="mt-10">
        {benefits.map((benefit, index) => (
          <li
            key={benefit.title}
            className={`grid items-baseline gap-x-(--gutter) gap-y-3 border-t border-brass/60 py-8 md:grid-cols-[7fr_5fr] md:py-12 ${steps[index] ?? ""}`}
            data-reveal=""
          >
            <h3 className="display text-hero">{benefit.title}</h3>
            <p className="max-w-[34ch] quiet">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
