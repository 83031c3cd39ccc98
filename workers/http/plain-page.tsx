import { createHash } from "node:crypto";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import displayFont from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2?url";
import arabicTextFont from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url";
import arabicDisplayFont from "@fontsource/markazi-text/files/markazi-text-arabic-400-normal.woff2?url";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { company } from "~/content/company";
import { homePath } from "~/content/paths";
import { type Locale, localePath, locales } from "~/locale";

const arabicLetters = "U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC";

/** The site's fonts, colours and controls. Its style sheet is not loaded: the pages are few, and seldom seen twice. */
const styles = `@font-face{font-family:Display;src:url(${displayFont})}
@font-face{font-family:Display;src:url(${arabicDisplayFont});size-adjust:120%;unicode-range:${arabicLetters}}
@font-face{font-family:Text;src:url(${textFont});font-weight:400 700}
@font-face{font-family:Text;src:url(${arabicTextFont});font-weight:400 700;size-adjust:105%;unicode-range:${arabicLetters}}
:root{color-scheme:light dark;--ground:#f7f3ec;--ink:#14201f;--soft:#4a5553;--panel:#e6dccb;--accent:#7d5226;--focus:#1f5a5e;--error:#9b2c1f}
@media (prefers-color-scheme:dark){:root{--ground:#14201f;--ink:#f7f3ec;--soft:#c3c6bf;--panel:#263331;--accent:#d9b27c;--focus:#d9b27c;--error:#f0a091}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 Text,system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:70rem;margin:0 auto;padding:1rem 1.25rem 0}
header a{display:inline-block;padding:.625rem 0 0;color:inherit;font:1.375rem/1.2 Display,serif;letter-spacing:.02em;text-decoration:none}
header span{display:block;padding:0 2.25rem .125rem 0;padding-inline:0 2.25rem;border-block-end:1px solid}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:2.5rem;padding-block:2rem 4rem}
h1,h2,legend{font-family:Display,serif;font-weight:400;line-height:1.15;text-wrap:balance}
h1{font-size:clamp(2rem,1.6rem + 1.8vw,3rem);line-height:1.1;margin:.25rem 0 1rem}
h2,legend{font-size:1.625rem;margin:0 0 .5rem;padding:0}
h2~form legend{margin:0;padding:1.25rem 0 .5rem;border-block-start:1px solid var(--panel);font:600 1.0625rem/1.6 Text,system-ui,sans-serif}
:lang(ar) :is(h1,h2,legend){line-height:1.35}
p{margin:0 0 1rem}
a{color:var(--accent);text-underline-offset:.25em;text-decoration-thickness:1px}
legend{float:inline-start;width:100%}
legend+*{clear:both}
figure{margin:0 0 2rem}
figure img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;background:var(--panel)}
figcaption,dt,small,.soft{color:var(--soft);font-size:.9375rem}
figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.5rem 0 0}
dl{margin:1.5rem 0}
dl>div{padding:.625rem 0;border-block-end:1px solid var(--panel)}
dd{margin:0}
form+form{margin:2.5rem 0 0}
h2~form+form{margin:2rem 0 0}
fieldset{border:0;margin:0;padding:0;min-width:0}
label{display:block;margin:1.25rem 0 0;font-size:.9375rem}
input,select{display:block;width:100%;min-height:2.75rem;padding:.5rem 0;border:0;border-block-end:1px solid;border-radius:0;background:transparent;color:inherit;font:inherit}
option{background:var(--ground)}
input[aria-invalid]{border-block-end-width:2px}
input~p{margin:.5rem 0 0;color:var(--soft);font-size:.9375rem}
a.action,button{display:block;width:100%;min-height:3rem;margin:1.25rem 0 0;padding:.75rem 1.25rem;border:1px solid;border-radius:0;background:transparent;color:inherit;font:inherit;font-size:.9375rem;line-height:1.4;text-align:center;text-decoration:none;cursor:pointer}
a.first,button.first{border-color:var(--ink);background:var(--ink);color:var(--ground)}
button.quiet{width:auto;margin:.25rem 0 0;padding:.75rem 0;border:0;text-align:start;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.4em}
.notice{margin:0 0 1.5rem;padding:1rem 1.25rem;border-block-start:1px solid var(--accent);background:var(--panel)}
.notice[role=alert]{border-color:var(--error)}
.notice p:last-child{margin:0}
.person{display:flex;gap:1.25rem;align-items:start;margin:2rem 0 0}
.person dl,.person dl>div{margin:0;padding:0;border:0}
.portrait{width:5rem;height:6.25rem;object-fit:cover}
.ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr));column-gap:.75rem}
footer{margin:2.5rem 0 0;font-size:.9375rem}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
@media (min-width:60rem){header,main{padding-inline:2.5rem}main{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:5rem;align-items:start;padding-block:3.5rem 6rem}}
@media (forced-colors:active){.first{border-width:3px}}`;

/** The policy of the pages: no script, nothing from elsewhere, and the style sheet by its SHA-256. */
export const plainPagePolicy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * A page of a signed link: without the site's menus, and without JavaScript.
 *
 * @param content one or two elements: what the page is about, and what can be done; beside each other on a wide screen
 */
export function plainPage(locale: Locale, title: string, content: ReactNode): string {
  const { lang, direction } = locales[locale];
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${company.name}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <header>
          <a href={localePath(locale, homePath)}>
            <span>{company.name}</span>
          </a>
        </header>
        <main>{content}</main>
      </body>
    </html>,
  )}`;
}
