import type { Brochure, Row } from "./brochure";
import { Page } from "./page";
import { PrintImage } from "./print-image";
import { Rows } from "./rows";

type About = Brochure["about"];

/** Characters of a figure that still stand on one line beside the picture. */
const longest = 10;

function Figures({ figures }: Pick<About, "figures">) {
  const long = figures.some(({ value }) => value.length > longest);
  return (
    <dl
      className="figures"
      data-many={figures.length > 4 || undefined}
      data-long={long || undefined}
    >
      {figures.map(({ value, unit }) => (
        <div key={unit}>
          <dd>{value}</dd>
          <dt>{unit}</dt>
        </div>
      ))}
    </dl>
  );
}

function Table({ title, rows }: { title?: string; rows: readonly Row[] }) {
  return (
    <section>
      {title && <h3>{title}</h3>}
      <Rows rows={rows} />
    </section>
  );
}

/** In two rows, and more where that would be too narrow. */
const maxColumns = 5;

function List({ title, items }: NonNullable<About["list"]>) {
  const columns = Math.min(maxColumns, Math.ceil(items.length / 2));
  return (
    <section className="about-list">
      <h3>{title}</h3>
      <ul className={`list list-${columns}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Reasons({ title, lead, items }: NonNullable<About["reasons"]>) {
  return (
    <section className="reasons">
      <h3>{title}</h3>
      {lead && <p>{lead}</p>}
      <dl>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AboutPageProps {
  brochure: Brochure;
  number: number;
}

/** What it is: large figures beside a picture, the text, and the facts as ruled tables. */
export function AboutPage({ brochure, number }: AboutPageProps) {
  const { about, pictures, note, title, summary, contact } = brochure;
  const { figures, text, tables, list, reasons } = about;
  const facts = tables.map((table) => (
    <Table key={table.title ?? table.rows[0]?.term} {...table} />
  ));
  return (
    <Page name="about" foot={{ firm: contact.firm.name, title, number }}>
      <div className="about-top">
        <div className="about-head">
          <h2>{about.title}</h2>
          {figures.length > 0 ? <Figures figures={figures} /> : <p className="lead">{summary}</p>}
        </div>
        <PrintImage picture={pictures.lead} size="lead" note={note} />
      </div>
      <div className="about-columns">
        <div className="about-text">
          {figures.length > 0 && reasons && <p className="lead">{summary}</p>}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {reasons && facts}
        </div>
        <div className="about-tables">{reasons ? <Reasons {...reasons} /> : facts}</div>
      </div>
      {list && <List {...list} />}
      {pictures.low && (
        <div className="about-low">
          <PrintImage picture={pictures.low} size="low" note={note} />
        </div>
      )}
    </Page>
  );
}
