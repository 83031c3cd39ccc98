import type { LinkProps } from "react-router";
import { type ActionStyle, actionStyle } from "./action-style";
import { SiteLink } from "./site-link";

interface ActionLinkProps extends LinkProps {
  look?: ActionStyle;
}

/** An action that leads to a page of the site. */
export function ActionLink({ look = "primary", className = "", ...props }: ActionLinkProps) {
  return <SiteLink className={`${actionStyle[look]} ${className}`} {...props} />;
}
