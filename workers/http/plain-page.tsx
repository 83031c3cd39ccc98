import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { company } from "~/content/company";
import { type Locale, locales } from "~/locale";

const styles = `:root{color-scheme:light dark}
body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
header{margin:0 0 1.5rem;padding:0 0 .75rem;border-block-end:1px solid;font:1.375rem/1.2 "Bodoni MT",Didot,Georgia,serif}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1rem}
h2,legend{font-size:1.125rem;font-weight:bold;padding:0}
legend{float:inline-start;width:100%;margin:0 0 .5rem}
legend+*{clear:both}
dl{margin:1rem 0}
dt{font-size:.875rem;opacity:.75;margin:.75rem 0 0}
dd{margin:0}
fieldset{border:0;border-block-start:1px solid;margin:1.5rem 0 0;padding:1.25rem 0 0;min-width:0}
label{display:block;margin:.75rem 0 .25rem}
input,select{font:inherit;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem}
a.action,button{font:inherit;font-weight:bold;display:block;box-sizing:border-box;width:100%;min-height:3rem;margin:1rem 0 0;padding:.75rem 1rem;border:2px solid;border-radius:.25rem;background:Canvas;color:CanvasText;text-align:center;text-decoration:none;cursor:pointer}
.first{background:CanvasText;color:Canvas}
.notice{border-inline-start:4px solid;padding-inline-start:.75rem}
.person{display:flex;gap:1rem;align-items:start;margin:1.5rem 0 0;border-block-start:1px solid;padding:1.25rem 0 0}
.person dl{margin:0}
.person dt{margin:0}
.portrait{width:5rem;height:6.25rem;object-fit:cover}
footer{margin:2rem 0 0;font-size:.875rem}
:focus-visible{outline:3px solid Highlight;outline-offset:3px}`;

/** The policy of the pages: no script, nothing from elsewhere, and the style sheet by its SHA-256. */
export const plainPagePolicy = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page of a signed link: without the site's layout, and without JavaScript. */
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
        <main>{content}</main>
      </body>
    </html>,
  )}`;
}
