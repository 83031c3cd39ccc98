import { NavLink } from "react-router";
import type { SitePath } from "~/locale";

interface NavigationLinkProps {
  to: SitePath;
  title: string;
  className?: string;
  onClick?: () => void;
}

/** A link of the navigation: the horizon line underlines it while its page is shown. */
export function NavigationLink({ title, className = "nav-link", ...props }: NavigationLinkProps) {
  return (
    <NavLink prefetch="intent" viewTransition className={className} {...props}>
      {title}
    </NavLink>
  );
}
