import { actionStyle } from "./button";

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
