import { Picture, type PictureProps } from "~/pictures/picture";

interface PicturePanelProps extends PictureProps {
  /** Said of the picture, on paper at its lower start: "Artist's impression". */
  note?: string | undefined;
  /** How high the panel is. */
  height: string;
}

/** A picture that fills a part of the page, what is said of it lying on its corner. */
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
