import { Picture, type PictureProps } from "~/pictures/picture";
import { PictureNote } from "./pictures-note";

interface PicturePanelProps extends PictureProps {
  /** The class of the height. */
  height: string;
}

/** A picture that fills a part of the page, with its note below. */
export function PicturePanel({ height, className = "", ...props }: PicturePanelProps) {
  return (
    <figure className={`flex flex-col ${height}`}>
      <Picture {...props} className={`h-0 w-full grow object-cover ${className}`} />
      <figcaption className="pb-2 max-lg:px-(--margin)">
        <PictureNote>{props.picture.note}</PictureNote>
      </figcaption>
    </figure>
  );
}
