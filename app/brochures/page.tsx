import type { ReactNode } from "react";
import type { Row, AmountTable } from "./brochure";
import { printSizes, type PrintImageData, type PrintSize, printImageSource } from "./print-images";

interface PrintImageProps {
  picture: PrintImageData;
  size: PrintSize;
  className?: string;
}

export function PrintImage({ picture, size, className }: PrintImageProps) {
  const { name, alt, caption, text, note } = picture;
  const { width, height } = printSizes[size];
  return (
    <figure className={`print-image print-image-${size} ${className ?? ""}`}>
      <img src={printImageSource(name, size)} alt={alt} width={width * 10} height={height * 10} />
      <figcaption>
        {caption && <span className="print-image-caption">{caption}</span>}
        {text && <span className="print-image-text">{text}</span>}
        {note && <span className="print-image-note">{note}</span>}
      </figcaption>
    </figure>
  );
}

export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="rows">
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PageProps {
  name: "cover" | "about" | "pictures" | "terms" | "last";
  /** The footer with the page number; the cover and the last page have none. */
  foot?: { firm: string; title: string; number: number };
  children: ReactNode;
}

/** One A4 page. The footer is hidden from screen readers. */
export function Page({ name, foot, children }: PageProps) {
  return (
    <section className={`brochure-page brochure-page-${name}`} data-page={name}>
      {children}
      {foot && (
        <p className="foot" aria-hidden>
          <span className="foot-firm">{foot.firm}</span>
          <span>
            <bdi>{foot.title}</bdi> · {foot.number}
          </span>
        </p>
      )}
    </section>
  );
}

export function MoneyTable({ title, lead, columns, rows, notes }: AmountTable) {
  return (
    <section className="money">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      <table>
        {columns && (
          <thead>
            <tr>
              <th scope="col" aria-label={title} />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ name, note, values, total }) => (
            <tr key={name} data-total={total}>
              <th scope="row">
                {name}
                {note && <span className="small"> {note}</span>}
              </th>
              {values.map((value, index) => (
                <td key={columns?.[index] ?? index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className="risk">{notes.join(" ")}</p>}
    </section>
  );
}
