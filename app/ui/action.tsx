import type { ComponentProps } from "react";
import { SiteLink, type SiteLinkProps } from "./site-link";

/**
 * How an action looks. `primary` is for light grounds, `brass` for dark ones, `outline` takes the
 * colour of its text; `text` is the second action beside any of them.
 */
export const actionStyle = {
  primary: "action action-primary",
  brass: "action action-brass",
  outline: "action action-outline",
  text: "text-action",
} as const;

type ActionStyle = keyof typeof actionStyle;

interface ButtonProps extends ComponentProps<"button"> {
  look?: ActionStyle;
}

/** A button; `type="button"` unless it says otherwise. */
export function Button({ look = "primary", className = "", ...props }: ButtonProps) {
  return <button type="button" className={`${actionStyle[look]} ${className}`} {...props} />;
}

interface ActionLinkProps extends SiteLinkProps {
  look?: ActionStyle;
}

/** An action that leads to a page of the site. */
export function ActionLink({ look = "primary", className = "", ...props }: ActionLinkProps) {
  return <SiteLink className={`${actionStyle[look]} ${className}`} {...props} />;
}

interface DownloadLinkProps {
  address: string;
  /** What the file is called once it has been fetched. */
  download: string;
  text: string;
  /** For a screen reader, where several links of this text stand on a page. */
  label?: string;
}

/** A file to take along: a plain link, that works without JavaScript. */
export function DownloadLink({ address, download, text, label }: DownloadLinkProps) {
  return (
    <a href={address} download={download} aria-label={label} className={actionStyle.text}>
      {text}
    </a>
  );
}
