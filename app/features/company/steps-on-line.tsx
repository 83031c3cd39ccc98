import "./steps-on-line.css";
import { SectionHeading } from "~/ui/section-heading";

interface StepsOnLineProps {
  eyebrow: string;
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** The steps on one horizontal line across the page; on phones the line is vertical. */
export function StepsOnLine({ eyebrow, title, steps }: StepsOnLineProps) {
  return (
    <section className="bg-travertine section">
      <div className="page">
        <SectionHeading eyebrow={eyebrow} title={title} />
      </div>
      <ol className="steps-on-line page mt-12 lg:mt-20">
        {steps.map((step, index) => (
          <li key={step.title} className="step-on-line">
            <span aria-hidden className="text-small text-bronze figures">
              {String(index + 1).padStart(2, "0")}
            </span>
            <h3 className="step-title mt-2 display">{step.title}</h3>
            <p className="mt-3 max-w-[34ch]">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
