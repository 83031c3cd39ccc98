import { renderToStaticMarkup } from "react-dom/server";
import { type Locale, locales } from "~/locale";
import { Price } from "~/ui/line-breaks";
import { AboutPage } from "./about-page";
import type { Brochure } from "./brochure";
import { ContactPage } from "./contact-page";
import { MoneyTable } from "./money-table";
import { Page, PrintImage } from "./page";
import { PicturesPage } from "./pictures-page";
import { printImageStyles } from "./print-images";
import { TermsPages } from "./terms-pages";

/** A picture to three edges of the page; below it the name, the type and the price. */
function CoverPage({ brochure }: { brochure: Brochure }) {
  const { cover, eyebrow, title, latinName, summary, price, priceNotes, contact } = brochure;
  return (
    <Page name="cover">
      <PrintImage picture={cover} size="cover" />
      <header className="cover-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {latinName && (
          <p lang="en" className="small">
            <bdi dir="ltr">{latinName}</bdi>
          </p>
        )}
        <div className="cover-line">
          <p className="lead">{summary}</p>
          <div className="cover-price">
            <p className="price">
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
      <p className="mark">
        <span>{contact.firm.name}</span>
      </p>
    </Page>
  );
}

/** The addresses that the print script serves. */
const stylesheets = ["/colours.css", "/map.css", "/brochure.css"];

function BrochureDocument({ brochure, locale }: { brochure: Brochure; locale: Locale }) {
  const { lang, direction } = locales[locale];
  const amountsOnPicturePage = !brochure.units && !brochure.details && !brochure.pictures.broad;
  return (
    <html lang={lang} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <title>{brochure.documentTitle}</title>
        {stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        <style>{printImageStyles}</style>
      </head>
      <body data-ground={brochure.ground}>
        <CoverPage brochure={brochure} />
        <AboutPage brochure={brochure} number={2} />
        <PicturesPage brochure={brochure} number={3}>
          {amountsOnPicturePage &&
            brochure.money.map((table) => <MoneyTable key={table.title} {...table} />)}
        </PicturesPage>
        <TermsPages brochure={brochure} number={4} />
        <ContactPage brochure={brochure} withMoney={!amountsOnPicturePage} />
      </body>
    </html>
  );
}

export const brochureHtml = (brochure: Brochure, locale: Locale): string =>
  `<!doctype html>${renderToStaticMarkup(<BrochureDocument brochure={brochure} locale={locale} />)}`;
