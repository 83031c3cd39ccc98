import { renderToStaticMarkup } from "react-dom/server";
import { type Locale, locales } from "~/locale";
import { AboutSheet } from "./about-sheet";
import type { Brochure } from "./brochure";
import { CoverSheet } from "./cover-sheet";
import { LastSheet } from "./last-sheet";
import { MoneyTable } from "./money-table";
import { PicturesSheet } from "./pictures-sheet";
import { plateStyles } from "./plates";

/** What the script that prints answers with. */
const stylesheets = ["/colours.css", "/brochure.css"];

/** The sheets as a document of their own, which the script prints. */
function BrochurePage({ brochure, locale }: { brochure: Brochure; locale: Locale }) {
  const { lang, direction } = locales[locale];
  const besidePicture = !brochure.units && !brochure.pictures.broad;
  return (
    <html lang={lang} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <title>{brochure.documentTitle}</title>
        {stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        <style>{plateStyles}</style>
      </head>
      <body data-ground={brochure.ground}>
        <CoverSheet brochure={brochure} />
        <AboutSheet brochure={brochure} number={2} />
        <PicturesSheet brochure={brochure} number={3}>
          {besidePicture &&
            brochure.money.map((table) => <MoneyTable key={table.title} {...table} />)}
        </PicturesSheet>
        <LastSheet brochure={brochure} withMoney={!besidePicture} />
      </body>
    </html>
  );
}

/** The document of a brochure, as HTML. */
export const brochureHtml = (brochure: Brochure, locale: Locale): string =>
  `<!doctype html>${renderToStaticMarkup(<BrochurePage brochure={brochure} locale={locale} />)}`;
