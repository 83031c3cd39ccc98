import { type ActionStyle, actionStyle } from "./button";
import { SiteLink, type SiteLinkProps } from "./site-link";

interface ActionLinkProps extends SiteLinkProps {
  look?: ActionStyle;
}

/** An action that leads to a page of the site. */
export function ActionLink({ look = "primary", className = "", ...props }: ActionLinkProps) {
  return <SiteLink className={`${actionStyle[look]} ${className}`} {...props} />;
}
