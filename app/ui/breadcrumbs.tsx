import type { SitePath } from "~/locale";
import { useControlWords } from "./control-words";
import { SiteLink } from "./site-link";

export interface Crumb {
  title: string;
  to: SitePath;
}

/** The way to this page from the home page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const label = useControlWords("breadcrumb");
  return (
    <nav aria-label={label}>
      <ol className="-my-2 flex flex-wrap text-small quiet md:-my-0.5">
        {crumbs.map(({ title, to }, index) => (
          <li key={to} className="flex items-center">
            <SiteLink
              to={to}
              aria-current={index === crumbs.length - 1 ? "page" : undefined}
              className="inline-flex min-h-11 items-center hover:underline aria-[current]:text-(--accent,var(--color-bronze)) md:min-h-8"
            >
              {title}
            </SiteLink>
            {index < crumbs.length - 1 && (
              <span aria-hidden className="[scale:var(--forward)_1] px-2">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
