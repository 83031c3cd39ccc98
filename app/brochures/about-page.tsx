import { CoastFigure } from "~/features/map/coast-figure";
import type { Brochure, Row } from "./brochure";
import { Page, Rows, PrintImage } from "./page";

type About = Brochure["about"];

/** The size of the figures by the length of the longest, so that each fits one line beside the picture. */
function figureSize(figures: About["figures"]) {
  const longest = Math.max(...figures.map(({ value }) => value.length));
  if (longest >= 17) return "text-[12.5pt]";
  return longest >= 11 || figures.length > 4 ? "text-[16pt]" : "text-[21pt]";
}

function Figures({ figures }: Pick<About, "figures">) {
  const size = figureSize(figures);
  return (
    <dl className="ruled mt-5 lining-nums tabular-nums">
      {figures.map(({ value, unit }) => (
        <div key={unit}>
          <dd className={`font-display leading-[1.15] ${size}`}>{value}</dd>
          <dt className="text-[8pt] leading-[1.4] text-ink-soft">{unit}</dt>
        </div>
      ))}
    </dl>
  );
}

function Table({ title, rows }: { title?: string; rows: readonly Row[] }) {
  return (
    <section className="not-first:mt-6">
      {title && <h3>{title}</h3>}
      <Rows rows={rows} />
    </section>
  );
}

/** In two rows, or more if the columns would be too narrow. */
const listColumns = [
  "",
  "grid-cols-[repeat(2,1fr)]",
  "grid-cols-[repeat(3,1fr)]",
  "grid-cols-[repeat(4,1fr)]",
  "grid-cols-[repeat(5,1fr)]",
];

function List({ title, items }: NonNullable<About["list"]>) {
  const columns = listColumns[Math.ceil(items.length / 2) - 1] ?? listColumns.at(-1);
  return (
    <section className="px-16 pt-5">
      <h3>{title}</h3>
      <ul className={`ruled mt-[2.4mm] grid gap-x-5 ${columns}`}>
        {items.map((item) => (
          <li key={item} className="text-[9.2pt] leading-[calc(var(--leading)*0.92)]">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons({ title, lead, items }: NonNullable<About["reasons"]>) {
  return (
    <section>
      <h3>{title}</h3>
      {lead && <p>{lead}</p>}
      <dl className="ruled mt-[2.4mm]">
        {items.map((item) => (
          <div key={item.title}>
            <dt className="font-display text-[13pt]">{item.title}</dt>
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
    <div className="mt-auto pt-4" data-part="map">
      {map && <CoastFigure map={map} />}
      {note && <p className="pt-[1.4mm] text-[7pt] text-ink-soft">{note}</p>}
    </div>
  );
}

const lowStyle = "absolute start-0 bottom-[21mm]";

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
      <div className="grid grid-cols-[68mm_142mm]">
        <div className="ps-16 pe-7 pt-16">
          <h2>{about.title}</h2>
          {figures.length > 0 ? (
            <Figures figures={figures} />
          ) : (
            <p className="lead mt-5 text-[13pt]">{summary}</p>
          )}
        </div>
        <PrintImage picture={pictures.lead} size="lead" />
      </div>
      <div className="grid grid-cols-[96mm_70mm] gap-x-12 px-16 pt-7 [&:not(:has([data-part=map]))]:items-start">
        <div className="flex flex-col" data-part="text">
          {figures.length > 0 && reasons && <p className="lead">{summary}</p>}
          {text.map((paragraph) => (
            <p key={paragraph} className="text-[11.2pt] not-first:mt-[2.4mm]">
              {paragraph}
            </p>
          ))}
          {reasons && facts}
          {place && !reasons && <PlaceMap {...place} />}
        </div>
        <div>
          {reasons ? <Reasons {...reasons} /> : facts}
          {place && !reasons && <Table {...place} />}
        </div>
      </div>
      {list && <List {...list} />}
      {place && reasons && (
        <div className={`${lowStyle} ms-16 w-[96mm]`} data-part="low">
          <Table {...place} />
          <PlaceMap {...place} />
        </div>
      )}
      {pictures.low && (
        <div className={lowStyle} data-part="low">
          <PrintImage picture={pictures.low} size="low" />
        </div>
      )}
    </Page>
  );
}
