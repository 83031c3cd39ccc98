import type { SitePath } from "~/locale";
import { useControlMessages } from "./control-messages";
import { SiteLink } from "./site-link";

export interface Crumb {
  title: string;
  to: SitePath;
}

/** The way to this page from the home page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const label = useControlMessages("breadcrumb");
  return (
    <nav aria-label={label}>
      <ol className="breadcrumbs text-small quiet">
        {crumbs.map(({ title, to }, index) => (
          <li key={to}>
            <SiteLink to={to} aria-current={index === crumbs.length - 1 ? "page" : undefined}>
              {title}
            </SiteLink>
            {index < crumbs.length - 1 && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
