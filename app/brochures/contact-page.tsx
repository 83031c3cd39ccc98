import { Fragment } from "react";
import type { QrCode as Drawing } from "~/format/qr-code";
import type { Brochure } from "./brochure";
import { MoneyTable, Page, Rows, PrintImage } from "./page";

interface QrCodeProps {
  code: Drawing;
  label: string;
}

function QrCode({ code: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      fill="currentColor"
    >
      <path d={path} />
    </svg>
  );
}

function Contact({ contact }: Pick<Brochure, "contact">) {
  const { title, text, agent, channels, hours, permit, code } = contact;
  return (
    <section className="contact">
      <div className="contact-head">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <section>
        <h3>{agent}</h3>
        <dl className="rows">
          {channels.map((channel) => (
            <div key={channel.name}>
              <dt>{channel.name}</dt>
              <dd>
                {channel.address ? (
                  <a href={channel.address}>
                    <bdi>{channel.text}</bdi>
                  </a>
                ) : (
                  channel.text
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{hours.title}</h3>
        <Rows rows={hours.rows} />
        <p className="small">{hours.note}</p>
      </section>
      <div className="code">
        <QrCode code={code.drawing} label={code.label} />
        <div>
          <p>{code.text}</p>
          <p>
            <a href={code.address}>
              <bdi>{code.displayedAddress}</bdi>
            </a>
          </p>
        </div>
        {permit && (
          <>
            <QrCode code={permit.qr} label={permit.card} />
            <p>
              <a href={permit.card}>{permit.text}</a>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** The end of the page is compact if there are registrations. */
const compactStyles = {
  end: { style: { paddingBlock: "3mm 7mm" } },
  line: { style: { marginBlockStart: "1mm" } },
  registrations: { style: { fontSize: "7.4pt", lineHeight: 1.3, marginBlockStart: "1.5mm" } },
  arabicName: { style: { fontFamily: "IBM Plex Sans Arabic", lineHeight: 1 } },
};

/** The firm's registrations. The Arabic name has the Arabic font in every language. */
function Registrations({ firm }: Pick<Brochure["contact"], "firm">) {
  return (
    <p className="small" {...compactStyles.registrations}>
      {firm.arabicName && (
        <bdi lang="ar" {...compactStyles.arabicName}>
          {firm.arabicName}
        </bdi>
      )}
      {firm.registrations.map((fact, index) => (
        <Fragment key={fact}>
          {(index > 0 || firm.arabicName) && " · "}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

interface ContactPageProps {
  brochure: Brochure;
  /** Whether the amounts are on this page. */
  withMoney: boolean;
}

export function ContactPage({ brochure, withMoney }: ContactPageProps) {
  const { money, pictures, contact } = brochure;
  const isRegistered = Boolean(contact.firm.arabicName) || contact.firm.registrations.length > 0;
  const { band } = pictures;
  return (
    <Page name="last">
      {withMoney && money.length > 0 && (
        <div className="last-money">
          {money.map((table) => (
            <MoneyTable key={table.title} {...table} />
          ))}
        </div>
      )}
      {money.length === 0 && band && <PrintImage picture={band} size="band" />}
      <Contact contact={contact} />
      <div className="end" {...(isRegistered && compactStyles.end)}>
        <p className="small">{contact.legalNotes.join(" ")}</p>
        {isRegistered && <Registrations firm={contact.firm} />}
        <div className="end-line" {...(isRegistered && compactStyles.line)}>
          <p className="mark">
            <span>{contact.firm.name}</span>
          </p>
          <p className="small">{contact.firm.legal}</p>
        </div>
      </div>
    </Page>
  );
}
