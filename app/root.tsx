import "./app.css";
import displayFont from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { ErrorPage } from "./site/error-page";
import { Footer } from "./site/footer";
import { Header } from "./site/header";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** The current year in Dubai, for the copyright line: the same on the server and in the browser. */
export const loader = () => ({
  year: new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Dubai" }).format(),
});

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Header />
        <main id="content">{children}</main>
        <Footer year={useRouteLoaderData<typeof loader>("root")?.year} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
