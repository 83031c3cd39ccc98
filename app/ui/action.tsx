import type { ComponentProps } from "react";
import { SiteLink, type SiteLinkProps } from "./site-link";

/**
 * The styles of an action. `primary` is for light backgrounds, `brass` for dark ones, `outline` has the
 * colour of its text; `text` is for a secondary action.
 */
export const actionClasses = {
  primary: "action action-primary",
  brass: "action action-brass",
  outline: "action action-outline",
  text: "text-action",
} as const;

type ActionStyle = keyof typeof actionClasses;

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ActionStyle;
}

/** A button; `type="button"` unless it says otherwise. */
export function Button({ variant = "primary", className = "", ...props }: ButtonProps) {
  return <button type="button" className={`${actionClasses[variant]} ${className}`} {...props} />;
}

interface ActionLinkProps extends SiteLinkProps {
  variant?: ActionStyle;
}

export function ActionLink({ variant = "primary", className = "", ...props }: ActionLinkProps) {
  return <SiteLink className={`${actionClasses[variant]} ${className}`} {...props} />;
}

/**
 * What a link or button is about, hidden after its text, for several with the same text. In brackets, because browsers put
 * a space before it in the name.
 */
export const HiddenDetail = ({ text }: { text: string }) => (
  <span className="sr-only"> ({text})</span>
);

interface DownloadLinkProps {
  address: string;
  /** The file name of the download. */
  download: string;
  text: string;
  /** The name of its property or project, hidden after the text, for several links with the same text. */
  subject?: string;
}

/** A download link, which works without JavaScript. */
export function DownloadLink({ address, download, text, subject }: DownloadLinkProps) {
  return (
    <a href={address} download={download} className={actionClasses.text}>
      {text}
      {subject && <HiddenDetail text={subject} />}
    </a>
  );
}
