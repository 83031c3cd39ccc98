import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { defaultLocale, type Locale, locales } from "~/locale";
import { type Block, lineBreak, type Row } from "./staff-mail";

/**
 * Styles are inline, because mail programs remove style sheets. No style sets a colour of text or
 * background, so that dark mode works.
 */
const styles = {
  page: {
    maxWidth: 600,
    margin: "0 auto",
    padding: 16,
    fontFamily: "-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
    fontSize: 16,
    lineHeight: 1.5,
  },
  heading: { margin: "32px 0 0", paddingTop: 16, borderTop: "1px solid", fontSize: 16 },
  table: { width: "100%", borderCollapse: "collapse" },
  label: {
    padding: "14px 0 2px",
    textAlign: "left",
    fontWeight: "normal",
    fontSize: 13,
    opacity: 0.75,
  },
  answer: { overflowWrap: "anywhere" },
  action: {
    display: "inline-block",
    padding: "11px 18px",
    border: "2px solid",
    borderRadius: 4,
    fontWeight: "bold",
    textAlign: "center",
    textDecoration: "none",
  },
  note: { display: "block", marginTop: 4, fontSize: 14, opacity: 0.75 },
} as const satisfies Record<string, CSSProperties>;

/** The answer of a row, with its link. Its lines have elements between them, because Outlook ignores `white-space`. */
function Answer({ text, link, action }: Row) {
  const lines = text
    .split(lineBreak)
    .flatMap((line, index) => [index > 0 && <br key={index} />, line]);
  return link ? (
    <a href={link} style={action ? styles.action : undefined}>
      {lines}
    </a>
  ) : (
    lines
  );
}

/** A label above its answer, for the narrow column of a phone. */
const AnswerRow = (row: Row) => (
  <>
    <tr>
      <th scope="row" style={styles.label}>
        {row.label}
      </th>
    </tr>
    <tr>
      <td dir="auto" style={styles.answer}>
        <Answer {...row} />
        {row.note && (
          <span dir="ltr" style={styles.note}>
            {row.note}
          </span>
        )}
      </td>
    </tr>
  </>
);

const Figures = ({ title, rows }: Extract<Block, { kind: "figures" }>) => (
  <table cellPadding={4}>
    <tbody>
      {[[title, "Week", "Before"], ...rows].map((texts, row) => {
        const Cell = row === 0 ? "th" : "td";
        return (
          <tr key={row}>
            {texts.map((text, column) => (
              <Cell key={column} align={column > 0 ? "right" : "left"}>
                {text}
              </Cell>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** A part of a mail. `dir="auto"` sets the direction of a visitor's text and isolates it. */
function Part({ block }: { block: Block }) {
  if (block.kind === "paragraphs") return block.texts.map((text) => <p key={text}>{text}</p>);
  if (block.kind === "figures") return <Figures {...block} />;
  if (block.kind === "list")
    return (
      <>
        <hr />
        <div style={styles.answer}>
          {block.rows.map((row, index) => (
            <div key={index}>
              {row.label}:{" "}
              <b dir="auto">
                <Answer {...row} />
              </b>
            </div>
          ))}
        </div>
      </>
    );
  return (
    <>
      {block.heading && <h2 style={styles.heading}>{block.heading}</h2>}
      <table style={styles.table}>
        <tbody>
          {block.rows.map((row, index) => (
            <AnswerRow key={index} {...row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The style of the main action of a mail. */
export const actionStyle: CSSProperties = styles.action;

/** The HTML part of a mail in a language. React escapes every text. */
export function mailDocument(locale: Locale, content: ReactNode): string {
  const { lang, direction } = locales[locale];
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{":root{color-scheme:light dark}"}</style>
      </head>
      <body style={{ margin: 0 }}>
        <div style={styles.page}>{content}</div>
      </body>
    </html>,
  )}`;
}

/** The HTML part of a mail to the staff. */
export const mailHtml = (blocks: readonly Block[]): string =>
  mailDocument(
    defaultLocale,
    blocks.map((block, index) => <Part key={index} block={block} />),
  );
