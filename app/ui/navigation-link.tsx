import { useLocation } from "react-router";
import { sitePath } from "~/locale";
import { SiteLink, type SiteLinkProps } from "./site-link";

/** A link of the navigation: the horizon line underlines it while its page is shown. */
export function NavigationLink({ className = "nav-link", ...link }: SiteLinkProps) {
  const isCurrent = sitePath(useLocation().pathname) === link.to;
  return <SiteLink className={className} {...link} aria-current={isCurrent ? "page" : undefined} />;
}
