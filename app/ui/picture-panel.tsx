import { Picture, type PictureProps } from "~/pictures/picture";

interface PicturePanelProps extends PictureProps {
  /** The caption, on paper in the lower start corner: "Artist's impression". */
  note?: string | undefined;
  /** The class of the height. */
  height: string;
}

/** A picture that fills a part of the page, with its caption on the corner. */
export function PicturePanel({ note, height, className = "", ...picture }: PicturePanelProps) {
  return (
    <figure className={`relative ${height}`}>
      <Picture {...picture} className={`absolute inset-0 size-full object-cover ${className}`} />
      {note && (
        <figcaption className="absolute start-0 bottom-0 bg-paper px-4 py-2 text-small quiet">
          {note}
        </figcaption>
      )}
    </figure>
  );
}
