import "./app.css";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import displayFont from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2?url";
import arabicTextFont from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url";
import arabicDisplayFont from "@fontsource/markazi-text/files/markazi-text-arabic-400-normal.woff2?url";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { postedFormContext } from "./features/enquiries/enquiry-response";
import { MessagesContext, useLocale } from "./hooks/use-messages";
import { ErrorPage } from "./layout/error-page";
import { EventReplay } from "./layout/event-replay";
import { CurrencyScript, ShortlistScript } from "./layout/inline-script";
import { formAnswer, loadLayoutData, type LayoutData } from "./layout/layout.server";
import { PageLayout } from "./layout/page-layout";
import type { PageHead } from "./layout/page-site";
import { SiteHead, themeColour } from "./layout/site-head";
import { localePath, type Locale, locales, pageLocale } from "./locale";
import type { Messages } from "./messages/en/messages";
import { integrationsContext, siteVersionContext, pickMessages, siteContext } from "./site/site";
import arabicStyles from "./layout/arabic.css?url";
import noScriptStyles from "./layout/no-script.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** The root layout's data, in English if the address has no known language. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<LayoutData> {
  const site = context.get(siteContext);
  const { turnstileKey } = context.get(integrationsContext);
  const postedForm = context.get(postedFormContext);
  return {
    ...(await loadLayoutData(site)),
    messages: pickMessages(site, "controls", "pictureNotes"),
    origin: site.origin,
    version: context.get(siteVersionContext),
    ...(turnstileKey !== undefined && { turnstileKey }),
    ...(postedForm && { formAnswer: formAnswer(url.pathname, postedForm) }),
  };
}

/** Revalidates only if the language changes. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  pageLocale(currentParams) !== pageLocale(nextParams);

/**
 * The fonts of the first screen. Arabic pages do not preload the Latin ones, which are for names and digits
 * only, so that these do not delay the first picture.
 */
const fonts: Record<Locale, readonly string[]> = {
  en: [displayFont, textFont],
  it: [displayFont, textFont],
  ar: [arabicDisplayFont, arabicTextFont],
};

/** Preloads the fonts of a language, on the server only. */
function preloadFonts(locale: Locale) {
  if (!import.meta.env.SSR) return;
  for (const font of fonts[locale])
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

const styles: Partial<Record<Locale, string>> = { ar: arabicStyles };

interface PageData {
  head?: PageHead;
  /** For `useMessages`. */
  messages?: Partial<Messages>;
}

/**
 * The key of a saved scroll position. An entry of a link to a fragment has no key of its own ("default"), and would get
 * the position of another one: it has none, so that the page scrolls to the fragment.
 */
const scrollKey = ({ key, hash }: { key: string; hash: string }) =>
  hash && key === "default" ? crypto.randomUUID() : key;

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  preloadFonts(locale);
  const ownStyles = styles[locale];
  const { lang, direction } = locales[locale];
  const layout = useRouteLoaderData<LayoutData>("root");
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const failed = Boolean(useRouteError());
  return (
    // ShortlistScript changes this element before hydration.
    <html lang={lang} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {layout && <meta name="version" content={layout.version} />}
        <meta name="theme-color" content={themeColour} />
        {layout && page?.head && !failed && <SiteHead head={page.head} origin={layout.origin} />}
        <link rel="manifest" href={localePath(locale, "/manifest.webmanifest")} />
        <link rel="alternate" type="application/atom+xml" href={localePath(locale, "/feed.xml")} />
        <Links />
        {ownStyles && <link rel="stylesheet" href={ownStyles} precedence="language" />}
        <noscript>
          <link rel="stylesheet" href={noScriptStyles} />
        </noscript>
        <ShortlistScript />
        <CurrencyScript />
      </head>
      <body>
        {layout ? (
          <MessagesContext value={{ ...layout.messages, ...page?.messages }}>
            <PageLayout layout={layout}>{children}</PageLayout>
          </MessagesContext>
        ) : (
          <main>{children}</main>
        )}
        <EventReplay />
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Every path has its own elements. A browser's translator replaces text nodes, so React cannot turn the texts of one
 * page or language into those of the next.
 */
export default function App() {
  return <Outlet key={useLocation().pathname} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
