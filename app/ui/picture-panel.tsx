import { Picture, type PictureProps } from "~/pictures/picture";

interface PicturePanelProps extends PictureProps {
  /** The class of the height. */
  height: string;
}

/** A picture that fills a part of the page, with its note on paper in the lower start corner. */
export function PicturePanel({ height, className = "", ...props }: PicturePanelProps) {
  return (
    <figure className={`relative ${height}`}>
      <Picture {...props} className={`absolute inset-0 size-full object-cover ${className}`} />
      {props.picture.note && (
        <figcaption className="absolute start-0 bottom-0 bg-paper px-4 py-2 text-small quiet">
          {props.picture.note}
        </figcaption>
      )}
    </figure>
  );
}
