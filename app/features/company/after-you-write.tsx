import "./team.css";
import { SectionHeading } from "~/ui/section-heading";

interface AfterYouWriteProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** What happens next, as four lines that step down the page from the start to the end. */
export function AfterYouWrite({ title, steps }: AfterYouWriteProps) {
  return (
    <section className="on-ink section-grand">
      <div className="page">
        <SectionHeading title={title} />
        <ol className="mt-12 grid gap-y-10 lg:mt-4 lg:grid-cols-4 lg:gap-y-0">
          {steps.map((step, index) => (
            <li key={step.title} className={`stair stair-${index} pe-8 pt-6 rule-t`}>
              <span aria-hidden className="display text-title-2 text-brass figures">
                {index + 1}
              </span>
              <h3 className="mt-3 display text-title-3">{step.title}</h3>
              <p className="mt-3 max-w-[34ch] quiet">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
