import { useMessages } from "~/hooks/use-messages";
import type { SitePath } from "~/locale";
import { SiteLink } from "./site-link";

export interface Crumb {
  title: string;
  to: SitePath;
}

/** The breadcrumbs from the home page; the last one is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const label = useMessages("controls").breadcrumb;
  return (
    <nav aria-label={label}>
      <ol className="breadcrumbs flex flex-wrap text-small quiet">
        {crumbs.map(({ title, to }, index) => (
          <li key={to}>
            {index < crumbs.length - 1 ? (
              <SiteLink to={to}>{title}</SiteLink>
            ) : (
              <bdi aria-current="page">{title}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
