import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { defaultLocale, type Locale, locales } from "~/locale";
import { type Block, lineBreak, type Row } from "./mail-blocks";

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
  figures: { width: "100%", borderCollapse: "collapse", margin: "32px 0 0" },
  figuresTitle: { padding: "0 0 6px", fontSize: 18, textAlign: "left", verticalAlign: "bottom" },
  figuresColumn: { padding: "0 0 6px 12px", fontSize: 13, fontWeight: "normal", opacity: 0.75 },
  figureName: { padding: "7px 0", borderTop: "1px solid", overflowWrap: "anywhere" },
  figure: { padding: "7px 0 7px 12px", borderTop: "1px solid", whiteSpace: "nowrap" },
  before: { fontSize: 14, opacity: 0.75 },
  label: {
    padding: "14px 0 2px",
    textAlign: "left",
    fontWeight: "normal",
    fontSize: 13,
    opacity: 0.75,
  },
  answer: { overflowWrap: "anywhere" },
  button: { border: "1px solid", textAlign: "center", msoPaddingAlt: "11px 18px" },
  action: {
    display: "inline-block",
    padding: "11px 18px",
    color: "inherit",
    fontWeight: "bold",
    textDecoration: "none",
  },
  link: { color: "inherit" },
  note: { display: "block", marginTop: 4, fontSize: 14, opacity: 0.75 },
} as const satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>;

interface LinkProps {
  address: string;
  children: ReactNode;
}

/** The main action of a mail. Outlook for Windows ignores the padding of links, and knows that of the cell. */
export const Button = ({ address, children }: LinkProps) => (
  <table role="presentation" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td dir="auto" style={styles.button}>
          <a href={address} style={styles.action}>
            {children}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);

/** A link in the colour of the text, which mail programs invert in dark mode. */
export const Link = ({ address, children }: LinkProps) => (
  <a href={address} style={styles.link}>
    {children}
  </a>
);

/** The answer of a row, with its link. Its lines have elements between them, because Outlook ignores `white-space`. */
function Answer({ text, link, action }: Row) {
  const lines = text
    .split(lineBreak)
    .flatMap((line, index) => [index > 0 && <br key={index} />, line]);
  if (!link) return lines;
  return action ? <Button address={link}>{lines}</Button> : <Link address={link}>{lines}</Link>;
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

/** The longest figure, in characters, of which a phone shows two beside a name. */
const maxFigure = 8;

/** A table of a week and the one before. Long figures are below their name, because a phone breaks them in columns. */
function Figures({ title, rows }: Extract<Block, { kind: "figures" }>) {
  const isNarrow = rows.every((texts) => texts.slice(1).every((text) => text.length <= maxFigure));
  return (
    <table style={styles.figures} cellPadding={0} cellSpacing={0}>
      <thead>
        <tr>
          <th scope="col" style={styles.figuresTitle}>
            {title}
          </th>
          {isNarrow &&
            ["Week", "Before"].map((text) => (
              <th key={text} scope="col" align="right" style={styles.figuresColumn}>
                {text}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, now, before]) =>
          isNarrow ? (
            <tr key={name}>
              <td style={styles.figureName}>
                <bdi>{name}</bdi>
              </td>
              <td align="right" style={styles.figure}>
                {now}
              </td>
              <td align="right" style={styles.figure}>
                {before}
              </td>
            </tr>
          ) : (
            <tr key={name}>
              <td style={styles.figureName}>
                <bdi>{name}</bdi>
                <div>
                  <b>{now}</b>
                </div>
                <div style={styles.before}>Before: {before}</div>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

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

/**
 * What Outlook for Windows needs, which draws with Word: a width, because it knows no `max-width`, and the font of table
 * cells, which do not inherit it.
 */
const outlook = {
  style:
    "<!--[if mso]><style>td,th,div,p{font-family:'Segoe UI',Arial,sans-serif}</style><![endif]-->",
  before:
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="16"><tr><td><![endif]-->',
  after: "<!--[if mso]></td></tr></table><![endif]-->",
};

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
  )
    .replace("</head>", `${outlook.style}</head>`)
    .replace(/<body[^>]*>/u, `$&${outlook.before}`)
    .replace("</body>", `${outlook.after}</body>`)}`;
}

/** The HTML part of a mail to the staff. */
export const mailHtml = (blocks: readonly Block[]): string =>
  mailDocument(
    defaultLocale,
    blocks.map((block, index) => <Part key={index} block={block} />),
  );
