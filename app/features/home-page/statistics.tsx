import "./home-page.css";

interface StatisticsProps {
  title: string;
  figures: readonly { figure: string; title: string; text: string }[];
}

/** Three large figures on one rule. */
export function Statistics({ title: label, figures }: StatisticsProps) {
  return (
    <section aria-label={label} className="overflow-x-clip bg-travertine section">
      <dl className="statistics page">
        {figures.map(({ figure, title, text }) => (
          <div key={title} className="statistic">
            <dt className="statistic-meaning">
              <span className="block max-md:text-small">{title}</span>
              <span className="mt-2 block text-small quiet max-md:hidden">{text}</span>
            </dt>
            <dd className="statistic-figure display figures">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
