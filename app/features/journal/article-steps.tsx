interface ArticleStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** Things that follow each other in time, as numbered rules. */
export function ArticleSteps({ steps }: ArticleStepsProps) {
  return (
    <ol className="mt-6 mb-5 rule-b lg:col-span-9">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] items-baseline gap-y-1 py-4 rule-t sm:grid-cols-[2.5rem_4fr_5fr] sm:gap-x-6"
        >
          <span aria-hidden className="text-small text-bronze figures">
            {String(index + 1).padStart(2, "0")}
          </span>
          <strong className="display text-title-4 font-normal">{title}</strong>
          <span className="max-sm:col-start-2">{text}</span>
        </li>
      ))}
    </ol>
  );
}
