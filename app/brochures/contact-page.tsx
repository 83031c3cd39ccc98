import { Fragment } from "react";
import type { QrCode as Drawing } from "~/format/qr-code";
import type { Brochure } from "./brochure";
import { FirmMark, MoneyTable, Page, Rows, PrintImage } from "./page";

interface QrCodeProps {
  code: Drawing;
  label: string;
}

function QrCode({ code: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      className="size-32 flex-none bg-white text-[#14201f]"
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

interface ContactProps extends Pick<Brochure, "contact"> {
  className: string;
}

function Contact({ contact, className }: ContactProps) {
  const { title, text, agent, channels, hours, permit, code } = contact;
  return (
    <section className={`mt-auto grid grid-cols-[1fr_1fr] gap-x-12 gap-y-8 pt-10 ${className}`}>
      <div className="col-span-full">
        <h2 className="text-[27pt]">{title}</h2>
        <p className="lead mt-[1.6mm] text-[13pt]">{text}</p>
      </div>
      <section>
        <h3>{agent}</h3>
        <dl className="rows ruled">
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
        <Rows rows={hours.rows} className="*:grid-cols-[1fr_auto]" />
        <p className="small">{hours.note}</p>
      </section>
      <div className="col-span-full flex items-center gap-7">
        <QrCode code={code.drawing} label={code.label} />
        <div>
          <p>{code.text}</p>
          <p>
            <a href={code.address} className="text-bronze">
              <bdi>{code.displayedAddress}</bdi>
            </a>
          </p>
        </div>
        {permit && (
          <>
            <QrCode code={permit.qr} label={permit.card} />
            <p>
              <a href={permit.card} className="text-bronze">
                {permit.text}
              </a>
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
  const hasMoney = withMoney && money.length > 0;
  return (
    <Page name="last" className="flex flex-col">
      {hasMoney && (
        <div className="px-16 pt-16 [&_td]:whitespace-nowrap">
          {money.map((table) => (
            <MoneyTable key={table.title} {...table} />
          ))}
        </div>
      )}
      {money.length === 0 && band && <PrintImage picture={band} size="band" />}
      <Contact
        contact={contact}
        className={hasMoney ? "ms-16 border-t-[0.25mm] border-bronze pe-16" : "px-16"}
      />
      <div className="px-16 pt-9 pb-12" {...(isRegistered && compactStyles.end)}>
        <p className="small">{contact.legalNotes.join(" ")}</p>
        {isRegistered && <Registrations firm={contact.firm} />}
        <div
          className="mt-4 flex items-baseline justify-between"
          {...(isRegistered && compactStyles.line)}
        >
          <FirmMark name={contact.firm.name} />
          <p className="small">{contact.firm.legal}</p>
        </div>
      </div>
    </Page>
  );
}
