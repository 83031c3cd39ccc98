import { Link, type LinkProps } from "react-router";

/**
 * A link within the site: its page is fetched when the pointer or the focus arrives, and comes in
 * with a view transition where the browser has one.
 */
export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
