import { renderToStaticMarkup } from "react-dom/server";
import { type Locale, locales } from "~/locale";
import { Price } from "~/ui/line-breaks";
import { AboutPage } from "./about-page";
import { type Brochure, type AmountTable, brochureContent } from "./brochure";
import { ContactPage } from "./contact-page";
import { FirmMark, MoneyTable, Page, PrintImage } from "./page";
import { PicturesPage } from "./pictures-page";
import { printImageStyles } from "./print-images";
import { type BrochureSubject, subjects } from "./subjects";
import styles from "./brochure.css?inline";

/** A picture to three edges of the page; below it the name, the type and the price. */
function CoverPage({ brochure }: { brochure: Brochure }) {
  const { cover, eyebrow, title, latinName, summary, price, priceNotes, contact } = brochure;
  return (
    <Page name="cover">
      <PrintImage picture={cover} size="cover" />
      <header className="px-16 pt-10">
        <p className="text-[8pt] tracking-[0.07em] text-bronze uppercase rtl:text-[10pt] rtl:tracking-[0em] rtl:normal-case">
          {eyebrow}
        </p>
        <h1 className="mt-3 text-[52pt]">
          <bdi>{title}</bdi>
        </h1>
        {latinName && (
          <p lang="en" className="small">
            <bdi dir="ltr">{latinName}</bdi>
          </p>
        )}
        <div className="-me-16 mt-7 grid grid-cols-[1fr_78mm] gap-x-12 border-t-[0.25mm] border-bronze pe-16 pt-6">
          <p className="lead">{summary}</p>
          <div>
            <p className="font-display text-[25pt] leading-[1.2] lining-nums tabular-nums">
              <Price text={price} />
            </p>
            {priceNotes.map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
          </div>
        </div>
      </header>
      <FirmMark name={contact.firm.name} className="absolute start-16 bottom-14" data-part="foot" />
    </Page>
  );
}

/** The address at which the print script serves the map's styles. */
const mapStylesheet = "/map.css";

function BrochureDocument({ brochure, locale }: { brochure: Brochure; locale: Locale }) {
  const { lang, direction } = locales[locale];
  const amountsOnPicturePage = !brochure.units && !brochure.details && !brochure.pictures.broad;
  return (
    <html lang={lang} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <title>{brochure.documentTitle}</title>
        <meta name="author" content={brochure.contact.firm.name} />
        <style>{styles}</style>
        <link rel="stylesheet" href={mapStylesheet} />
        <style>{printImageStyles}</style>
      </head>
      <body data-ground={brochure.ground}>
        <CoverPage brochure={brochure} />
        <AboutPage brochure={brochure} number={2} />
        <PicturesPage brochure={brochure} number={3}>
          {amountsOnPicturePage &&
            brochure.money.map((table) => (
              <MoneyTable key={table.title} {...table} className="px-16 pt-10" />
            ))}
        </PicturesPage>
        <TermsPages brochure={brochure} number={4} />
        <ContactPage brochure={brochure} withMoney={!amountsOnPicturePage} />
      </body>
    </html>
  );
}

const brochureHtml = (brochure: Brochure, locale: Locale): string =>
  `<!doctype html>${renderToStaticMarkup(<BrochureDocument brochure={brochure} locale={locale} />)}`;

/** The height that tables may fill of a page, in mm. The rest is the margin of the estimate below. */
const pageHeight = 205;

/** An estimate of the height of a table with the space below it, in mm. */
function estimateHeight({ lead, columns, rows, notes }: AmountTable) {
  const charactersPerLine = columns ? 36 : 110;
  const rowHeights = rows.map(
    ({ note = "" }) => 7.5 + 4 * Math.ceil(note.length / charactersPerLine),
  );
  const rowsHeight = rowHeights.reduce((sum, height) => sum + height, 0);
  return 24 + (lead ? 7 : 0) + (columns ? 10 : 0) + rowsHeight + (notes.length > 0 ? 12 : 0);
}

/** Puts tables on pages in their order. A table is not split. */
function paginateTables(tables: readonly AmountTable[]): AmountTable[][] {
  const pages: AmountTable[][] = [];
  let height = Infinity;
  for (const table of tables) {
    height += estimateHeight(table);
    if (height > pageHeight) {
      pages.push([]);
      height = estimateHeight(table);
    }
    pages.at(-1)?.push(table);
  }
  return pages;
}

interface TermsPagesProps {
  brochure: Brochure;
  /** The number of the first page. */
  number: number;
}

function TermsPages({ brochure: { terms, title, contact }, number }: TermsPagesProps) {
  return paginateTables(terms ?? []).map((tables, index) => (
    <Page
      key={tables[0]?.title}
      name="terms"
      className="grid content-start gap-y-9 px-16 pt-16"
      foot={{ firm: contact.firm.name, title, number: number + index }}
    >
      {tables.map((table) => (
        <MoneyTable key={table.title} {...table} />
      ))}
    </Page>
  ));
}

export interface Edition {
  id: BrochureSubject["id"];
  locale: Locale;
  /** The folder of its files, below app/content. */
  folder: string;
  /** The data of the listing, which the document shows besides what all documents share. */
  listing: unknown;
  /**
   * The document as HTML.
   *
   * @param date of the brochure, as yyyy-mm-dd
   */
  html: (date: string) => string;
}

/**
 * Every brochure in every language, from the content of the pages.
 *
 * @param origin of the site, for the QR code
 */
export const editions = (origin: string): readonly Edition[] =>
  subjects.flatMap((subject) =>
    subject.locales.map((locale) => ({
      id: subject.id,
      locale,
      folder: `${subject.kind === "property" ? "properties" : "projects"}/${subject.id}`,
      listing: subject.kind === "property" ? subject.property : subject.project,
      html: (date) => brochureHtml(brochureContent(subject, { locale, origin, date }), locale),
    })),
  );
