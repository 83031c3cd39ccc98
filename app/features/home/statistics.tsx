import "./statistics.css";
import { CountedFigure } from "~/ui/counted-figure";

interface StatisticsProps {
  title: string;
  figures: readonly { figure: string; meaning: string }[];
}

/** Three huge numerals that stand on the horizon. */
export function Statistics({ title, figures }: StatisticsProps) {
  return (
    <section aria-label={title} className="overflow-x-clip bg-travertine section">
      <dl className="statistics page">
        {figures.map(({ figure, meaning }) => (
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
