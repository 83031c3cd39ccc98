import { Link, type LinkProps } from "react-router";
import { useLocale } from "~/hooks/use-locale";
import { href, type SitePath } from "~/locale";
import { viewTransition } from "./view-transition";

export interface SiteLinkProps extends Omit<LinkProps, "to"> {
  /** The page, without its language: the link stays in that of the page it stands on. */
  to: SitePath;
}

/**
 * A link within the site: its page is fetched when the pointer or the focus arrives, and comes in
 * with a view transition where the browser has one.
 */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const locale = useLocale();
  return (
    <Link prefetch="intent" viewTransition={viewTransition} {...props} to={href(locale, to)} />
  );
}
