import type { ComponentProps } from "react";
import { Link, type LinkProps, useLocation } from "react-router";
import { useLocale } from "~/hooks/use-locale";
import { href, type SitePath, sitePath } from "~/locale";

/**
 * Whether one page can turn into the next by a view transition. A link or a form that asks for one
 * where there are none (Safari before 18, Firefox before 144) makes the router complain in the console.
 */
export const viewTransition = !import.meta.env.SSR && "startViewTransition" in document;

export interface SiteLinkProps
  extends
    Omit<ComponentProps<"a">, "href">,
    Pick<LinkProps, "replace" | "preventScrollReset" | "viewTransition"> {
  /** The page, without its language: the link stays in that of the page it stands on. */
  to: SitePath;
}

/**
 * A link within the site: its page is fetched when the pointer or the focus arrives, and comes in
 * with a view transition where the browser has one.
 */
export function SiteLink({ to, children, ...props }: SiteLinkProps) {
  const address = href(useLocale(), to);
  return (
    <Link
      prefetch="intent"
      // The browser has the table of all routes from the start: react-router.config.ts.
      discover="none"
      viewTransition={viewTransition}
      {...props}
      to={address}
    >
      {children}
    </Link>
  );
}

/** A link of the navigation: the horizon line underlines it while its page is shown. */
export function NavigationLink({ className = "nav-link", ...link }: SiteLinkProps) {
  const isCurrent = sitePath(useLocation().pathname) === link.to;
  return <SiteLink className={className} {...link} aria-current={isCurrent ? "page" : undefined} />;
}
