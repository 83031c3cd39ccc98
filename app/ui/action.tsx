import type { ComponentProps } from "react";
import { SiteLink, type SiteLinkProps } from "./site-link";

/**
 * The styles of an action. `primary` is for light backgrounds, `brass` for dark ones, `outline` has the
 * colour of its text; `text` is for a secondary action.
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

/** A link to a page of the site that looks like a button. */
export function ActionLink({ look = "primary", className = "", ...props }: ActionLinkProps) {
  return <SiteLink className={`${actionStyle[look]} ${className}`} {...props} />;
}

interface DownloadLinkProps {
  address: string;
  /** The file name of the download. */
  download: string;
  text: string;
  /** The accessible name, for several links with the same text. */
  label?: string;
}

/** A download link, which works without JavaScript. */
export function DownloadLink({ address, download, text, label }: DownloadLinkProps) {
  return (
    <a href={address} download={download} aria-label={label} className={actionStyle.text}>
      {text}
    </a>
  );
}
