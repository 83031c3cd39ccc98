import { NavLink } from "react-router";
import { useLocale } from "~/hooks/use-locale";
import { href, type SitePath } from "~/locale";

interface NavigationLinkProps {
  to: SitePath;
  title: string;
  className?: string;
  onClick?: () => void;
}

/** A link of the navigation: the horizon line underlines it while its page is shown. */
export function NavigationLink(props: NavigationLinkProps) {
  const { to, title, className = "nav-link", ...rest } = props;
  const locale = useLocale();
  return (
    <NavLink prefetch="intent" viewTransition className={className} {...rest} to={href(locale, to)}>
      {title}
    </NavLink>
  );
}
