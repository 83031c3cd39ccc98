import { CoastFigure } from "~/features/map/coast-figure";
import type { Brochure, Row } from "./brochure";
import { Page, Rows, PrintImage } from "./page";

type About = Brochure["about"];

/** The class of the figures by the length of the longest, so that each fits one line beside the picture. */
const figureSizes = [
  { minLength: 17, size: "small" },
  { minLength: 11, size: "medium" },
];

function Figures({ figures }: Pick<About, "figures">) {
  const longest = Math.max(...figures.map(({ value }) => value.length));
  const size = figureSizes.find(({ minLength }) => longest >= minLength)?.size;
  return (
    <dl className="figures" data-many={figures.length > 4 || undefined} data-size={size}>
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

/** In two rows, or more if the columns would be too narrow. */
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

/** The map, unless the place is outside of it, and the note if only the district is known. */
function PlaceMap({ map, note }: NonNullable<About["place"]>) {
  return (
    <div className="place-map">
      {map && <CoastFigure map={map} />}
      {note && <p className="map-district-note">{note}</p>}
    </div>
  );
}

interface AboutPageProps {
  brochure: Brochure;
  number: number;
}

export function AboutPage({ brochure, number }: AboutPageProps) {
  const { about, pictures, title, summary, contact } = brochure;
  const { figures, text, tables, place, list, reasons } = about;
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
        <PrintImage picture={pictures.lead} size="lead" />
      </div>
      <div className="about-columns">
        <div className="about-text">
          {figures.length > 0 && reasons && <p className="lead">{summary}</p>}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {reasons && facts}
          {place && !reasons && <PlaceMap {...place} />}
        </div>
        <div className="about-tables">
          {reasons ? <Reasons {...reasons} /> : facts}
          {place && !reasons && <Table {...place} />}
        </div>
      </div>
      {list && <List {...list} />}
      {place && reasons && (
        <div className="about-low about-low-place">
          <Table {...place} />
          <PlaceMap {...place} />
        </div>
      )}
      {pictures.low && (
        <div className="about-low">
          <PrintImage picture={pictures.low} size="low" />
        </div>
      )}
    </Page>
  );
}
