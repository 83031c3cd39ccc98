import type { ComponentProps } from "react";
import { Link, type LinkProps, useLocation } from "react-router";
import { useLocale } from "~/hooks/use-messages";
import { localePath, type SitePath, sitePath } from "~/locale";

/**
 * Whether the browser supports view transitions. In others (Safari before 18, Firefox before 144) the
 * router logs a warning for links with `viewTransition`.
 */
export const supportsViewTransition = !import.meta.env.SSR && "startViewTransition" in document;

export interface SiteLinkProps
  extends
    Omit<ComponentProps<"a">, "href">,
    Pick<LinkProps, "replace" | "preventScrollReset" | "viewTransition"> {
  /** The path without a language: the link stays in the page's language. */
  to: SitePath;
}

/**
 * A link within the site. Its page is prefetched on hover or focus, and appears with a view transition if
 * the browser supports it.
 */
export function SiteLink({ to, children, ...props }: SiteLinkProps) {
  const address = localePath(useLocale(), to);
  return (
    <Link
      prefetch="intent"
      // The browser has all routes from the start: react-router.config.ts.
      discover="none"
      viewTransition={supportsViewTransition}
      {...props}
      to={address}
    >
      {children}
    </Link>
  );
}

/** A link of the navigation, underlined while its page is the current one. /buy is two: homes to buy and to rent. */
export function NavigationLink({ className = "nav-link", ...link }: SiteLinkProps) {
  const { pathname, search } = useLocation();
  const isCurrent =
    sitePath(pathname) + (/\bfor=rent\b/.exec(search) ? "?for=rent" : "") === link.to;
  return <SiteLink className={className} {...link} aria-current={isCurrent ? "page" : undefined} />;
}
