import type { HighlightWords } from "~/content/contract/investment";
import { HighlightDrawing } from "./highlight-drawing";
import type { HighlightIcon } from "./prelaunch-content";

interface PrelaunchReasonsProps {
  title: string;
  text: readonly string[];
  highlights: readonly (HighlightWords & { icon: HighlightIcon })[];
}

/** Why to buy before a launch, and what speaks for it here, four times. */
export function PrelaunchReasons({ title, text, highlights }: PrelaunchReasonsProps) {
  return (
    <section className="page section">
      <h2 className="display text-title-1" data-reveal="">
        {title}
      </h2>
      <div className="mt-8 grid gap-x-(--gutter) gap-y-5 lg:grid-cols-[7fr_5fr]" data-reveal="">
        {text.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "max-w-[48ch] text-lead" : "max-w-[52ch]"}>
            {paragraph}
          </p>
        ))}
      </div>
      <ul className="mt-16 grid gap-x-(--gutter) rule-b sm:grid-cols-2 xl:grid-cols-4">
        {highlights.map(({ icon, title: name, description }) => (
          <li key={name} className="py-8 pe-4 rule-t" data-reveal="">
            <HighlightDrawing icon={icon} />
            <h3 className="mt-6 display text-title-4">{name}</h3>
            <p className="mt-2 max-w-[34ch]">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
