import type { ComponentProps, ReactNode } from "react";
import type { Row, AmountTable } from "./brochure";
import { printSizes, type PrintImageData, type PrintSize, printImageSource } from "./print-images";

interface PrintImageProps {
  picture: PrintImageData;
  size: PrintSize;
}

/** The margins of the captions of pictures to the edge of the page. */
const captionMargins: Partial<Record<PrintSize, string>> = {
  cover: "px-16",
  wide: "px-16",
  band: "px-16",
  lead: "pe-16",
  low: "ps-16",
};

const captionStyle =
  "flex flex-wrap justify-between gap-x-3 pt-[1.8mm] text-[8pt] leading-[1.4] text-ink-soft";

export function PrintImage({ picture, size }: PrintImageProps) {
  const { name, alt, caption, text, note } = picture;
  const { width, height } = printSizes[size];
  return (
    <figure className={`print-image-${size}`}>
      <img
        src={printImageSource(name, size)}
        alt={alt}
        width={width * 10}
        height={height * 10}
        className="block object-cover"
      />
      <figcaption className={`${captionStyle} ${captionMargins[size] ?? ""}`}>
        {caption && <span className="text-ink">{caption}</span>}
        {text && <span className="order-3 w-full text-ink">{text}</span>}
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  );
}

interface RowsProps {
  rows: readonly Row[];
  className?: string;
}

export function Rows({ rows, className = "" }: RowsProps) {
  return (
    <dl className={`rows ruled ${className}`}>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The firm's name above a rule that is longer than the name. */
export function FirmMark({
  name,
  className = "",
  ...props
}: ComponentProps<"p"> & { name: string }) {
  return (
    <p className={`font-display text-[15pt] tracking-[0.02em] ${className}`} {...props}>
      <span className="inline-flex border-b-[0.25mm] pe-11">{name}</span>
    </p>
  );
}

interface PageProps {
  name: "cover" | "about" | "pictures" | "terms" | "last";
  /** The footer with the page number; the cover and the last page have none. */
  foot?: { firm: string; title: string; number: number };
  className?: string;
  children: ReactNode;
}

/** One A4 page. The footer is hidden from screen readers. */
export function Page({ name, foot, className = "", children }: PageProps) {
  return (
    <section
      className={`relative h-[297mm] w-[210mm] overflow-hidden bg-paper not-first:break-before-page ${className}`}
      data-page={name}
    >
      {children}
      {foot && (
        <p
          className="absolute inset-x-16 bottom-10 flex items-baseline justify-between text-[8pt] leading-[1.4] text-ink-soft"
          data-part="foot"
          aria-hidden
        >
          <span className="font-display text-[11pt] text-ink">{foot.firm}</span>
          <span>
            <bdi>{foot.title}</bdi> · {foot.number}
          </span>
        </p>
      )}
    </section>
  );
}

interface MoneyTableProps extends AmountTable {
  className?: string;
}

export function MoneyTable({ title, lead, columns, rows, notes, className }: MoneyTableProps) {
  const headerStyle = "ps-5 text-end text-[8.4pt] text-ink-soft";
  return (
    <section className={className}>
      <h2>{title}</h2>
      {lead && <p className="mt-2">{lead}</p>}
      <table>
        {columns && (
          <thead>
            <tr>
              <th scope="col" aria-label={title} className={headerStyle} />
              {columns.map((column) => (
                <th key={column} scope="col" className={headerStyle}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ name, note, values, total }) => (
            <tr key={name} className={total ? "border-y-ink" : undefined}>
              <th scope="row">
                {name}
                {note && <span className="small block"> {note}</span>}
              </th>
              {values.map((value, index) => (
                <td
                  key={columns?.[index] ?? index}
                  className="ps-5 text-end font-display text-[12pt]"
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className="small mt-2">{notes.join(" ")}</p>}
    </section>
  );
}
