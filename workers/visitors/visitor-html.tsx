import type { CSSProperties } from "react";
import { company } from "~/content/company";
import { type Locale, locales } from "~/locale";
import { Button, Link, mailDocument } from "../mail/mail-html";
import type { Part } from "./visitor-mail";

/** Inline, and without colours, as in mail/mail-html.tsx. */
const styles = {
  wordmark: {
    margin: "0 0 28px",
    padding: "4px 0 14px",
    borderBottom: "1px solid",
    fontFamily: "'Bodoni MT',Didot,Georgia,'Times New Roman',serif",
    fontSize: 24,
    lineHeight: 1.2,
  },
  title: {
    margin: "0 0 16px",
    fontFamily: "'Bodoni MT',Didot,Georgia,'Times New Roman',serif",
    fontSize: 28,
    fontWeight: "normal",
    lineHeight: 1.25,
  },
  paragraph: { margin: "0 0 16px" },
  important: { margin: "0 0 20px", fontSize: 18, fontWeight: "bold" },
  cell: {
    padding: "14px 0 10px",
    borderTop: "1px solid",
    borderBottom: "1px solid",
    verticalAlign: "top",
  },
  table: { width: "100%", borderCollapse: "collapse", margin: "0 0 24px" },
  label: { fontSize: 13, opacity: 0.75 },
  row: { padding: "0 0 10px" },
  value: { overflowWrap: "anywhere" },
  person: { width: "100%", margin: "0 0 24px" },
  button: { margin: "20px 0" },
  portrait: { display: "block" },
  link: { display: "inline-block", padding: "5px 0", color: "inherit" },
  small: { margin: "32px 0 0", fontSize: 13, opacity: 0.75 },
} as const satisfies Record<string, CSSProperties>;

/** In CSS pixels. Outlook for Windows does not know `object-fit`, so the height follows from the picture. */
const portraitWidth = 80;

function Person({ label, contact }: Extract<Part, { kind: "person" }>) {
  const { name, role, phone, phoneUrl, whatsappUrl, chat, portrait } = contact;
  return (
    <table style={styles.person} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {portrait && (
            <td width={96} style={styles.cell}>
              <img
                src={portrait.address}
                alt={name}
                width={portraitWidth}
                height={Math.round((portraitWidth * portrait.height) / portrait.width)}
                style={styles.portrait}
              />
            </td>
          )}
          <td style={styles.cell}>
            <div style={styles.label}>{label}</div>
            <div>
              <b>
                <bdi>{name}</bdi>
              </b>
            </div>
            {role && <div>{role}</div>}
            <div>
              <a href={phoneUrl} style={styles.link}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </div>
            {whatsappUrl && (
              <div>
                <a href={whatsappUrl} style={styles.link}>
                  {chat}
                </a>
              </div>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function PartHtml({ part }: { part: Part }) {
  switch (part.kind) {
    case "title":
      return <h1 style={styles.title}>{part.text}</h1>;
    case "rows":
      return (
        <table style={styles.table} cellPadding={0} cellSpacing={0}>
          <tbody>
            {part.rows.map(({ label, text }) => (
              <tr key={label}>
                <td style={styles.row}>
                  <div style={styles.label}>{label}</div>
                  <div style={styles.value}>{text}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "person":
      return <Person {...part} />;
    case "links":
      return part.links.map(({ text, address }) => (
        <div key={address}>
          <a href={address} style={styles.link}>
            {text}
          </a>
        </div>
      ));
    case "button":
      return (
        <div style={styles.button}>
          <Button address={part.link.address}>{part.link.text}</Button>
        </div>
      );
    case "small":
      return (
        <p style={styles.small}>
          {part.text} <Link address={part.link.address}>{part.link.text}</Link>
        </p>
      );
    case "important":
    case "paragraph":
      break;
  }
  return <p style={styles[part.kind]}>{part.text}</p>;
}

/** The HTML of a mail to a visitor. Gmail removes the attributes of the root, so the content repeats them. */
export function visitorHtml(locale: Locale, parts: readonly Part[]): string {
  const { lang, direction } = locales[locale];
  return mailDocument(
    locale,
    <div lang={lang} dir={direction}>
      <p style={styles.wordmark}>
        <bdi>{company.name}</bdi>
      </p>
      {parts.map((part, index) => (
        <PartHtml key={index} part={part} />
      ))}
    </div>,
  );
}
