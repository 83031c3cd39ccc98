import "./statistics.css";
import type { home } from "~/content/en/home";
import { CountedFigure } from "~/ui/counted-figure";

/** Three huge numerals that stand on the horizon. */
export function Statistics({ copy }: { copy: typeof home.statistics }) {
  return (
    <section aria-label={copy.title} className="overflow-x-clip bg-travertine section">
      <dl className="statistics page">
        {copy.figures.map(({ figure, meaning }) => (
          <div key={meaning} className="statistic">
            <dt className="statistic-meaning">{meaning}</dt>
            <dd className="statistic-figure display figures">
              <CountedFigure figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
