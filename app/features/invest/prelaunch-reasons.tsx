import type { HighlightMessages } from "~/messages/en/off-plan";
import type { HighlightIcon } from "./prelaunch.server";

interface PrelaunchReasonsProps {
  title: string;
  text: readonly string[];
  highlights: readonly (HighlightMessages & { icon: HighlightIcon })[];
}

/** An arch, a stair, a key, and the sun on the horizon. */
const drawings: Record<HighlightIcon, string> = {
  entry: "M4 42h40M12 42V21a12 12 0 0 1 24 0v21M18 42V22a6 6 0 0 1 12 0v20",
  growth: "M4 42h40M8 42v-8h9v-9h9v-9h9V7h9",
  rent: "M6 34a8 8 0 1 0 16 0 8 8 0 1 0-16 0M19.7 28.3 42 6M34 14l6 6M27 21l4.5 4.5",
  market: "M2 34h44M11 34a13 13 0 0 1 26 0M24 8v7M7 15l5 5M41 15l-5 5",
};

function HighlightDrawing({ icon }: { icon: HighlightIcon }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-14 text-bronze">
      <path
        d={drawings[icon]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

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
