import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { company } from "~/content/en/company";
import { defaultLocale, locales } from "~/locale";
import type { ShellData } from "~/shell-data";
import type { PageHead } from "./page-meta";
import { sharePicture } from "./share-picture";

/** The page's one address and the card that a shared link shows, for every page that has a head. */
export function SiteHead() {
  const origin = useRouteLoaderData<ShellData>("root")?.origin;
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  const head = page?.head;
  if (!head || !origin) return null;
  const address = `${origin}${pathname === "/" ? "" : pathname}`;
  const picture = `${origin}${sharePicture(pathname)}`;
  return (
    <>
      {/* A page that is to stay out of the index must not name another in its place. */}
      {!head.noindex && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locales[defaultLocale].tag.replace("-", "_")} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
