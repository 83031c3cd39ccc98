import { Picture, type PictureProps } from "~/pictures/picture";
import { PictureNote } from "./pictures-note";

interface PicturePanelProps extends PictureProps {
  /** The class of the height. */
  height: string;
  /** Whether it is at the start edge of the page: the note begins with the page's content. */
  isAtStart?: boolean;
}

/** A picture that fills a part of the page, with its note below. */
export function PicturePanel(panel: PicturePanelProps) {
  const { height, isAtStart = false, className = "", ...props } = panel;
  return (
    <figure className={`flex flex-col ${height}`}>
      <Picture {...props} className={`h-0 w-full grow object-cover ${className}`} />
      <figcaption
        className={`pb-2 max-lg:px-(--margin) ${isAtStart ? "lg:ps-[max(var(--margin),calc((100vw-82.5rem)/2))]" : ""}`}
      >
        <PictureNote>{props.picture.note}</PictureNote>
      </figcaption>
    </figure>
  );
}
